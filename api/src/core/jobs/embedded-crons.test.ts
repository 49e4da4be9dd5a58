import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCrons } from './embedded-crons.ts';

const minute = 60_000;
const jobs = [
  { name: 'each-minute', cron: '* * * * *' },
  { name: 'each-five', cron: '*/5 * * * *' },
  { name: 'at-four', cron: '0 4 * * *' },
];

let begun: string[];
let run: (name: string) => Promise<void>;
let end: () => Promise<void>;
let send: (name: string) => Promise<unknown>;
const failures: string[] = [];
/** Keeps the times from a moment on. */
function keepFrom(moment: string): void {
  vi.setSystemTime(new Date(moment));
  end = keepCrons(jobs, {
    run: (name) => run(name),
    send: (name) => send(name),
    onFailure: (_error, name) => failures.push(name),
    onNotSent: (_error, name) => failures.push(`${name} has no place`),
  });
}
/** What is begun while so many minutes pass. */
async function during(minutes: number): Promise<string[]> {
  begun = [];
  await vi.advanceTimersByTimeAsync(minutes * minute);
  return begun;
}

beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  failures.length = 0;
  run = (name) => {
    begun.push(name);
    return Promise.resolve();
  };
  send = (name) => {
    begun.push(`${name} by the queue`);
    return Promise.resolve();
  };
});
afterEach(async () => {
  await end();
  vi.useRealTimers();
});

describe('jobs at their times, on the embedded database', () => {
  it('run beside the queue where they come again within minutes, and by it else', async () => {
    keepFrom('2026-11-27T03:58:01.500Z');
    expect(begun, 'what was due a moment before the start').toEqual(['each-minute']);
    expect(await during(1)).toEqual(['each-minute']);
    expect(await during(1)).toEqual(['each-minute', 'each-five', 'at-four by the queue']);
    expect(await during(5)).toEqual([...Array<string>(5).fill('each-minute'), 'each-five']);
    expect((await during(24 * 60)).filter((name) => name.startsWith('at-four'))).toHaveLength(1);
  });

  it('go on after the clock was put back, and run once after it was put forward', async () => {
    keepFrom('2026-11-27T12:10:30Z');
    await during(1);
    vi.setSystemTime(new Date('2026-11-27T07:10:30Z'));
    expect(await during(2)).toContain('each-minute');
    expect(await during(2)).toEqual(['each-minute', 'each-minute']);
    vi.setSystemTime(new Date('2026-11-30T07:12:30Z'));
    expect(await during(2)).toEqual([
      ...['each-minute', 'each-five', 'at-four by the queue'],
      'each-minute',
    ]);
  });

  it('are put into the queue until it takes them', async () => {
    const sendLater = send;
    send = () => Promise.reject(new Error('the disk is full'));
    keepFrom('2026-11-27T03:59:30Z');
    await during(3);
    expect(failures).toEqual(Array<string>(3).fill('at-four has no place'));
    send = sendLater;
    expect(await during(2)).toEqual(['each-minute', 'at-four by the queue', 'each-minute']);
  });

  it('are not begun while they run; what fails is left to the queue', async () => {
    let finish: () => void = () => undefined;
    run = async (name) => {
      begun.push(name);
      if (name === 'each-five') throw new Error('no room');
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    keepFrom('2026-11-27T12:00:10Z');
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['each-minute', 'each-five', 'each-five by the queue']);
    expect(failures).toEqual(['each-five']);
    expect(await during(2)).toEqual([]);
    finish();
    expect(await during(1)).toEqual(['each-minute']);
    finish();
  });
});
