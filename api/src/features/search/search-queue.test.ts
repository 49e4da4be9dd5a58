import { expect, it } from 'vitest';
import type { App } from '../../core/context.ts';
import { runInUserQueue } from './search-queue.ts';

const app = {} as App;

/** A search that ends when it is told to. */
function aSearch(viewerId: string | null, isSearch = true) {
  const end = Promise.withResolvers<string>();
  const state = { hasStarted: false };
  const result = runInUserQueue(app, viewerId, isSearch, () => {
    state.hasStarted = true;
    return end.promise;
  });
  return { ...end, state, result };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs the searches of one person one after another, in their order, also behind one that failed', async () => {
  const [first, second, third] = [aSearch('asha'), aSearch('asha'), aSearch('asha')];
  const other = aSearch('ravi');
  await turn();
  const started = () => [first, second, third, other].map(({ state }) => state.hasStarted);
  expect(started()).toEqual([true, false, false, true]);
  first.reject(new Error('the database is away'));
  await expect(first.result).rejects.toThrow('the database is away');
  await turn();
  expect(started()).toEqual([true, true, false, true]);
  second.resolve('second');
  third.resolve('third');
  expect(await Promise.all([second.result, third.result])).toEqual(['second', 'third']);
});

it('lets visitors, and lists without a search, not wait', async () => {
  const all = [aSearch(null), aSearch(null), aSearch('meera', false), aSearch('meera', false)];
  await turn();
  expect(all.map(({ state }) => state.hasStarted)).toEqual([true, true, true, true]);
});

it('refuses one more when many wait, and takes it again when they are done', async () => {
  const waiting = Array.from({ length: 11 }, () => aSearch('kiran'));
  await expect(aSearch('kiran').result).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  for (const { resolve } of waiting) resolve('done');
  await Promise.all(waiting.map(({ result }) => result));
  const again = aSearch('kiran');
  again.resolve('again');
  expect(await again.result).toBe('again');
});
