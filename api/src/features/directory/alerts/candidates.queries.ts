import { type Expression, type SqlBool, sql } from 'kysely';
import type { PeopleFilterName } from '../../../../../schema/rules/directory/people-filters.ts';
import { anyOf } from '../../../core/sql/index.ts';
import { careerExperiences } from '../../careers/index.ts';
import { slugsOfNorms, slugsOfTexts } from '../../companies/index.ts';
import { normalised, phrasePattern } from '../../search/index.ts';
import { listedPeople } from '../directory.sql.ts';
import { branch, norms, repliesIn, takesRequestsNow, year } from '../people.queries.ts';
import { peopleAlertsSql, toldSearches } from './people-alerts.sql.ts';

/** Changes that one look goes through at a time. */
export const changesAtOnce = 200;
/** Searches that one statement compares with them. */
export const searchesAtOnce = 1000;

/** Who may have come to fit a search: the first changes, those of one person several times. */
export const firstChanges = peopleAlertsSql.statement('firstChanges', {}, (db) =>
  db
    .selectFrom('people_changes as change')
    .orderBy('change.id')
    .limit(changesAtOnce)
    .select(['change.id', 'change.person_id as personId']),
);

/** A part of all searches: the first behind one of them. */
export const nextSearches = peopleAlertsSql.statement(
  'nextSearches',
  { after: 'uuid?' },
  (db, { after }) =>
    db
      .selectFrom('saved_people_searches as search')
      .where((eb) => eb.or([eb(after, 'is', null), eb('search.id', '>', after)]))
      .orderBy('search.id')
      .limit(searchesAtOnce)
      .select('search.id'),
);

/** What a search asks for by a filter; null where it is left open. */
const asked = (name: PeopleFilterName) =>
  sql<unknown>`(${sql.ref('search.filter')} -> ${sql.lit(name)})`;
/** The same as texts; none where it is no list. The builder has no word for arrays. */
const textsOf = (name: PeopleFilterName) =>
  sql<
    string[]
  >`array(select jsonb_array_elements_text(case jsonb_typeof(${asked(name)}) when 'array' then ${asked(name)} end))`;
/** What is compared of a filter that is given, made once for each search. */
const ifAsked = <Value>(name: PeopleFilterName, value: Expression<Value>) =>
  sql<Value | null>`case when ${asked(name)} is not null then ${value} end`;

/** Some searches, with what they ask for as people are compared with it. */
const askingOf = (searchIds: Expression<readonly string[]>) =>
  toldSearches()
    .where('search.id', '=', anyOf(searchIds))
    .select(['search.id', 'search.user_id', 'search.filter'])
    .select([
      ifAsked(
        'search',
        phrasePattern(sql<string | null>`${sql.ref('search.filter')} ->> 'search'`),
      ).as('name'),
      ifAsked('company', slugsOfTexts(textsOf('company'))).as('companies'),
      ifAsked('role', norms(textsOf('role'))).as('roles'),
      ifAsked('branch', textsOf('branch')).as('branches'),
      asked('batchFrom').as('batch_from'),
      asked('batchTo').as('batch_to'),
      ifAsked('city', norms(textsOf('city'))).as('cities'),
      ifAsked('topic', norms(textsOf('topic'))).as('topics'),
      asked('requests').as('requests'),
      ifAsked('replies', textsOf('replies')).as('replies'),
      asked('verified').as('verified'),
    ]);

const arrayOf = (values: Expression<unknown>) => sql<string[]>`array(${values})`;
const stepsOf = (column: 'company_norm' | 'role_norm') =>
  peopleAlertsSql.db
    .selectFrom(careerExperiences.as('step'))
    .where('step.user_id', '=', sql.ref<string>('profile.user_id'))
    .select(sql.ref<string>(`step.${column}`).as('norm'));

/** Some people, with what they are found by. */
const changedOf = (personIds: Expression<readonly string[]>) =>
  listedPeople
    .where('profile.user_id', '=', anyOf(personIds))
    .select(['profile.user_id as person_id', 'profile.name_norm', 'person.is_verified'])
    .select([
      branch.as('branch'),
      // Compared with whatever stands in a filter, and never refused.
      sql<unknown>`to_jsonb(${year})`.as('year'),
      arrayOf(slugsOfNorms(stepsOf('company_norm').$asScalar().$notNull())).as('companies'),
      arrayOf(stepsOf('role_norm')).as('roles'),
      normalised(sql.ref<string | null>('profile.location')).as('city'),
      norms(sql.ref<string[]>('profile.alumni_topics')).as('topics'),
      takesRequestsNow().as('takes_requests'),
      repliesIn.as('replies'),
    ]);

/** What a search leaves open, everybody fits. */
const open = (column: string, fits: Expression<SqlBool>) =>
  peopleAlertsSql.eb.or([peopleAlertsSql.eb(sql.ref(`asking.${column}`), 'is', null), fits]);

/**
 * Whether a person `changed` can fit each part of a search `asking`: nobody who does is left out.
 * Whether they do, the directory's own conditions say. What makes somebody fit another filter is
 * noted by a trigger, too.
 */
const parts: Record<PeopleFilterName, Expression<SqlBool>> = {
  search: open('name', sql`changed.name_norm like asking.name`),
  company: open('companies', sql`changed.companies && asking.companies`),
  role: open('roles', sql`changed.roles && asking.roles`),
  branch: open('branches', sql`changed.branch = any(asking.branches)`),
  batchFrom: open('batch_from', sql`changed.year >= asking.batch_from`),
  batchTo: open('batch_to', sql`changed.year <= asking.batch_to`),
  city: open('cities', sql`changed.city = any(asking.cities)`),
  topic: open('topics', sql`changed.topics && asking.topics`),
  requests: open('requests', sql`changed.takes_requests`),
  replies: open('replies', sql`changed.replies && asking.replies`),
  verified: open('verified', sql`changed.is_verified`),
};
const canFit = peopleAlertsSql.eb.and([
  sql<SqlBool>`changed.person_id <> asking.user_id`,
  ...Object.values(parts),
]);

/** Which of some searches may find whom of some people that they have not found before. */
export const candidates = peopleAlertsSql.statement(
  'candidates',
  { searchIds: 'uuid[]', personIds: 'uuid[]' },
  (db, { searchIds, personIds }) =>
    db
      .with(
        (cte) => cte('asking').materialized(),
        () => askingOf(searchIds),
      )
      .with(
        (cte) => cte('changed').materialized(),
        () => changedOf(personIds),
      )
      .selectFrom('asking')
      .innerJoin('changed', (join) => join.on(canFit))
      .where((eb) =>
        eb.not(
          eb.exists(
            peopleAlertsSql.db
              .selectFrom('people_finds as find')
              .where('find.search_id', '=', eb.ref('asking.id'))
              .where('find.person_id', '=', eb.ref('changed.person_id')),
          ),
        ),
      )
      .groupBy(['asking.id', 'asking.user_id', 'asking.filter'])
      .orderBy('asking.id')
      .select(['asking.id as searchId', 'asking.user_id as viewerId', 'asking.filter'])
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['changed.person_id']).as('ids')),
);
