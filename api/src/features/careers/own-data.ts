import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { careersSql } from './careers.sql.ts';

/** The steps of a person's career. */
export const careersOwnData: OwnData = {
  career: careersSql.statement('copyOfSteps', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('career_experiences as e')
      .where('e.user_id', '=', userId)
      .orderBy('e.id')
      .select(
        columnsOf('e', [
          'id',
          'type',
          'experienceType',
          'checkboxName',
          'companyName',
          'companyLogo',
          'role',
          'websiteUrl',
          'fromYear',
          'fromMonth',
          'toYear',
          'toMonth',
          'isCurrentlyWorking',
        ]),
      ),
  ),
  careerPath: careersSql.statement('copyOfPath', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('career_paths as p')
      .where('p.user_id', '=', userId)
      .select(['p.version as timesSaved']),
  ),
};
