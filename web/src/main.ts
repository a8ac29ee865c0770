import { mount } from 'svelte';
import './style/tokens.css';
import './style/page.css';
import App from './App.svelte';
import { applyTheme } from './settings.svelte';
import { lang, texts } from './texts/texts.svelte';

applyTheme();
document.documentElement.lang = lang();
void texts().then(() => mount(App, { target: document.getElementById('page')! }));
