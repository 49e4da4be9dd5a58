import { useState } from 'react';
import { notify } from '@/ui';
import { profileBanner, profilePicture } from '@schema/rules/files';

/** A picture on this device, on its way to be cut. */
export type Chosen = { url: string; name: string };

/** What is cut: a face, or the strip above the profile. */
export type Cut = { title: string; aspect: number; isRound: boolean; maxWidth: number };
export const faceCut: Cut = { title: 'Your picture', aspect: 1, isRound: true, maxWidth: profilePicture.maxSide };
export const bannerCut: Cut = { title: 'Your banner', aspect: 6, isRound: false, maxWidth: profileBanner.variants.large.width };

const isPicture = (file: File): boolean => profilePicture.types.some((type) => type === file.type);

/** Takes a picture from the device; anything else is refused with the documented text. */
export function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(null);
  };
  const choose = (file: File) => {
    if (!isPicture(file)) return notify.error(profilePicture.texts.type);
    close();
    setChosen({ url: URL.createObjectURL(file), name: file.name });
  };
  return { chosen, choose, close };
}
