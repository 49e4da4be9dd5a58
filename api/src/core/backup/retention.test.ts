import { describe, expect, it } from 'vitest';
import { nameOf } from './places.ts';
import { outdated } from './retention.ts';

/** The archives that are there after a backup at each of these moments. */
function after(moments: readonly Date[]): string[] {
  let names: string[] = [];
  for (const at of moments) {
    names.push(nameOf(at, 'daily', false));
    const gone = new Set(outdated(names));
    names = names.filter((name) => !gone.has(name));
  }
  return names.map((name) => name.slice(12, 20));
}
const daily = (days: number, from = Date.UTC(2026, 0, 1, 2)): Date[] =>
  Array.from({ length: days }, (_, day) => new Date(from + day * 86_400_000));

describe('backups of every day', () => {
  it('leave 7 days, 4 weeks and 6 months after a year', () => {
    expect(after(daily(365))).toEqual([
      ...['20260731', '20260831', '20260930', '20261031', '20261130'],
      ...['20261213', '20261220'],
      ...['20261225', '20261226', '20261227', '20261228', '20261229', '20261230', '20261231'],
    ]);
  });

  it('leave the newest of a day, and none of what is no daily one', () => {
    const [at, later] = [new Date('2026-05-05T02:00:00Z'), new Date('2026-05-05T03:00:00Z')];
    const byHand = nameOf(at, 'manual', true);
    const names = [nameOf(at, 'daily', false), nameOf(later, 'daily', false), byHand, 'notes.txt'];
    expect(outdated(names)).toEqual([names[0]]);
  });

  it('lose one day and one week to a new one, though the clock jumped by years', () => {
    const before = after(daily(30));
    const jumped = after([...daily(30), new Date('2036-01-01T02:00:00Z')]);
    expect(before.filter((name) => !jumped.includes(name))).toEqual(['20260111', '20260124']);
  });

  it('from before three updates ago go', () => {
    const updates = daily(5).map((at) => nameOf(at, 'update', false));
    expect(outdated(updates)).toEqual(updates.slice(0, 2).reverse());
  });
});
