import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { careersSql } from './careers.sql.ts';
import { CareerStepEntity } from './path/career-step.entity.ts';

/** The steps of a person's career. */
export const careersOwnData: OwnData = {
  career: careersSql.statement('copyOfSteps', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('career_experiences as step')
      .where('step.user_id', '=', userId)
      .orderBy('step.id')
      .select(
        columnsOf('step', [
          'id',
          'type',
          'experienceType',
          'checkboxName',
          ...peoplesWords(CareerStepEntity),
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
      .selectFrom('career_paths as path')
      .where('path.user_id', '=', userId)
      .select(['path.version as timesSaved']),
  ),
};
