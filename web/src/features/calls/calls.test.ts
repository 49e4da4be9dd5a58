import { callLength, callWords, outcomeText } from '@schema/rules/calls/calls-texts';
import { describe, expect, test } from 'vitest';
import { countersOf, lineQuality } from './engine/line-quality';
import { type CallEvent, type CallState, idle, nextState } from './state/call-state';

const place = {
  conversationId: 'c1',
  person: { id: 'u1', fullName: 'Asha Rao', profilePic: null },
};
const after = (...events: CallEvent[]): CallState => events.reduce(nextState, idle);
const start: CallEvent = { type: 'start', place };
const rings: CallEvent = { type: 'rings', callId: 'k1' };
const incoming: CallEvent = { type: 'incoming', place, callId: 'k1' };
const answered: CallEvent = { type: 'answered' };
const lineUp = (at: number): CallEvent => ({ type: 'lineUp', at });
const ended = (outcome: 'hungUp' | 'missed' | 'failed' | 'permission', at = 0): CallEvent => ({
  type: 'ended',
  outcome,
  at,
});

describe('a call of this page', () => {
  test('goes from the press of the button to the end, and counts from the first sound', () => {
    expect(after(start)).toEqual({ ...place, phase: 'calling', isOwn: true, isMuted: false });
    expect(after(start, rings)).toMatchObject({ phase: 'ringing', callId: 'k1' });
    expect(after(start, rings, answered)).toMatchObject({
      phase: 'inCall',
      since: null,
      isLineUp: false,
    });
    const talking = after(start, rings, answered, lineUp(1000), { type: 'lineLost' }, lineUp(9000));
    expect(talking).toMatchObject({ since: 1000, isLineUp: true });
    expect(nextState(talking, ended('hungUp', 61_000))).toEqual({
      ...place,
      phase: 'ended',
      isOwn: true,
      outcome: 'hungUp',
      note: null,
      seconds: 60,
      inTheWay: null,
    });
    expect(nextState(nextState(talking, ended('hungUp')), { type: 'dismiss' })).toEqual(idle);
  });

  test('comes in, is answered, or ends before anybody did', () => {
    expect(after(incoming, { type: 'answer' }, answered)).toMatchObject({
      phase: 'inCall',
      isOwn: false,
    });
    expect(after(incoming, ended('missed'))).toMatchObject({ outcome: 'missed', seconds: null });
    expect(after(start, ended('permission'))).toMatchObject({ outcome: 'permission' });
    // The next one may come at once.
    expect(after(incoming, ended('missed'), { ...incoming, callId: 'k2' })).toMatchObject({
      phase: 'incoming',
      callId: 'k2',
    });
  });

  test('is answered where both called at once', () => {
    expect(after(start, { type: 'crossed', callId: 'k2' })).toMatchObject({
      phase: 'answering',
      callId: 'k2',
      isOwn: false,
    });
  });

  test('that broke off was lost; one that never came about failed', () => {
    expect(after(start, rings, answered, ended('failed'))).toMatchObject({ outcome: 'failed' });
    expect(after(start, rings, answered, lineUp(0), ended('failed', 5000))).toMatchObject({
      outcome: 'lost',
      seconds: 5,
    });
  });

  test.each<[string, CallState, CallEvent]>([
    ['another call while one goes on', after(start, rings), incoming],
    ['a second press', after(start), start],
    ['an answer where nothing rings', after(start), { type: 'answer' }],
    ['an end where nothing is', idle, ended('hungUp')],
    ['a second end', after(start, ended('permission')), ended('hungUp')],
    ['a line where nobody answered', after(start, rings), lineUp(1)],
    ['a call of before inside of one', after(start), { type: 'reloaded', place, isOwn: true }],
    ['closing what goes on', after(start, rings), { type: 'dismiss' }],
    ['leaving where nothing is', idle, { type: 'signedOut' }],
    [
      'a call elsewhere that was not in the way',
      after(start, ended('hungUp')),
      { type: 'inTheWay', call: { conversationId: 'c2', callId: 'k2' } },
    ],
  ])('is not changed by %s', (_what, state, event) => {
    expect(nextState(state, event)).toBe(state);
  });
});

describe('the words of a call', () => {
  test.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [60, '1 min'],
    [12 * 60 + 59, '12 min'],
    [3600, '1 h'],
    [3900, '1 h 5 min'],
  ])('%s seconds are %s', (seconds, words) => {
    expect(callLength(seconds)).toBe(words);
  });

  test('say what the conversation keeps, and after a failure what to do', () => {
    expect(callWords('hungUp', 720)).toBe('Call, 12 min');
    expect(callWords('failed', 5)).toBe('Call, 5 s');
    expect([callWords('missed', null), callWords('busy', null)]).toEqual([
      'Missed call',
      'Missed call',
    ]);
    expect(callWords('declined', null)).toBe('Call declined');
    const about = { name: 'Asha', isOwn: true, note: 'You are in another call.' };
    for (const outcome of ['permission', 'noDevice', 'deviceBusy', 'failed', 'refused'] as const)
      expect(outcomeText(outcome, about)).toMatch(/^Failed to start audio call\. .+\.$/);
    expect(outcomeText('refused', about)).toContain(about.note);
    expect(outcomeText('missed', about)).toBe('No answer from Asha.');
    expect(outcomeText('missed', { ...about, isOwn: false })).toBe('Missed call from Asha.');
  });
});

describe('the quality of a line', () => {
  const counters = (received: number, lost: number, roundTripSeconds = 0.05) => ({
    received,
    lost,
    roundTripSeconds,
  });
  test.each([
    ['good', counters(150, 0)],
    ['fair', counters(140, 10)],
    ['fair', counters(150, 0, 0.4)],
    ['weak', counters(100, 50)],
    ['weak', counters(150, 0, 0.9)],
    ['weak', counters(0, 0)],
  ])('is %s after %j', (quality, now) => {
    expect(lineQuality(counters(0, 0), now)).toBe(quality);
  });

  test('is read from what the browser counts', () => {
    expect(
      countersOf([
        { type: 'inbound-rtp', packetsReceived: 90, packetsLost: 3 },
        { type: 'candidate-pair', nominated: false, currentRoundTripTime: 9 },
        { type: 'candidate-pair', nominated: true, currentRoundTripTime: 0.1 },
        { type: 'codec' },
      ]),
    ).toEqual({ received: 90, lost: 3, roundTripSeconds: 0.1 });
  });
});
