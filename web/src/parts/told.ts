/* A table in words alone: what a blind player reads instead of the cloth. */

/** One heading and what stands under it. */
export interface Section {
  title: string;
  lines: string[];
}
