import type { OwnData } from '../../core/own-data.ts';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { LegacyProjectEntity } from './legacy-project.entity.ts';

const legaciesSql = roomSql<Tables<typeof LegacyProjectEntity>>('legacies');

/** Projects that the person hands down. */
export const legaciesOwnData: OwnData = {
  legacyProjects: legaciesSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('legacy_projects as project')
      .where('project.user_id', '=', userId)
      .orderBy('project.id')
      .select(
        columnsOf('project', [
          'id',
          ...peoplesWords(LegacyProjectEntity),
          'isLookingForSuccessor',
          'createdAt',
          'updatedAt',
        ]),
      ),
  ),
};
