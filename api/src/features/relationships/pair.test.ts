import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import type { User } from '../identity/index.ts';
import { PairEntity, type PairStatus } from './pair.entity.ts';

const person = (id: string) => ({ id }) as User;
const [low, high, stranger] = ['a', 'b', 'c'] as const;
const at = new Date('2026-03-01T10:00:00Z');
const hour = 3_600_000;
const later = (hours: number): Date => new Date(at.getTime() + hours * hour);

/** A pair of which the lesser one asked last. */
function aPair(status: PairStatus = 'none', lockedUntil: Date | null = null): PairEntity {
  const pair = new PairEntity();
  pair.low = person(low);
  pair.high = person(high);
  pair.askedBy = pair.low;
  return Object.assign(pair, {
    status,
    lockedUntil,
    connectedAt: status === 'connected' ? at : null,
  });
}

describe('asking', () => {
  it('makes a request with an id of its own', () => {
    const pair = aPair();
    const before = pair.requestId;
    expect(pair.ask(high, at)).toBe('asked');
    expect(pair).toMatchObject({ status: 'pending', askedAt: at, lockedUntil: null });
    expect(pair.askedBy.id).toBe(high);
    expect(pair.requestId).not.toBe(before);
  });

  it('meets a request that crosses, and changes nothing twice', () => {
    const pair = aPair('pending');
    expect(pair.ask(low, at)).toBe('unchanged');
    expect(pair.ask(high, at)).toBe('connected');
    expect(pair).toMatchObject({ status: 'connected', connectedAt: at });
    expect(pair.askedBy.id).toBe(low);
    expect([pair.ask(low, at), pair.ask(high, at)]).toEqual(['unchanged', 'unchanged']);
  });

  it('waits for the end of a lock: of both who parted, of the rejected one alone', () => {
    const cases: [PairStatus, string, Date, string][] = [
      ['parted', low, later(1), 'unchanged'],
      ['parted', high, later(1), 'unchanged'],
      ['parted', low, at, 'asked'],
      ['rejected', low, later(1), 'unchanged'],
      ['rejected', low, at, 'asked'],
      ['rejected', high, later(1), 'asked'],
    ];
    for (const [status, who, until, outcome] of cases)
      expect(aPair(status, until).ask(who, at), `${status} ${who}`).toBe(outcome);
  });

  it('is nothing between blocked people', () => {
    const pair = aPair();
    pair.block(low, at);
    expect([pair.ask(low, at), pair.ask(high, at)]).toEqual(['unchanged', 'unchanged']);
  });
});

describe('a request', () => {
  it('is answered by the one who was asked, and canceled by the one who asked', () => {
    for (const who of [low, stranger]) {
      expect(aPair('pending').accept(who, at), who).toBe(false);
      expect(aPair('pending').reject(who, at), who).toBe(false);
    }
    expect([low, high, stranger].map((who) => aPair('pending').canCancel(who))).toEqual([
      true,
      false,
      false,
    ]);
    const accepted = aPair('pending');
    expect(accepted.accept(high, at)).toBe(true);
    expect(accepted).toMatchObject({ status: 'connected', connectedAt: at });
    expect([accepted.accept(high, at), accepted.canCancel(low)]).toEqual([false, false]);
  });

  it('that was rejected comes back for a day, by who rejected it', () => {
    const pair = aPair('pending');
    expect(pair.reject(high, at)).toBe(true);
    expect(pair).toMatchObject({ status: 'rejected', lockedUntil: later(24) });
    expect([pair.undoReject(low, at), pair.undoReject(high, later(24))]).toEqual([false, false]);
    expect(pair.undoReject(high, later(23))).toBe(true);
    expect(pair).toMatchObject({ status: 'pending', lockedUntil: null });
  });
});

describe('parting and blocking', () => {
  it('end a connection with a lock of thirty days', () => {
    const parted = aPair('connected');
    expect(parted.disconnect(at)).toBe(true);
    expect(parted).toMatchObject({ status: 'parted', lockedUntil: later(30 * 24) });
    expect(parted.disconnect(at)).toBe(false);
    const blocked = aPair('connected');
    expect(blocked.block(high, at)).toBe(true);
    expect(blocked).toMatchObject({ status: 'parted', blockedByHighAt: at, blockedByLowAt: null });
  });

  it('blocks once for each of the two, and until both have taken it back', () => {
    const pair = aPair('pending');
    expect(pair.block(high, at)).toBe(false);
    expect(pair.block(high, later(1))).toBe(false);
    expect(pair).toMatchObject({ status: 'none', blockedByHighAt: at });
    pair.block(low, at);
    expect([pair.unblock(high), pair.unblock(high), pair.isBlocked()]).toEqual([true, false, true]);
    expect([pair.unblock(low), pair.isBlocked()]).toEqual([true, false]);
  });
});
