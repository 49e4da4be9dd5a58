import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents, type Events } from '../../core/live/events.ts';
import { PresenceRegistry } from './registry.ts';

let events: Events;
let heard: string[];

/** An instance of several that share events; `die` keeps it from saying anything more. */
function anInstance(name: string) {
  let isDead = false;
  const registry = new PresenceRegistry(
    {
      ...events,
      publish: (topic, payload) => {
        if (!isDead) events.publish(topic, payload);
      },
    },
    (userId, isOnline) => heard.push(`${name}: ${userId} ${isOnline ? 'came' : 'went'}`),
  );
  return {
    registry,
    die: () => {
      isDead = true;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  events = createEvents(pino({ level: 'silent' }));
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is there', () => {
  it('is known on all instances, also on one that starts later', () => {
    const a = anInstance('a');
    const b = anInstance('b');
    a.registry.setPresent('asha', true);
    const late = anInstance('late');
    for (const { registry } of [a, b, late]) expect(registry.isOnline('asha')).toBe(true);
    b.registry.setPresent('asha', true);
    a.registry.setPresent('asha', false);
    vi.advanceTimersByTime(2000);
    expect([a, b, late].map(({ registry }) => registry.isOnline('asha'))).toEqual([
      true,
      true,
      true,
    ]);
    b.registry.setPresent('asha', false);
    vi.advanceTimersByTime(2000);
    expect([a, b, late].map(({ registry }) => registry.isOnline('asha'))).toEqual([
      false,
      false,
      false,
    ]);
    expect(heard).toEqual(['a: asha came', 'b: asha went']);
  });

  it('does not change when a page is loaded anew', () => {
    const { registry } = anInstance('a');
    registry.setPresent('asha', true);
    registry.setPresent('asha', false);
    vi.advanceTimersByTime(500);
    registry.setPresent('asha', true);
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(['a: asha came']);
  });

  it('is true within five seconds after an instance died', () => {
    const [a, b] = [anInstance('a'), anInstance('b')];
    a.registry.setPresent('asha', true);
    a.die();
    expect(b.registry.isOnline('asha')).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(b.registry.isOnline('asha')).toBe(false);
    expect(heard).toContain('b: asha went');
  });
});
