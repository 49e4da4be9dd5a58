/**
 * The promo film: six scenes of five seconds. The pictures are our own drawings, so that playing it
 * loads nothing from other hosts.
 */
export const film = [
  {
    scene: 'campus',
    caption:
      'August. The placement season begins, and everyone asks the same thing: what will they ask?',
  },
  { scene: 'alone', caption: 'You could prepare alone, with a list of problems from a stranger.' },
  {
    scene: 'letter',
    caption: 'Or read what last year’s batch wrote, round by round, in their own words.',
  },
  { scene: 'talk', caption: 'Ask them. They answer, for they once had the same question.' },
  { scene: 'bridge', caption: 'Find the alumni who already work where you want to be.' },
  {
    scene: 'circle',
    caption: 'And when you have made it: write it down. The next batch is reading.',
  },
] as const;

export type SceneName = (typeof film)[number]['scene'];
export const sceneSeconds = 5;
export const filmSeconds = film.length * sceneSeconds;
