import { offlineTexts as texts } from '@schema/rules/device/offline-texts';
import { useLocation } from 'react-router-dom';
import { useConnectionState } from '@/core/live/connection';
import { pageAges } from '@/core/offline/page-ages';
import { RelativeTime, useStore } from '@/ui';
import css from './ConnectionBanner.module.css';

/**
 * How old what stands on this page is, while the server can't be asked. Not a status of its own: a
 * reader that hears of the lost line is not told of each minute that goes by.
 */
export default function PageAge() {
  const { pathname } = useLocation();
  const age = useStore(pageAges)[pathname];
  const state = useConnectionState();
  if (!age || (state === 'up' && !age.isKept)) return null;
  return (
    <p className={css.age}>
      {texts.asOf} <RelativeTime at={new Date(age.at)} />
      {state === 'offline' ? (
        texts.noLine
      ) : (
        <span className={state === 'lost' ? css.rest : undefined}>{texts.noAnswer}</span>
      )}
    </p>
  );
}
