import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Workers } from './workers.ts';

it('workers that could not begin do so when they are woken again, and once', async () => {
  const begun: string[] = [];
  let refusal: Error | undefined = new Error('not now');
  const boss = {
    work: (name: string) => {
      begun.push(name);
      return refusal ? Promise.reject(refusal) : Promise.resolve('worker');
    },
    notifyWorker: () => undefined,
    offWork: () => Promise.resolve(),
  } as unknown as PgBoss;
  const workers = new Workers(boss, pino({ level: 'silent' }), () => () => Promise.resolve());
  workers.know([{ name: 'tell', run: () => Promise.resolve() }]);
  workers.wake('tell');
  await Promise.resolve();
  await Promise.resolve();
  refusal = undefined;
  workers.wake('tell');
  workers.wake('tell');
  expect(begun).toEqual(['tell', 'tell']);
  await workers.stop();
});
