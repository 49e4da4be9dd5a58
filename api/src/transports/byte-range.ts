import type { ByteRange } from '../core/files/store.ts';

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): one range of bytes.
 * @param header as it was sent
 * @returns null for the whole: nothing, several parts or something else was asked for; `outside`
 * for what begins behind its end
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return last === '0' || size === 0
      ? 'outside'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const [start, end] = [Number(first), last === '' ? size - 1 : Number(last)];
  if (end < start && last !== '') return null;
  return start >= size ? 'outside' : { start, end: Math.min(end, size - 1) };
}
