import { restoredText } from '@schema/rules/backups/restoring';
import { longMomentText } from '@schema/rules/text/date-text';
import { useEffect, useState } from 'react';
import { forgetRestored, readRestored } from '@/core/restored';
import css from './banner.module.css';

/** Who has just restored a backup reads here that it is back, once; nobody else reads anything. */
export function RestoredNote() {
  const [madeAt] = useState(readRestored);
  useEffect(forgetRestored, []);
  if (madeAt === null) return null;
  return (
    <div className={css.banner} data-over role="status">
      <p>{restoredText(longMomentText(new Date(madeAt)))}</p>
    </div>
  );
}
