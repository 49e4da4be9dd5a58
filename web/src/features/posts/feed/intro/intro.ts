import { sharedStore } from '@/core/drafts/persisted';

/**
 * Whoever closed the intro video is not shown it again on this device. The documents name the key.
 */
/** Where this device keeps that the intro was closed. */
export const introKey = 'hideVideo';

const hideVideo = sharedStore<true>(introKey, {
  parse: (stored) => (stored === true ? true : undefined),
});

/** Whether the intro was closed on this device. */
export const isIntroDismissed = (): boolean => hideVideo.read() !== null;

/** Remembers on this device that the intro was closed. */
export const dismissIntro = (): void => void hideVideo.write(true);
