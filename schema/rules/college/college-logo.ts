import { companyLogo } from '../files/files.ts';

/** What stands for the college beside its name: cut square by the form. */
export const collegeLogo = companyLogo;

/** Where the college's logo is, small or whole. Another logo has another address. */
export const collegeLogoPath = (fileId: string, size?: 'small' | 'medium'): string =>
  size ? `/college-logo/${fileId}.${size}` : `/college-logo/${fileId}`;

/**
 * The style that shows the logo in place of the product's mark, in every page; empty without one.
 * @param path of a stored file: no text of anybody's
 */
export const logoStyle = (path: string | null): string =>
  path ? `:root{--college-logo:url("${path}");--college-logo-ground:#fff;--product-mark:none}` : '';

/** The icons that are drawn of the logo, each with its side in pixels. */
export const collegeIcons = {
  'icon-192': 192,
  'icon-512': 512,
  'maskable-512': 512,
  'apple-touch-180': 180,
  /** At the head of mails: twice as large as it is shown. */
  'mail-96': 96,
} as const;
export type CollegeIcon = keyof typeof collegeIcons;

/** Where such an icon is. Another logo or colour has another address. */
export const collegeIconPath = (tag: string, icon: CollegeIcon): string =>
  `/college-icon/${tag}/${icon}.png`;
