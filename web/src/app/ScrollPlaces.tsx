import { useLayoutEffect } from 'react';
import { type Location, ScrollRestoration } from 'react-router-dom';
import { claimsOf, useToken } from '@/core/auth';
import { personalKey, personalStore, sharedStore } from '@/core/drafts/persisted';
import { isRecord } from '@/core/is-record';

const places = {
  area: 'tab',
  parse: (stored: unknown) => (isRecord(stored) ? stored : undefined),
} as const;
const visitors = 'shell.places';

/** Whether somebody was signed in on this page: what was looked at then is theirs. */
let hadPerson = false;

/**
 * What a scroll position is remembered under. The router gives every address that was typed or
 * reloaded the key `default`: with that alone, one page would get the position of another.
 */
export const historyKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Nothing names the page on which its person was signed out. */
const visitorsKey = (location: Location): string =>
  hadPerson ? location.key : historyKey(location);

/** The router begins with what is stored, and else goes on with what it has of somebody else. */
function OwnPlaces({ person }: { person: string | undefined }) {
  useLayoutEffect(() => {
    if (person) hadPerson = true;
    const store = person
      ? personalStore({ kind: 'places', of: person }, places)
      : sharedStore(visitors, places);
    if (!store.read()) store.write({});
  }, [person]);
  return null;
}

/**
 * Remembers how far each page was scrolled, for Back and reload, until the tab is closed: of each
 * person under their name, so that it goes with all else that this device has of them.
 */
export function ScrollPlaces() {
  const person = claimsOf(useToken()).sub;
  const storageKey = person ? personalKey({ kind: 'places', of: person }) : visitors;
  return (
    <>
      <OwnPlaces key={`own ${storageKey}`} person={person} />
      <ScrollRestoration
        key={storageKey}
        storageKey={storageKey}
        getKey={person ? historyKey : visitorsKey}
      />
    </>
  );
}
