import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { haveServerDo, openCommandDoor } from '../backup/command-door.ts';

const folder = mkdtempSync(join(tmpdir(), 'door-'));
const log = pino({ level: 'silent' });
let done = 0;
const commands = {
  count: () => {
    done += 1;
    return Promise.resolve(`done ${done}`);
  },
  fail: () => Promise.reject(new Error('There is no room.')),
};
const close = openCommandDoor(folder, commands, log);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

const path = join(folder, 'command.socket');
/** What a connection hears that says this, until it ends. */
const heard = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect({ path }, () => {
      socket.write(text);
    });
    socket
      .on('data', (chunk: Buffer) => {
        answer += chunk.toString();
      })
      .on('error', () => undefined)
      .on('close', () => {
        resolve(answer);
      });
  });

describe('the door for commands', () => {
  it('lets a command be done, and says what becomes of it', async () => {
    expect(await haveServerDo(folder, 'count')).toBe('done 1');
    await expect(haveServerDo(folder, 'fail')).rejects.toThrow('There is no room.');
  });

  it('knows those commands alone that it was given', async () => {
    for (const command of ['constructor', 'toString', '__proto__', 'other'])
      await expect(haveServerDo(folder, command)).rejects.toThrow(`does not know ${command}`);
  });

  it('is open to its owner alone', () => {
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is open to its owner alone from its first moment', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    const usual = process.umask();
    const closeOther = openCommandDoor(other, commands, log);
    expect(statSync(join(other, 'command.socket')).mode & 0o777).toBe(0o600);
    expect(process.umask()).toBe(usual);
    closeOther();
  });

  it('ends a connection that says too much: nothing is done', async () => {
    const before = done;
    expect(await heard('x'.repeat(201))).toBe('');
    expect(await heard(`count${' '.repeat(200)}\n`)).toBe('');
    expect(done).toBe(before);
  });

  it('ends a connection that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isEnded = false;
    const silent = heard('coun').then((answer) => {
      isEnded = true;
      return answer;
    });
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(4000);
    expect(isEnded).toBe(false);
    vi.advanceTimersByTime(1100);
    expect(await silent).toBe('');
  });

  it('is none where the path is longer than the system takes', async () => {
    const far = join(folder, 'x'.repeat(120));
    openCommandDoor(far, commands, log)();
    expect(await haveServerDo(far, 'count')).toBeNull();
  });
});
