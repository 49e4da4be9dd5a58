import type { OwnData } from '../../core/own-data.ts';
import { columnsOf, roomSql, type Tables } from '../../core/sql/index.ts';
import type { CareerPathEntity } from './career-path.entity.ts';
import type { CareerStepEntity } from './career-step.entity.ts';

const careersSql = roomSql<Tables<typeof CareerStepEntity | typeof CareerPathEntity>>('careers');

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
