import { type PictureSize, pictureSizes } from '../../../../schema/rules/files.ts';
import type { App } from '../context.ts';
import { registerEnum } from '../enums.ts';

export const PictureSizeEnum = registerEnum('PictureSize', pictureSizes);

/**
 * The signed address of a picture; null without a picture.
 * @param size null for the whole picture, which is also what a picture without that size answers with
 */
export const pictureAddress = (
  app: App,
  id: string | null,
  size: PictureSize | null | undefined,
): string | null => (id === null ? null : app.addresses.sign(id, 'inline', size ?? null));
