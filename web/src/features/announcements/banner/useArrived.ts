import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notify, toastSeconds } from '@/ui';
import type { Banner } from './remembered';

/** What the toast about announcements is about. */
const subject = 'announcements';

/**
 * Splits the announcements into those that stand above the page and those that came while somebody
 * was reading it: these would push it down under their eyes, so a toast has their words, and they
 * stand there from the next page on, or once they are asked for.
 * @param all the newest first
 * @param isSilent on this page, nothing is told either
 * @param onShow called when the reader asks for those that wait, with a function that shows them
 * @returns those above the page
 */
export function useArrived(
  all: readonly Banner[],
  isSilent: boolean,
  onShow: (show: () => void) => void,
): readonly Banner[] {
  const { pathname } = useLocation();
  const ids = all.map(({ id }) => id);
  const [arrival, setArrival] = useState({ pathname, ids });
  if (arrival.pathname !== pathname) setArrival({ pathname, ids });
  const waiting = ids.filter((id) => !arrival.ids.includes(id)).join(' ');
  const tell = useEffectEvent(() => {
    const waitingIds = waiting.split(' ');
    const newest = all.find(({ id }) => waitingIds.includes(id));
    notify.info(texts.arrived(newest?.message ?? '', waitingIds.length - 1), {
      subject,
      seconds: toastSeconds.undo,
      stepsAside: true,
      more: {
        label: texts.show,
        href: pathname,
        follow: () =>
          onShow(() => setArrival((now) => ({ ...now, ids: [...now.ids, ...waitingIds] }))),
      },
    });
  });
  useEffect(() => {
    if (waiting === '' || isSilent) return;
    tell();
    return () => notify.close(subject);
  }, [waiting, isSilent]);
  return all.filter(({ id }) => arrival.ids.includes(id));
}
