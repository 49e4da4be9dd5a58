import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { personalStore } from '@/core/drafts/persisted';
import { isRecord } from '@/core/is-record';
import type { Banner } from './remembered';

/** On so many pages it is shown before it leaves those alone that are read. */
const often = 2;

/** On how many pages this device has shown each announcement to the person. */
const seenCounts = (userId: string) =>
  personalStore<Record<string, number>>(
    { kind: 'announcements-seen', of: userId },
    {
      parse: (stored) =>
        isRecord(stored)
          ? Object.fromEntries(
              Object.entries(stored).filter(
                (entry): entry is [string, number] => typeof entry[1] === 'number',
              ),
            )
          : undefined,
    },
  );

/** A post is read: what was seen twice does not stand above it. */
const isRead = (pathname: string): boolean => /^\/post\/./.test(pathname);

/**
 * The announcements that are shown on this page: on a post's, those that were not seen on two pages
 * before.
 * @param userId stays the same while the component is mounted
 * @param isHidden nothing is shown on this page
 */
export function useUnseen(
  userId: string,
  all: readonly Banner[],
  isHidden: boolean,
): readonly Banner[] {
  const { pathname } = useLocation();
  const read = () => seenCounts(userId).read() ?? {};
  const [before, setBefore] = useState(() => ({ pathname, counts: read() }));
  if (before.pathname !== pathname) setBefore({ pathname, counts: read() });
  const shown = isRead(pathname) ? all.filter(({ id }) => (before.counts[id] ?? 0) < often) : all;
  const ids = isHidden ? '' : shown.map(({ id }) => id).join(' ');
  const note = useEffectEvent(() => {
    const known = new Set(all.map(({ id }) => id));
    const counts = Object.fromEntries(
      Object.entries(before.counts).filter(([id]) => known.has(id)),
    );
    for (const id of ids.split(' ')) counts[id] = (before.counts[id] ?? 0) + 1;
    seenCounts(userId).write(counts);
  });
  // What stood there until the page was known to be none was not seen above one.
  const takeBack = useEffectEvent(() => seenCounts(userId).write(before.counts));
  useEffect(() => {
    if (ids !== '') note();
    else if (isHidden) takeBack();
  }, [ids, isHidden, pathname]);
  return shown;
}
