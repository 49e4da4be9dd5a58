import { shownAccounts } from '../accounts.ts';
import { isMember, type Moment, type Person } from '../college.ts';
import { chance, demoId } from '../random.ts';
import type { Row } from '../rows.ts';

/**
 * Whom a member is connected with at most; those whom a visitor signs in as know more people, and
 * have requests to answer.
 */
const most = 6;
const shownPeople = { connected: 11, received: 3, sent: 2 };

/** Bonds between members, one row for a pair: most are made, some wait for an answer. */
export function connectionRows(people: Person[], moment: Moment): Row[] {
  const members = people.filter(isMember);
  const rows = new Map<string, Row>();

  const bond = (asker: Person, asked: Person, isMade: boolean): void => {
    const [low, high] = asker.id < asked.id ? [asker, asked] : [asked, asker];
    const key = `${low.key} ${high.key}`;
    if (asker === asked || rows.has(key)) return;
    const luck = chance(`connection ${key}`);
    const since = Math.min(asker.joinedAgo, asked.joinedAgo);
    const ago = isMade
      ? since * luck.between(0.1, 0.9)
      : Math.min(since * 0.9, luck.between(0.1, 12));
    const askedAt = moment.ago(ago);
    rows.set(key, {
      id: demoId('connection', key, askedAt),
      request_id: demoId('connection request', key, askedAt),
      low_id: low.id,
      high_id: high.id,
      status: isMade ? 'connected' : 'pending',
      asked_by_id: asker.id,
      asked_at: askedAt,
      connected_at: isMade ? moment.ago(ago * luck.between(0.5, 0.95)) : null,
      locked_until: null,
    });
  };

  for (const { name } of shownAccounts) {
    const person = members.find((one) => one.name === name);
    if (!person) continue;
    const candidates = chance(`connections of ${person.key}`).shuffled(
      members.filter((one) => one !== person),
    );
    const { connected, received, sent } = shownPeople;
    candidates.slice(0, connected).forEach((other, place) => {
      bond(place % 2 ? person : other, place % 2 ? other : person, true);
    });
    for (const other of candidates.slice(connected, connected + received))
      bond(other, person, false);
    for (const other of candidates.slice(connected + received, connected + received + sent))
      bond(person, other, false);
  }
  const isShown = (person: Person): boolean =>
    shownAccounts.some(({ name }) => name === person.name);
  const others = members.filter((person) => !isShown(person));
  for (const person of others) {
    const luck = chance(`connections ${person.key}`);
    luck
      .shuffled(others.filter((one) => one !== person))
      .slice(0, luck.whole(1, most))
      .forEach((other) => {
        bond(person, other, luck.between(0, 1) < 0.85);
      });
  }
  return [...rows.values()];
}
