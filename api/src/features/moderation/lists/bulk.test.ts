import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { bulkMilliseconds } from '../../../limits.ts';
import { forEachId } from './bulk.ts';

afterEach(() => vi.restoreAllMocks());

it('what a call has no time left for is told and not begun', async () => {
  const ids = [newId(), newId(), newId()];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const begun: string[] = [];
  const results = await forEachId(ids, (id) => {
    begun.push(id);
    now += bulkMilliseconds * 0.6;
    return Promise.resolve();
  });
  expect(begun).toEqual(ids.slice(0, 2));
  expect(results).toEqual([
    { id: ids[0], error: null },
    { id: ids[1], error: null },
    { id: ids[2], error: 'There was no time left for it. Please try again.' },
  ]);
});
