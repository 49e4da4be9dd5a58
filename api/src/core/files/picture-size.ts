import {
  type PictureSize,
  pictureSizes,
  profileBanner,
  profilePicture,
} from '../../../../schema/rules/files/files.ts';
import type { App } from '../context.ts';
import { registerEnum } from '../enums.ts';

const pixels = (size: PictureSize): string =>
  `A face ${profilePicture.variants[size].width} pixels wide, a banner ${profileBanner.variants[size].width}.`;

export const PictureSizeEnum = registerEnum('PictureSize', pictureSizes, {
  description:
    'How large a picture is asked for; one that is kept in no such size comes whole. Faces are square.',
  values: { small: pixels('small'), medium: pixels('medium'), large: pixels('large') },
});

/**
 * The signed address of a picture; null without a picture.
 * @param size null for the whole picture, which is also what a picture without that size answers
 * with
 */
export const pictureAddress = (
  app: App,
  id: string | null,
  size: PictureSize | null | undefined,
): string | null => (id === null ? null : app.addresses.sign(id, 'inline', size ?? null));
