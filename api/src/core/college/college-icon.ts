import { createHash } from 'node:crypto';
import {
  type CollegeIcon,
  collegeIconPath,
} from '../../../../schema/rules/college/college-logo.ts';
import type { Config } from '../../config.ts';

/** What the icons of the college are drawn of. */
export interface IconWords {
  /** The stored file of the logo. */
  logo: string;
  /** A colour as `#504cce`; empty: the product's. */
  accent: string;
}

/** Changed with how icons are drawn: what browsers keep for good is drawn anew then. */
const drawing = 1;

const known = new WeakMap<Config['college'], IconWords>();

type Named = Pick<Config, 'college'>;

/** What the icons are drawn of, as this instance has heard of it; null without a logo. */
export const iconWords = ({ college }: Named): IconWords | null => known.get(college) ?? null;

/** What the icons are drawn of from now on; null: nobody has given a logo. */
export function knowIcon({ college }: Named, words: IconWords | null): void {
  if (words) known.set(college, words);
  else known.delete(college);
}

/** By what the addresses of the icons differ from those of another logo or colour. */
export const iconTag = (words: IconWords): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, words.logo, words.accent]))
    .digest('base64url')
    .slice(0, 16);

/**
 * The path of an icon of the college; null where it has no logo. It waits for no database: pages,
 * the manifest and mails have it at hand.
 */
export function collegeIcon(config: Named, icon: CollegeIcon): string | null {
  const words = iconWords(config);
  return words && collegeIconPath(iconTag(words), icon);
}
