/** What ends the sound of this page, for pages that have not loaded what plays it. */
let end: ((id?: string) => void) | null = null;

export const nowPlaying = {
  isEndedBy: (stop: (id?: string) => void): void => {
    end = stop;
  },
  /** Ends what is played; with an id, where it is that. */
  stop: (id?: string): void => end?.(id),
};
