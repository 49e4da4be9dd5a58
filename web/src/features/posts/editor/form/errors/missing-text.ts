import { wordFor } from '@schema/rules/lists/counted';
import type { Missing } from '../usePostForm';

const fields = (count: number): string => wordFor(count, 'field');

/**
 * `2 required fields left, 1 to correct`; null when nothing is missing. `failed` are the names of
 * files that did not arrive.
 */
export function missingText({ left, wrong }: Missing, failed: readonly string[]): string | null {
  if (left.length === 0 && failed.length > 0 && failed.length === wrong.length)
    return failed.length === 1
      ? `${failed[0]} is not uploaded`
      : `${failed.length} files are not uploaded`;
  const texts = [
    left.length > 0 && `${left.length} required ${fields(left.length)} left`,
    wrong.length > 0 &&
      `${wrong.length}${left.length > 0 ? '' : ` ${fields(wrong.length)}`} to correct`,
  ];
  return texts.filter(Boolean).join(', ') || null;
}
