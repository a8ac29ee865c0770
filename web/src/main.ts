import { mount } from 'svelte';
import './style/tokens.css';
import './style/page.css';
import App from './App.svelte';
import { apply } from './settings.svelte';
import { lang, texts } from './texts/texts.svelte';

apply();
document.documentElement.lang = lang();
void texts().then(() => mount(App, { target: document.getElementById('page')! }));
