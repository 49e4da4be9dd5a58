import { companyLogo } from './files.ts';

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
