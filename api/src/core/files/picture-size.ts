import { type PictureSize, pictureSizes } from '../../../../schema/rules/files.ts';
import type { App } from '../context.ts';
import { wordEnum } from '../words.ts';

export const PictureSizeEnum = wordEnum('PictureSize', pictureSizes);

/** The signed address of a picture in a size; null: whole, as what has no such size is too. */
export const pictureAddress = (
  app: App,
  id: string | null,
  size: PictureSize | null | undefined,
): string | null => (id === null ? null : app.addresses.sign(id, 'inline', size ?? null));
