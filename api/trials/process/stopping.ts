import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../../test/support/process.ts';
import { startBalancer } from '../tools/balancer.ts';
import { bearer, call, callOn, statusesOf } from '../tools/calls.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const bodySeconds = 6;

/**
 * Sends a call whose body takes six seconds to arrive.
 * @returns its status; 0 when it was cut off
 */
async function slowCall(url: string, token: string): Promise<number> {
  const body = JSON.stringify({ newRole: 'alumni' });
  const sent = request(`${url}/api/auth/switch-role`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  const status = new Promise<number>((resolve) => {
    sent.once('response', (response) => {
      resolve(response.resume().statusCode ?? 0);
    });
    sent.once('error', () => {
      resolve(0);
    });
  });
  for (const [place, letter] of [...body].entries()) {
    sent.write(letter);
    if (place < body.length - 1) await sleep((bodySeconds * 1000) / body.length);
  }
  sent.end();
  return status;
}

/** Tells an instance to stop. @returns seconds until it was gone */
async function secondsToStop(instance: Started): Promise<number> {
  const began = performance.now();
  await instance.end('SIGTERM');
  return seconds(performance.now() - began);
}

async function slowBody(instance: Started, token: string): Promise<Figure[]> {
  const status = slowCall(instance.url, token);
  await sleep(200);
  const took = await secondsToStop(instance);
  return [
    holds(`a body of ${bodySeconds} s is answered`, (await status) === 200, String(await status)),
    atMost('SIGTERM until it is gone', took, 10, 's'),
  ];
}

/**
 * A body that takes six seconds, and a restart of two instances, one after the other, behind a
 * proxy.
 */
export const stopping: Trial = {
  name: 'stopping',
  about: 'SIGTERM with a slow body on its way, and a rolling restart of two instances',
  planted: [
    {
      about: 'SIGTERM ends the process at once',
      figure: `a body of ${bodySeconds} s is answered`,
      inProduct: 'process/ends-at-once',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const one = await settings({ DATABASE_URL: postgres.url });
    const other = await settings({ DATABASE_URL: postgres.url });
    const first = await startProduct(one);
    const second = await startProduct(other);
    const { token } = await signIn(first.url);
    const balancer = await startBalancer([Number(one['PORT']), Number(other['PORT'])]);
    const calls = callOn(() => call(`${balancer.url}/api/auth/user`, bearer(token)), 8);
    await sleep(1000);
    const figures = await slowBody(first, token);
    await startProduct(one);
    await sleep(1500);
    figures.push(atMost('SIGTERM without a slow body', await secondsToStop(second), 10, 's'));
    const answers = await calls.end();
    balancer.close();
    const failed = answers.filter(({ status }) => status !== 200);
    return [
      ...figures,
      atMost(`calls that failed meanwhile (${statusesOf(answers)})`, failed.length, 0),
    ];
  },
};
