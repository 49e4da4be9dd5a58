import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Loan, ServerPool } from '../server/server-pool.ts';
import type { SideConnection } from '../server/side-connection.ts';
import { LockShare } from './lock-share.ts';

/** A pool of four, of which some wait for a lock since a moment, and who of them is stopped. */
function waitingSince(now: number, sessions: readonly string[]) {
  const stopped: string[] = [];
  const loans = new Map<PoolClient, Loan>();
  for (const sessionName of sessions)
    loans.set({ sessionName } as unknown as PoolClient, {
      undertaking: { name: 'send', isStopped: false, askedAt: now },
      since: now,
    });
  const pool = { pool: { options: { max: 4 } }, loans } as unknown as ServerPool;
  const side = {
    ask(text: string, [asked]: [string[]]) {
      if (text.includes('pg_cancel_backend')) stopped.push(...asked);
      return Promise.resolve(asked.map((name) => ({ name })));
    },
  } as unknown as SideConnection;
  return { share: new LockShare(pool, side), stopped };
}

describe('what waits for locks', () => {
  it('has half of the pool, and nobody in it or outside waits for as long as a statement may', async () => {
    const { share, stopped } = waitingSince(0, ['1', '2', '3']);
    await share.look(200);
    expect(share.holdsBack('send')).toBe(true);
    expect(stopped).toEqual(['3']);
    await share.look(4400);
    expect(stopped).toEqual(['3']);
    await share.look(4600);
    expect(stopped).toEqual(['3', '1', '2']);
    expect(LockShare.hasWaited(0, 4600)).toBe(true);
    await expect(share.turn(performance.now() - 4600)).rejects.toMatchObject({
      extensions: { code: 'UNAVAILABLE' },
    });
  });
});
