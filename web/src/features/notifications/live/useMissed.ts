import { notificationTexts } from '@schema/rules/notifications/notifications-texts';
import { useState } from 'react';
import type { NotificationFieldsFragment } from '@/generated/documents';
import { useIsTabHidden } from '@/ui';

type Missed = Pick<NotificationFieldsFragment, 'id' | 'content'>;

/** What came, in one sentence: the words of one, of several how many and the last. */
function wordsOf(missed: readonly Missed[]): string {
  const last = missed.at(-1)?.content ?? '';
  return missed.length > 1 ? notificationTexts.missed(missed.length, last) : last;
}

/**
 * What came while nobody saw this tab, which had no toast: said once when it is seen again, as far
 * as nobody has read it on another device.
 * @returns `words`: for a status of the page
 */
export function useMissed() {
  const isHidden = useIsTabHidden();
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const [words, say] = useState('');
  if (!isHidden && missed.length > 0) {
    say(wordsOf(missed));
    setMissed([]);
  }
  // The same words next time are said again: a status that does not change is silent.
  if (isHidden && words !== '') say('');
  const forget = (id: string) => setMissed((all) => all.filter((one) => one.id !== id));
  const note = ({ id, content }: Missed) => {
    if (document.hidden)
      setMissed((all) => [...all.filter((one) => one.id !== id), { id, content }]);
  };
  return { words, note, forget };
}
