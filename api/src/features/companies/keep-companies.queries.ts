import { type AliasableExpression, type Expression, type RawBuilder, sql } from 'kysely';
import { anyOf, columnsOf, countRows } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { isOpenNow, jobOpenings } from '../jobs/index.ts';
import { postsInFull } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import { companiesSql } from './companies.sql.ts';

/** How many names, or companies, one round takes: none holds the database for long. */
export const keptAtOnce = 200;
/** Experiences that one transaction reads; those of one company are read together. */
export const toldAtOnce = 500;

const { db, eb } = companiesSql;

const openingsOf = (today: RawBuilder<string>) =>
  db
    .selectFrom(jobOpenings.as('opening'))
    .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
    .where(isNotBanned('person'))
    .where(isOpenNow({ today }));

const stepsOfPeople = db
  .selectFrom(careerExperiences.as('step'))
  .innerJoin(people.as('person'), 'person.id', 'step.user_id')
  .where(isNotBanned('person'));

/**
 * Of careers that every member may read, the same for each reader: a count of others, beside those
 * who are named, would tell what they keep for their connections.
 */
const openSteps = stepsOfPeople
  .innerJoin(listedProfiles.as('profile'), 'profile.user_id', 'step.user_id')
  .where('profile.visibility', '<>', 'connections');

/** Names that somebody has written and no company has yet, each with the company of its slug. */
export const newNames = companiesSql.statement('newNames', { today: 'date' }, (_db, { today }) =>
  db
    .selectFrom(
      db
        .selectFrom(postsInFull.as('post'))
        .select(['post.company_norm as norm', 'post.company_name as name'])
        .unionAll(
          openingsOf(today).select([
            'opening.company_norm as norm',
            'opening.company_name as name',
          ]),
        )
        .unionAll(stepsOfPeople.select(['step.company_norm as norm', 'step.company_name as name']))
        .as('said'),
    )
    .where((said) =>
      said.not(
        said.exists(
          said.selectFrom('company_names as known').whereRef('known.norm', '=', 'said.norm'),
        ),
      ),
    )
    .groupBy('said.norm')
    .orderBy('said.norm')
    .limit(keptAtOnce)
    .select((said) => {
      const slug = said.fn<string>('company_slug', ['said.norm']);
      return [
        'said.norm',
        said.fn.min('said.name').as('name'),
        slug.as('slug'),
        said
          .selectFrom('company_names as alike')
          .where('alike.slug', '=', slug)
          .select('alike.company_id')
          .limit(1)
          .as('companyId'),
      ];
    }),
);

/** The spelling that most rows have. The builder has no word for ordered-set aggregates. */
const mostFrequent = (column: string): AliasableExpression<string> =>
  sql<string>`mode() within group (order by ${sql.ref(column)})`;

/** What of a company's rows tells that what was made of them is old. */
const inShort = (...parts: Expression<unknown>[]): AliasableExpression<string> =>
  eb.fn<string>('concat_ws', [sql.lit('/'), ...parts]);

/** The ways in which companies are written: all of them, or those of some companies. */
const allNames = db.selectFrom('company_names as name').select(['name.norm', 'name.company_id']);
const namesOfSome = (ids: RawBuilder<readonly string[]>) =>
  allNames.where('name.company_id', '=', anyOf(ids));

/** Companies, each with what there is of it now under these of its names. */
const counted = (today: RawBuilder<string>, names: typeof allNames) =>
  db
    .with('told', (cte) =>
      cte
        .selectFrom(postsInFull.as('post'))
        .innerJoin(names.as('known'), 'known.norm', 'post.company_norm')
        .groupBy('known.company_id')
        .select(['known.company_id', countRows().as('experiences')])
        .select((post) => [
          mostFrequent('post.company_name').as('name'),
          post.fn.max('post.created_at').as('last'),
          inShort(countRows(), post.fn.max('post.created_at'), post.fn.max('post.edited_at')).as(
            'basis',
          ),
        ]),
    )
    .with('hiring', () =>
      openingsOf(today)
        .innerJoin(names.as('known'), 'known.norm', 'opening.company_norm')
        .groupBy('known.company_id')
        .select(['known.company_id', countRows().as('openings')])
        .select(mostFrequent('opening.company_name').as('name')),
    )
    .with('employing', () =>
      openSteps
        .innerJoin(names.as('known'), 'known.norm', 'step.company_norm')
        .groupBy('known.company_id')
        .select('known.company_id')
        .select((step) => [
          step.cast<number>(step.fn.count('step.user_id').distinct(), 'integer').as('people'),
          mostFrequent('step.company_name').as('name'),
        ]),
    )
    .selectFrom('companies as company')
    .leftJoin('told', 'told.company_id', 'company.id')
    .leftJoin('hiring', 'hiring.company_id', 'company.id')
    .leftJoin('employing', 'employing.company_id', 'company.id')
    .select((company) => [
      'company.id',
      'company.basis as formerBasis',
      company.fn.coalesce('told.name', 'employing.name', 'hiring.name', 'company.name').as('name'),
      company.fn.coalesce('told.experiences', sql.lit(0)).as('experienceCount'),
      company.fn.coalesce('hiring.openings', sql.lit(0)).as('openingCount'),
      company.fn.coalesce('employing.people', sql.lit(0)).as('peopleCount'),
      'told.last as lastToldAt',
      inShort(
        company.ref('told.basis'),
        company.ref('hiring.openings'),
        company.ref('employing.people'),
        company.fn.coalesce('told.name', 'employing.name', 'hiring.name'),
      ).as('basis'),
    ]);

/** Companies of which something else is told now than what stands there. */
export const changedCompanies = companiesSql.statement(
  'changed',
  { today: 'date' },
  (_db, { today }) =>
    db
      .selectFrom(counted(today, allNames).as('company'))
      .whereRef('company.basis', 'is distinct from', 'company.formerBasis')
      .orderBy('company.id')
      .limit(keptAtOnce)
      .select(['company.id', 'company.experienceCount']),
);

/** Those of some companies, with what there is of them now. */
export const companiesNow = companiesSql.statement(
  'now',
  { ids: 'uuid[]', today: 'date' },
  (_db, { ids, today }) =>
    db
      .selectFrom(counted(today, namesOfSome(ids)).as('company'))
      .where('company.id', '=', anyOf(ids))
      .whereRef('company.basis', 'is distinct from', 'company.formerBasis')
      .selectAll(),
);

/** What the experiences of some companies tell. */
export const toldExperiences = companiesSql.statement('told', { ids: 'uuid[]' }, (_db, { ids }) =>
  db
    .selectFrom(postsInFull.as('post'))
    .innerJoin(namesOfSome(ids).as('known'), 'known.norm', 'post.company_norm')
    .orderBy('post.id', 'desc')
    .select('known.company_id as companyId')
    .select(
      columnsOf('post', [
        'role',
        'roleNorm',
        'interviewYear',
        'experienceType',
        'campusType',
        'offerStatus',
        'package',
        'level',
        'isLevelTold',
        'mode',
        'isModeTold',
        'cgpaRequired',
        'eligibleBranches',
        'numberOfRounds',
        'rounds',
        'storyRounds',
        'onlineAssessment',
      ]),
    ),
);
