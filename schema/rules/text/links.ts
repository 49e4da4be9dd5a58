import { z } from 'zod';

const text = 'Please enter a valid URL';

function isLink(value: string): boolean {
  try {
    const url = new URL(value);
    return (
      (url.protocol === 'http:' || url.protocol === 'https:') &&
      url.hostname.includes('.') &&
      !url.username &&
      !url.password
    );
  } catch {
    return false;
  }
}

/**
 * A field for a link that a person typed: http or https, never fetched by the server; or nothing.
 */
const field = z
  .string()
  .trim()
  .max(2000, text)
  .refine((value) => value === '' || isLink(value), text);

/** What somebody types of an address, without its scheme: `jobs.example/7`. */
const withoutScheme = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/u;

/** An address as it was typed, by the safe scheme where it has none; anything else as it is. */
export const withScheme = (typed: string): string =>
  withoutScheme.test(typed.trim()) ? `https://${typed.trim()}` : typed;

/** A link field that may stay empty. */
export const optionalLink = field.nullish().transform((value) => value || null);

/**
 * A link that must be there.
 * @param missing what is said without one
 * @param invalid what is said of anything but a link
 */
export const requiredLink = (missing: string, invalid: string) =>
  z.string(missing).trim().min(1, missing).max(2000, invalid).refine(isLink, invalid);

/** A list of links, rows that were left empty dropped: at most so many. */
export const links = (max: number) =>
  z
    .array(field)
    .max(max, `At most ${max} links`)
    .default([])
    .transform((all) => [...new Set(all.filter(Boolean))]);
