import { type AliasableExpression, type Expression, type SqlBool, sql } from 'kysely';
import {
  type PeopleFacetName,
  type PeopleFilterName,
  peopleFacets,
  peopleFilters,
} from '../../../../schema/rules/directory/people-filters.ts';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { countedAtMost } from '../../../../schema/rules/lists/lists.ts';
import type { FeedSort } from '../../../../schema/rules/posts/posts-texts.ts';
import { replyTimes } from '../../../../schema/rules/replies/replies-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import {
  type CountedToken,
  declareList,
  descending,
  type Facets,
  facetCounts,
  facetsOf,
  frequentValues,
  type ListArgs,
  sortKey,
} from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { anyOf, elementAt, type Parameters } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { normsOfNamed, writtenNames } from '../companies/index.ts';
import { takesRequests } from '../jobs/index.ts';
import {
  isEachReadableWhole,
  isReadableWhole,
  isStaff,
  type ProfileCard,
  profileCard,
  profileCardColumns,
  replyTimeOf,
} from '../profiles/index.ts';
import { normalised, phrasePattern, runInUserQueue } from '../search/index.ts';
import { directorySql, isFoundBy, listedPeople, sortColumns } from './directory.sql.ts';

const { eb, db } = directorySql;
export const given = { viewerId: 'uuid', isStaff: 'boolean' } as const;
type Given = Parameters<typeof given>;
type Texts = Expression<readonly string[]>;

const personId = sql.ref<string>('profile.user_id');
/** What they study. */
export const branch = eb.fn.coalesce(
  sql.ref<string | null>('person.stream'),
  sql.ref<string | null>('person.specialisation'),
);
export const year = sql.ref<number>('person.year_of_graduation');

/** Careers, places and topics are read by those alone who may read the profile whole. */
const isWhole = (reader: Given) => isReadableWhole(personId, reader);
const ifWhole = (reader: Given, condition: Expression<SqlBool>) =>
  eb.and([condition, isWhole(reader)]);

/** Who has a step in their career of which a column is one of some norms. */
const hasStep = (column: 'company_norm' | 'role_norm', norms: Expression<string>) =>
  eb(
    personId,
    'in',
    db
      .selectFrom(careerExperiences.as('step'))
      .where(sql.ref<string>(`step.${column}`), 'in', norms)
      .select('step.user_id'),
  );

/** Typed texts as search compares them, as an array. */
export const norms = (texts: Texts) => eb.fn<string[]>('search_norms', [texts]);
/** The same as rows. The builder has no word for `unnest`. */
const normRows = (texts: Texts) =>
  db
    .selectFrom(sql<{ norm: string }>`unnest(${norms(texts)})`.as<'typed'>(sql`typed(norm)`))
    .select('typed.norm');

/** An alumnus takes another request for a chat. */
export const takesRequestsNow = () =>
  eb.and([eb(sql.ref<string>('person.role'), '=', 'alumni'), takesRequests(personId)]);

/** What somebody who replies within a time is found by: a day for who does within an hour, too. */
export const repliesIn = sql<readonly string[]>`case ${replyTimeOf(personId)} ${sql.join(
  replyTimes.map((time, at) => {
    const orLater = replyTimes.slice(at).map((one) => sql.lit(one));
    return sql`when ${sql.lit(time)} then array[${sql.join(orLater)}]`;
  }),
  sql` `,
)} else '{}' end`;
/** Usually replies within one of some times. */
const repliesWithin = (times: Texts) => eb(repliesIn, '&&', times);

/** What each filter of people comes to, of `profile` and `person`. */
export const peopleConditions = {
  search: (name: Expression<string>) =>
    eb(sql.ref<string>('profile.name_norm'), 'like', phrasePattern(name)),
  company: (names: Texts, reader: Given) =>
    ifWhole(reader, hasStep('company_norm', normsOfNamed(names).$asScalar().$notNull())),
  role: (names: Texts, reader: Given) =>
    ifWhole(reader, hasStep('role_norm', normRows(names).$asScalar().$notNull())),
  branch: (names: Texts) => eb(branch, '=', anyOf(names)),
  batchFrom: (from: Expression<number>) => eb(year, '>=', from),
  batchTo: (to: Expression<number>) => eb(year, '<=', to),
  city: (names: Texts, reader: Given) =>
    ifWhole(
      reader,
      eb(normalised(sql.ref<string | null>('profile.location')), '=', anyOf(norms(names))),
    ),
  topic: (names: Texts, reader: Given) =>
    ifWhole(
      reader,
      eb(eb.fn<string[]>('search_norms', [sql.ref('profile.alumni_topics')]), '&&', norms(names)),
    ),
  requests: (reader: Given) => ifWhole(reader, takesRequestsNow()),
  replies: (times: Texts, reader: Given) => ifWhole(reader, repliesWithin(times)),
  verified: () => eb(sql.ref<boolean>('person.is_verified'), '=', true),
};

/** Whom lists show, but for the viewer. */
export const everybodyElse = (viewerId: Expression<string>) =>
  listedPeople.where('profile.user_id', '<>', viewerId);

/** Whom lists show and no block keeps apart from the viewer, who is not among them. */
export const others = (viewerId: Expression<string>) =>
  everybodyElse(viewerId).where(isFoundBy(viewerId));

const list = declareList(directorySql, {
  name: 'people',
  given,
  sorts: {
    recentlyActive: descending(
      sortKey(sortColumns.recentlyActive, 'timestamptz', 'sortKey'),
      sortKey('profile.user_id', 'uuid', 'person_id'),
    ),
    mostHelpful: descending(
      sortKey(sortColumns.mostHelpful, 'int8', 'sortKey'),
      sortKey('profile.user_id', 'uuid', 'person_id'),
    ),
    mostViewed: descending(
      sortKey(sortColumns.mostViewed, 'int8', 'sortKey'),
      sortKey('profile.user_id', 'uuid', 'person_id'),
    ),
  },
  filters: peopleFilters,
  conditions: peopleConditions,
  often: [{ company: true }],
  select: (_db, { viewerId }, { sort, arrange }) =>
    others(viewerId)
      .select(profileCardColumns())
      .select(`${sortColumns[sort]} as sortKey`)
      .$call(arrange),
});

export type PeopleAsked = ListArgs<typeof peopleFilters, FeedSort>;
type Asked = FilterInput<typeof peopleFilters> | null | undefined;

/** By whom people are asked for. */
function askingOf(ctx: Context) {
  const viewer = requireViewer(ctx, 'member');
  return { given: { viewerId: viewer.id, isStaff: isStaff(viewer) }, variant: {} };
}

/** Runs what compares names in the queue of the viewer's searches. */
const inQueue = <Result>({ app, viewer }: Context, filter: Asked, read: () => Promise<Result>) =>
  runInUserQueue(app, viewer?.id ?? null, Boolean(filter?.search), read);

/**
 * A page of people who fit a filter: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100, for cursors of other lists and orders, for
 * years out of range and more values than a filter takes; FORBIDDEN for the unverified;
 * RATE_LIMITED for many searches at once
 */
export async function peoplePage(ctx: Context, args: PeopleAsked): Promise<Page<ProfileCard>> {
  const asking = askingOf(ctx);
  return inQueue(ctx, args.filter, () =>
    list.page(ctx.app, args, { ...asking, node: profileCard }),
  );
}

/** `company:infosys`: the values of a facet that a person has. */
const tokensOf = (facet: PeopleFacetName, values: Expression<unknown>) =>
  sql<
    string[]
  >`array(select distinct ${sql.lit(`${facet}:`)} || value from (${values}) as told(value))`;
const steps = (column: 'company_norm' | 'role_norm') =>
  db
    .selectFrom(careerExperiences.as('step'))
    .where('step.user_id', '=', personId)
    .select(sql.ref<string>(`step.${column}`).as('value'));

/**
 * Topics of one person, of several spellings of one the first; plain letters for a tenth of what
 * `search_norm` takes. The builder has no word for this.
 */
const topicsOnce = sql`select min(topic)
  from unnest(${sql.ref('profile.alumni_topics')}) as topic
  group by case when topic ~ '[^ -~]|^[ #]|  | $' then search_norm(topic) else lower(topic) end`;

/** What somebody can be found by, for the viewer. The builder has no word for arrays. */
const tokens = (reader: Given) => sql<string[]>`
  array_remove(array[
    ${sql.lit('branch:')} || ${branch},
    ${sql.lit('batch:')} || ${year},
    case when ${sql.ref('person.is_verified')} then 'verified:true' end
  ], null)
  || case when ${isEachReadableWhole(personId, reader)} then
    ${tokensOf('company', steps('company_norm'))}
    || ${tokensOf('role', steps('role_norm'))}
    || ${tokensOf('topic', topicsOnce)}
    || ${tokensOf('replies', sql`select unnest(${repliesIn})`)}
    || array_remove(array[
      ${sql.lit('city:')} || ${normalised(sql.ref<string | null>('profile.location'))},
      case when ${takesRequestsNow()} then 'requests:true' end
    ], null)
  else '{}' end`;

const facetNames = Object.keys(peopleFacets) as PeopleFacetName[];

/**
 * Topics are found however they are written, so they are counted together: each as most people
 * write it.
 */
const topicsTogether = (counted: AliasableExpression<CountedToken>) =>
  db
    .selectFrom(counted.as('told'))
    .groupBy(['told.fitting', 'told.facet'])
    .groupBy((of) =>
      of
        .case('told.facet')
        .when('topic')
        .then(normalised(of.ref('told.value')))
        .else(of.ref('told.value'))
        .end(),
    )
    .select((of) => [
      'told.fitting',
      'told.facet',
      elementAt(
        of.fn
          .agg<string[]>('array_agg', ['told.value'])
          .orderBy('told.count', 'desc')
          .orderBy('told.value'),
        1,
      ).as('value'),
      of.cast<number>(of.fn.sum('told.count'), 'integer').as('count'),
    ]);

/** A role as somebody writes it. */
const roleAsWritten = (norm: Expression<string>) =>
  db
    .selectFrom(careerExperiences.as('step'))
    .where('step.role_norm', '=', norm)
    .select('step.role')
    .limit(1)
    .$asScalar();

/**
 * People are counted up to a bound, as experiences are: how many fit, and of each facet how many of
 * its values there are with the filters of all others. One statement.
 */
const readFacets = list.about('facets', (_db, reader, { conditions }) => {
  // What they are found by is told of so many alone.
  const counted = facetCounts<PeopleFilterName>(peopleFacets, conditions, (wanted) =>
    others(reader.viewerId)
      .where(eb.and(Object.values(wanted)))
      .limit(countedAtMost + 1)
      .select(tokens(reader).as('tokens')),
  );
  return db
    .selectFrom(frequentValues(db, topicsTogether(counted), writtenNames).as('ranked'))
    .orderBy('ranked.count', 'desc')
    .orderBy('ranked.value')
    .select((of) => [
      'ranked.fitting',
      'ranked.facet',
      'ranked.value',
      'ranked.count',
      of
        .case('ranked.facet')
        .when('company')
        .then(of.ref('ranked.name'))
        .when('role')
        .then(roleAsWritten(of.ref('ranked.value')))
        .when('city')
        .then(of.fn<string | null>('initcap', ['ranked.value']))
        .end()
        .as('label'),
    ]);
});

/**
 * What the list of people can be narrowed down to: one statement.
 * @throws as `peoplePage`
 */
export async function countPeople(ctx: Context, filter: Asked): Promise<Facets> {
  const asking = askingOf(ctx);
  const rows = await inQueue(ctx, filter, () => readFacets(ctx.app, filter, asking));
  return facetsOf(rows, facetNames);
}
