import type { Expression } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { CareerPathEntity } from './path/career-path.entity.ts';
import type { CareerStepEntity } from './path/career-step.entity.ts';

/** Statements of this room. */
export const careersSql =
  roomSql<Tables<typeof CareerStepEntity | typeof CareerPathEntity>>('careers');

/**
 * Steps of careers, for statements of other rooms:
 * `innerJoin(careerExperiences.as('step'), 'step.user_id', 'person.id')`.
 */
export const careerExperiences = careersSql.shareQuery(
  careersSql.db
    .selectFrom('career_experiences')
    .select([
      'id',
      'user_id',
      'company_name',
      'company_norm',
      'role',
      'role_norm',
      'experience_type',
      'from_year',
      'from_month',
      'to_year',
      'is_currently_working',
    ]),
);

/** The steps of a person's career, in no order; null without any. */
export const stepsOfPerson = (userId: Expression<string>) =>
  careersSql.share(
    careersSql.eb
      .selectFrom('career_experiences as step')
      .where('step.user_id', '=', userId)
      .select((eb) =>
        eb.fn
          .jsonAgg(
            jsonBuildObject({
              type: eb.ref('step.type'),
              experienceType: eb.ref('step.experience_type'),
              checkboxName: eb.ref('step.checkbox_name'),
              companyName: eb.ref('step.company_name'),
              companyLogo: eb.ref('step.company_logo'),
              fromYear: eb.ref('step.from_year'),
              fromMonth: eb.ref('step.from_month'),
              toYear: eb.ref('step.to_year'),
              toMonth: eb.ref('step.to_month'),
              isCurrentlyWorking: eb.ref('step.is_currently_working'),
            }),
          )
          .as('steps'),
      )
      .$asScalar(),
  );
