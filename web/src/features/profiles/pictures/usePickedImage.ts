import type { defaultBanner, profilePicture } from '@schema/rules/files/files';
import { useFilePreview } from '@/core/forms/files/useFilePreview';
import { notify } from '@/ui';

/** Which images may be picked, and what is said of others. */
export type ImageRule = Pick<typeof profilePicture | typeof defaultBanner, 'types' | 'texts'>;

/**
 * An image that was picked on this device, to be cropped. It stays after that: it may be cropped
 * again.
 * @param rule the types that may be picked
 * @param onRefused called with the documented text about any other file; a toast without it
 * @returns `pick`, which says whether the file was taken, and `drop`, which forgets it
 */
export function usePickedImage(rule: ImageRule, onRefused: (text: string) => void = notify.error) {
  const [image, setImage] = useFilePreview();
  const pick = (file: File): boolean => {
    const isAllowed = rule.types.some((type) => type === file.type);
    if (isAllowed) setImage(file);
    else onRefused(rule.texts.type);
    return isAllowed;
  };
  return { image, pick, drop: () => setImage(null) };
}
