import { companyLogo, type PictureSize } from '../files/files.ts';

/** Which companies have a logo, by `companyKey`: the file of each, as JSON. */
export const companyLogosPath = '/logos.json';

/** Where the picture of a logo is; without a size, whole. Another logo has another address. */
export const logoPath = (fileId: string, size?: PictureSize | null): string =>
  size && size in companyLogo.variants ? `/logos/${fileId}.${size}` : `/logos/${fileId}`;
