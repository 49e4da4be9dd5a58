import { importTexts } from '@schema/rules/imports/imports-texts';
import { wordFor } from '@schema/rules/lists/counted';
import { numberText } from '@schema/rules/text/number-text';
import type { ImportFieldsFragment } from '@/generated/documents';

type Import = ImportFieldsFragment;
const rows = (n: number): string => `${numberText(n)} ${wordFor(n, 'row')}`;

const invited = (it: Import): string =>
  it.mode === 'accounts' && it.createdCount > 0
    ? `, ${numberText(it.invited)} invited${declined(it)}`
    : '';
const declined = ({ declinedCount }: Import): string =>
  declinedCount > 0 ? `, ${importTexts.declined(numberText(declinedCount))}` : '';
const stays = ({ mode }: Import): string =>
  mode === 'roster' ? 'stay verified' : 'stay, their people have signed in';

/** How an import stands, in a sentence. */
export function importText(it: Import): string {
  const made = it.mode === 'roster' ? 'on the roster' : 'accounts made';
  const known =
    it.existingCount > 0 ? `, ${numberText(it.existingCount)} had an account already` : '';
  switch (it.status) {
    case 'checking':
      return 'Looking at the rows …';
    case 'checked':
      return `${rows(it.total)}: ${numberText(it.validCount)} good, ${numberText(it.invalidCount)} bad${known}. Nothing is made yet.`;
    case 'running':
      return `${numberText(it.createdCount)} of ${numberText(it.validCount)} ${made} …`;
    case 'done':
      return `${numberText(it.createdCount)} ${made}${known}${invited(it)}.`;
    case 'canceled':
      return `Canceled: ${numberText(it.createdCount)} ${made} by then${invited(it)}.`;
    case 'undoing':
      return `Taking it back: ${numberText(it.undone)} so far …`;
    case 'undone':
      return `Taken back: ${numberText(it.undone)}${it.keptCount > 0 ? `; ${numberText(it.keptCount)} ${stays(it)}` : ''}.`;
  }
}

/** How far a run has got, in percent. */
export const progressPercent = ({
  status,
  validCount,
  createdCount,
  existingCount,
  undone,
  keptCount,
}: Import): number =>
  status === 'undoing'
    ? Math.round(((undone + keptCount) / Math.max(1, createdCount)) * 100)
    : Math.min(100, Math.round(((createdCount + existingCount) / Math.max(1, validCount)) * 100));

/** Whether rows are being made accounts of, or taken back: the bar shows how far. */
export const isMoving = ({ status }: Import): boolean =>
  status === 'running' || status === 'undoing';

/**
 * Whether it changes by itself: its file is looked at, its rows are run, or its people are invited.
 */
export const goesOn = (it: Import): boolean =>
  isMoving(it) ||
  it.status === 'checking' ||
  (it.mode === 'accounts' &&
    (it.status === 'done' || it.status === 'canceled') &&
    it.invited + it.declinedCount < it.createdCount);
