import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { SanctionEntity } from './sanction.entity.ts';

export const sanctionsSql = roomSql<Tables<typeof SanctionEntity>>('sanctions');

/** Warnings, mutes and bans, those that are over too, for statements of other rooms. */
export const allSanctions = sanctionsSql.shareQuery(
  sanctionsSql.db
    .selectFrom('sanctions')
    .select([
      'id',
      'person_id',
      'kind',
      'reason',
      'until',
      'by_id',
      'lifted_at',
      'created_at',
      'case_id',
    ]),
);
