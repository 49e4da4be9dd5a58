import { LockMode } from '@mikro-orm/core';
import { type App, change } from '../../core/context.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { lockAccount, unbanAccount, unmuteAccount } from '../identity/index.ts';
import { SanctionEntity } from './sanction.entity.ts';
import { mailSanction } from './sanction-mails.ts';
import { moveSanction } from './sanction-moves.ts';
import { sanctionsSql } from './sanctions.sql.ts';

const endedAtOnce = 500;

/** Walks the index `sanctions_due`, which holds the running ones with an end alone. */
const dueSanctions = sanctionsSql.statement('due', { now: 'timestamptz' }, (db, { now }) =>
  db
    .selectFrom('sanctions')
    .where('lifted_at', 'is', null)
    .where('kind', '<>', 'warning')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(endedAtOnce)
    .select(['id', 'person_id as personId']),
);

/** Ends mutes and bans whose time is over, the account locked first as by whoever imposes them. */
export const expireSanctions = (app: App): Job<object> => ({
  name: 'sanctions.end-due',
  formerName: 'sanctions.end',
  cron: '* * * * *',
  async run() {
    const now = app.clock.now();
    for (const { id, personId } of await app.db.query(dueSanctions, { now }))
      await change(app, async (work) => {
        const account = await lockAccount(work, personId);
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const sanction = await work.em.findOne(
          SanctionEntity,
          { id, liftedAt: null },
          { lockMode },
        );
        if (!account || !sanction) return;
        moveSanction(sanction, 'end', { liftedAt: sanction.until });
        if (sanction.kind === 'ban') await unbanAccount(work, account);
        else unmuteAccount(work, account);
        await mailSanction(work, sanction, 'lifted');
      });
  },
});
