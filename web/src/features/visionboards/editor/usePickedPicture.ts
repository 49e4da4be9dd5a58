import { useEffect, useState } from 'react';
import { visionPicture } from '@schema/rules/visionboards-texts';

/** A picture that was chosen on this device, with the address under which this page can show it. */
export type PickedPicture = { file: File; address: string };

const { types, maxBytes, texts } = visionPicture;

/** @returns why the picture can't be sent, as the documented text, or null */
export function pictureError(file: File): string | null {
  if (file.size >= maxBytes) return texts.size;
  return types.some((type) => type === file.type) ? null : texts.type;
}

/** The picture that was chosen, until another one is, or the form closes. */
export function usePickedPicture() {
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.address);
    },
    [picked],
  );
  const pick = (file: File | null) =>
    setPicked(file && { file, address: URL.createObjectURL(file) });
  return { picked, pick };
}
