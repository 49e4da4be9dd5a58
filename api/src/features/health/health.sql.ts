import type { Database } from '../../core/database/database.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import { accounts, isNotBanned } from '../identity/index.ts';
import type { HealthStateEntity } from './health-state.entity.ts';
import type { SealingSecretEntity } from './sealing-secret.entity.ts';

const healthSql = roomSql<Tables<typeof HealthStateEntity | typeof SealingSecretEntity>>('health');

/** What super admins were told last, for their bell. */
export const toldOfHealth = healthSql.shareQuery(
  healthSql.db.selectFrom('health_states').select(['id', 'told_words']),
);

/** The parts of the product that were bad when they were looked at last. */
export const badParts = healthSql.shareQuery(
  healthSql.db.selectFrom('health_states').where('state', '=', 'bad').select('id'),
);

/** Who looks after the whole: super admins who may sign in, by the small index of admins. */
export const superAdmins = healthSql.statement('superAdmins', {}, (db) =>
  db
    .selectFrom(accounts.as('account'))
    .where('account.is_super_admin', '=', true)
    .where(isNotBanned('account'))
    .select(['account.id', 'account.email', 'account.full_name as fullName']),
);

/** What super admins were told is broken. */
export const toldBroken = healthSql.statement('toldBroken', {}, (db) =>
  db.selectFrom('health_states').where('told', '=', 'bad').select('name'),
);

/** Which secret things are sealed with. */
export const notedSecret = healthSql.statement('notedSecret', {}, (db) =>
  db.selectFrom('sealing_secret').select('fingerprint'),
);

const stateOfParts = healthSql.statement('stateOfParts', {}, (db) =>
  db.selectFrom('health_states').select(['name', 'state']),
);

/** How each part was when it was looked at last, by whichever instance. */
export const partsOfHealth = (db: Database): Promise<Pick<HealthStateEntity, 'name' | 'state'>[]> =>
  db.query(stateOfParts, {});
