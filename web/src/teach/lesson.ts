/* A lesson as the server builds it. */
import { call } from '$/net/api';
import { lang } from '$/texts/texts.svelte';
import type { LessonData } from './frames';

export const lessonAt = (game: string, number: number, line: string[] = []) =>
  call<LessonData>(
    `/api/games/${game}/lessons/${number}?lang=${lang()}&line=${encodeURIComponent(JSON.stringify(line))}`,
  );
