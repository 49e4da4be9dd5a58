/** What ends the sound of this page, for pages that have not loaded what plays it. */
let end: (() => void) | null = null;

export const nowPlaying = {
  isEndedBy: (stop: () => void): void => {
    end = stop;
  },
  stop: (): void => end?.(),
};
