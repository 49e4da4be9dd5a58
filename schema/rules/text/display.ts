import { bookmarkPreviewLength } from '../bookmarks/bookmarks.ts';
import { counted } from '../lists/counted.ts';
import { teaserLength } from '../posts/posts-texts.ts';

/** Display rules that pages, cards and mails share. */

/** `'24` from 2000 on, the whole year before. */
export const shortYear = (year: number): string =>
  year >= 2000 ? `'${String(year % 100).padStart(2, '0')}` : String(year);

type Degree = {
  degreeType?: string | null;
  stream?: string | null;
  specialisation?: string | null;
  yearOfGraduation?: number | null;
};

/** `CSE B.Tech '24`; an MBA shows the specialisation; missing values say so. */
export function degreeLine({
  degreeType,
  stream,
  specialisation,
  yearOfGraduation,
}: Degree): string {
  const field =
    (degreeType === 'MBA' ? specialisation : (stream ?? specialisation)) || 'Not specified';
  const year = yearOfGraduation ? shortYear(yearOfGraduation) : 'Not specified';
  return degreeType ? `${field} ${degreeType} ${year}` : `${field} ${year} Unknown`;
}

/**
 * `N+ years of experience`: months divided by 12, rounded down; the months themselves before the
 * first year is full.
 */
export const experienceText = (months: number): string =>
  months >= 12
    ? `${Math.floor(months / 12)}+ years of experience`
    : months > 0
      ? `${monthsText(months)} of experience`
      : 'No experience yet';

/**
 * Totals of a career: rounded down to half years, `3.5+ years`; in months until the first half year
 * is full.
 */
export const durationText = (months: number): string =>
  months >= 6 ? `${Math.floor(months / 6) / 2}+ years` : monthsText(months);

/** `1 month`, `14 months`. */
export const monthsText = (months: number): string => counted(months, 'month');

/** How many experiences a person has told of, on a card. */
export const experienceCountText = (count: number): string =>
  count === 0
    ? 'No experiences shared yet'
    : count === 1
      ? 'Shared an experience'
      : `Shared ${count} experiences`;

/**
 * `40k` for an intern's stipend, `32 LPA` for full-time; what is not a number is shown as typed.
 */
export function packageText(
  amount: string | null | undefined,
  experienceType: 'intern' | 'fulltime',
): string | null {
  if (!amount) return null;
  const number = amount.replace(/\s*(lpa|k)\s*$/i, '').trim();
  if (!/^\d+(\.\d+)?$/.test(number)) return amount;
  return experienceType === 'intern' ? `${number}k` : `${number} LPA`;
}

/**
 * A text that is too long ends in an ellipsis, and in no other sign before it; a character of two
 * halves is not cut through.
 */
const cut = (text: string, length: number): string =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\uD800-\uDBFF]$/, '')
        .replace(/[\s.…,;:]+$/, '')}…`
    : text;

/** Characters of a quote, the ellipsis included. */
export const quoteLength = 160;

/** The first words of a text: what is longer ends at a word, with an ellipsis. */
export function quoteText(text: string): string {
  if (text.length <= quoteLength) return text;
  const [words] = /^.*\S(?=\s)/s.exec(text.slice(0, quoteLength)) ?? [];
  // What has no spaces is cut where it must be.
  return words ? `${words.replace(/[\s.…,;:]+$/, '')}…` : cut(text, quoteLength);
}

/** At most 100 characters. */
export const teaser = (text: string): string => cut(text, teaserLength);

/** What the list of bookmarks shows of a target: at most 50 characters. */
export const bookmarkPreview = (text: string): string => cut(text, bookmarkPreviewLength);

const mega = 1024 * 1024;

/** `12 KB`, `3.4 MB`, `1.2 GB`. */
export function fileSize(bytes: number): string {
  if (bytes < mega) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const megabytes = bytes / mega;
  return megabytes < 1024 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`;
}

/** `PDF`, `JPEG`. */
const fileKind = (contentType: string): string =>
  (contentType.split('/')[1] ?? contentType).toUpperCase();

/**
 * `PDF, 3 pages, 240 KB`: without pages where they were not counted, without a size where it is not
 * known.
 */
export const fileFacts = (
  contentType: string,
  { pages, size = null }: { pages: number | null; size?: number | null },
): string =>
  [fileKind(contentType), pages && counted(pages, 'page'), size && fileSize(size)]
    .filter(Boolean)
    .join(', ');
