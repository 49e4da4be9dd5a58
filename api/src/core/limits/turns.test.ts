import { expect, it, vi } from 'vitest';
import { Turns } from './turns.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many pieces of one person at a time, and others beside them', async () => {
  const turns = new Turns(2, 1);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (person: string, name: string) =>
    turns.run(person, () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<undefined>();
      ends.set(name, () => resolve(undefined));
      return promise;
    });
  const all = [ask('asha', 'a1'), ask('asha', 'a2'), ask('asha', 'a3'), ask('ravi', 'r1')];
  await tick();
  expect(begun).toEqual(['a1', 'a2', 'r1']);
  await expect(ask('asha', 'a4')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  ends.get('a2')?.();
  await tick();
  expect(begun).toEqual(['a1', 'a2', 'r1', 'a3']);
  for (const end of ends.values()) end();
  await Promise.all(all);
});

it('gives the turn on where a piece fails', async () => {
  const turns = new Turns(1, 5);
  const first = turns.run('asha', () => Promise.reject(new Error('away')));
  const second = turns.run('asha', () => 'there');
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('there');
});

it('gives the turn on where a piece does not end, and once only where it ends later', async () => {
  const turns = new Turns(1, 5);
  const onOverdue = vi.fn();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = turns.run('asha', () => promise, { milliseconds: 20, onOverdue });
  const second = turns.run('asha', () => new Promise<string>(() => undefined));
  const third = vi.fn(() => 'there');
  void second;
  await vi.waitFor(() => {
    expect(onOverdue).toHaveBeenCalledTimes(1);
  });
  void turns.run('asha', third);
  resolve('late');
  expect(await first).toBe('late');
  await tick();
  expect(third).not.toHaveBeenCalled();
});
