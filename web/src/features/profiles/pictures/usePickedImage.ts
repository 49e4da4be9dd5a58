import { useState } from 'react';
import { notify } from '@/ui';
import { defaultBanner, profileBanner, profilePicture } from '@schema/rules/files';

/** A picture on this device, on its way to be cut. */
export type Chosen = { url: string; name: string };

/** What is cut: a face, or the strip above a profile or above all. */
export type Cut = { title: string; aspect: number; isRound: boolean; maxWidth: number };
export const faceCut: Cut = {
  title: 'Your picture',
  aspect: 1,
  isRound: true,
  maxWidth: profilePicture.maxSide,
};
export const defaultBannerCut: Cut = {
  title: 'The default banner',
  aspect: 6,
  isRound: false,
  maxWidth: defaultBanner.variants.large.width,
};
export const bannerCut: Cut = {
  title: 'Your banner',
  aspect: 6,
  isRound: false,
  maxWidth: profileBanner.variants.large.width,
};

/** Takes a picture from the device; anything else is refused with the documented text. It is kept while it is cut, and after: it may be cut anew. */
export function useChosen(
  rule: Pick<typeof profilePicture | typeof defaultBanner, 'types' | 'texts'> = profilePicture,
  refuse: (text: string) => void = notify.error,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  /** @returns whether it was taken */
  const choose = (file: File): boolean => {
    if (!rule.types.some((type) => type === file.type)) {
      refuse(rule.texts.type);
      return false;
    }
    close();
    setChosen({ url: URL.createObjectURL(file), name: file.name });
    return true;
  };
  return { chosen, choose, close };
}
