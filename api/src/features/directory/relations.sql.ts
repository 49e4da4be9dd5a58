import { type Expression, type SqlBool, sql } from 'kysely';
import type { Relation } from '../../../../schema/rules/profiles/profiles.ts';
import { elementAt, unionAll } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { people } from '../identity/index.ts';
import { interestsOf, listedProfiles } from '../profiles/index.ts';
import { directorySql } from './directory.sql.ts';

/**
 * So many people are looked at for each relation: enough to choose from, also of a batch of
 * hundreds.
 */
const maxOfRelation = 60;
/** Batches this many years away are near. */
const nearYears = 2;

/** How much each relation weighs. */
const weights: Record<Relation, number> = { company: 8, batch: 4, interest: 2, branch: 1 };

/** Somebody who has something in common with the subject; one row for each relation, or several. */
interface RelationRow {
  user_id: string;
  relation: Relation;
  weight: number;
  /** The company or the interest that they share. */
  shared: string | null;
}

/** The person whose relations are looked for. */
interface SubjectRow {
  id: string;
  branch: string | null;
  year: number | null;
  interests: string[] | null;
}

const db = directorySql.db.$extendTables<{
  subject: SubjectRow;
  relations: RelationRow;
  distinct_relations: RelationRow;
}>();

const subject = (id: Expression<string>) =>
  db
    .selectFrom(people.as('person'))
    .where('person.id', '=', id)
    .select((eb) => [
      'person.id',
      eb.fn.coalesce('person.stream', 'person.specialisation').as('branch'),
      'person.year_of_graduation as year',
      interestsOf(eb.ref('person.id')).as('interests'),
    ]);

const relationColumns = <Name extends Relation>(name: Name) =>
  [sql.lit(name).as('relation'), sql.lit(weights[name]).as('weight')] as const;
const nothingShared = sql.lit(null).as('shared');

const colleagues = (id: Expression<string>, showsCareer: Expression<SqlBool>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom(careerExperiences.as('step'))
        .where('step.user_id', '=', id)
        .where(showsCareer)
        .select('step.company_norm')
        .distinct()
        .as('employer'),
    )
    .crossJoinLateral((eb) =>
      eb
        .selectFrom(careerExperiences.as('step'))
        .whereRef('step.company_norm', '=', 'employer.company_norm')
        .where('step.user_id', '<>', id)
        .orderBy('step.user_id', 'desc')
        .limit(maxOfRelation)
        .select(['step.user_id', 'step.company_name'])
        .as('colleague'),
    )
    .select([
      'colleague.user_id',
      ...relationColumns('company'),
      'colleague.company_name as shared',
    ]);

/**
 * People of the subject's branch, in an index that goes on with the year of graduation and the id.
 */
const ofBranch = db
  .selectFrom(people.as('person'))
  .where((eb) =>
    eb(
      eb.fn.coalesce('person.stream', 'person.specialisation'),
      '=',
      sql.ref<string>('subject.branch'),
    ),
  )
  .where('person.id', '<>', sql.ref<string>('subject.id'))
  .limit(maxOfRelation)
  .select('person.id');

const year = sql.ref<number>('subject.year');

const batchMates = db
  .selectFrom('subject')
  .crossJoinLateral(() =>
    ofBranch.where('person.year_of_graduation', '=', year).orderBy('person.id', 'desc').as('mate'),
  )
  .select(['mate.id as user_id', ...relationColumns('batch'), nothingShared]);

const branchMates = db
  .selectFrom('subject')
  .crossJoinLateral(() =>
    ofBranch
      .where((eb) =>
        eb.between('person.year_of_graduation', eb(year, '-', nearYears), eb(year, '+', nearYears)),
      )
      .orderBy('person.year_of_graduation', 'desc')
      .orderBy('person.id', 'desc')
      .as('mate'),
  )
  .select(['mate.id as user_id', ...relationColumns('branch'), nothingShared]);

const sharingInterests = db
  .selectFrom('subject')
  .crossJoinLateral((eb) =>
    eb
      .selectFrom(listedProfiles.as('profile'))
      .whereRef('profile.interests', '&&', 'subject.interests')
      .whereRef('profile.user_id', '<>', 'subject.id')
      .limit(maxOfRelation)
      .select(['profile.user_id', 'profile.interests'])
      .as('other'),
  )
  .select((eb) => [
    'other.user_id',
    ...relationColumns('interest'),
    // The builder has no word for `unnest`.
    sql<string>`(
      select interest
        from unnest(${eb.ref('other.interests')}) as interest
       where interest = any(${eb.ref('subject.interests')})
       order by interest
       limit 1
    )`.as('shared'),
  ]);

/** The strongest of the values of a column. */
const strongest = <Value>(column: 'relation' | 'shared') =>
  elementAt(
    db.fn.agg<Value[]>('array_agg', [sql.ref<Value>(column)]).orderBy(sql.ref('weight'), 'desc'),
    1,
  );

/**
 * People who have something in common with a person: `weight` is the sum of their relations,
 * `relation` the strongest and `shared` what they share in it. Neither the person nor only listed
 * people: the caller chooses.
 * @param id the person's
 * @param showsCareer whether companies of the person's career count
 */
export const relationsOf = (id: Expression<string>, showsCareer: Expression<SqlBool>) =>
  directorySql.db
    .with('subject', () => subject(id))
    .with('relations', () =>
      unionAll<RelationRow>(colleagues(id, showsCareer), batchMates, sharingInterests, branchMates),
    )
    .with('distinct_relations', (outer) =>
      outer
        .selectFrom('relations')
        .groupBy(['user_id', 'relation', 'weight'])
        .select((eb) => ['user_id', 'relation', 'weight', eb.fn.min('shared').as('shared')]),
    )
    .selectFrom('distinct_relations')
    .groupBy('user_id')
    .select((eb) => [
      'user_id',
      eb.fn.sum<string>('weight').as('weight'),
      strongest<Relation>('relation').as('relation'),
      strongest<string | null>('shared').as('shared'),
    ]);
