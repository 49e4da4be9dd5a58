import { visionPicture } from '@schema/rules/visionboards-texts';

const { types, maxBytes, texts } = visionPicture;

/** @returns why the picture can't be sent, as the documented text, or null */
export function pictureError(file: File): string | null {
  if (file.size >= maxBytes) return texts.size;
  return types.some((type) => type === file.type) ? null : texts.type;
}
