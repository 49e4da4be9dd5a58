import type { SharePlace } from '@schema/rules/device/share';
import { useEffect, useEffectEvent } from 'react';
import { signedInId } from '../auth.ts';
import { forgetShare, type SharedHere } from './kept-share.ts';

/** Where something shared was sent to: the form of a new post, or a conversation. */
type Address = 'post' | `chat:${string}`;
type HandedOver = { to: Address; owner: string; shared: SharedHere };

/** Until that place takes it, the device keeps it as well: a reload loses nothing. */
let waiting: HandedOver | null = null;

/** Leaves what was shared for a place, which takes it once it is open. */
export function handOver(to: Address, shared: SharedHere): void {
  const sub = signedInId();
  waiting = sub ? { to, owner: sub, shared } : null;
}

/** What waits for that place, once: it is gone from the device then. */
function take(place: Address): SharedHere | null {
  const sub = signedInId();
  if (waiting?.to !== place || waiting.owner !== sub) return null;
  const { owner, shared } = waiting;
  waiting = null;
  void forgetShare(owner);
  return shared;
}

/** The files that a place takes, of those that were shared. */
export const filesFor = (place: SharePlace, { files }: SharedHere): File[] =>
  files.filter(({ places }) => places.includes(place)).map(({ file }) => file);

/** Texts under each other, without those that are empty. */
export const joined = (...texts: (string | null)[]): string =>
  texts.filter((text) => text?.trim()).join('\n');

/**
 * Puts what was shared into a place once that is open.
 * @param place null for a place that takes none
 */
export function useHandedOver(place: Address | null, put: (shared: SharedHere) => void): void {
  const onOpen = useEffectEvent((to: Address) => {
    const shared = take(to);
    if (shared) put(shared);
  });
  useEffect(() => {
    if (!place) return;
    // In development each effect runs twice, and what ends with the first run would take it along.
    const timer = setTimeout(() => onOpen(place));
    return () => clearTimeout(timer);
  }, [place]);
}
