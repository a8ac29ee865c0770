/* A table's clock in words. */
import type { Clock } from '$/net/api';
import { say } from '$/texts/texts.svelte';

export const clockName = (clock: Clock | null) =>
  !clock
    ? say('clock-none')
    : clock.kind === 'move'
      ? say('clock-move', { seconds: clock.seconds })
      : say('clock-bank', { minutes: clock.seconds / 60 });
