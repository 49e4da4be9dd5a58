import { type Expression, type SqlBool, sql } from 'kysely';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { experienceFilters } from '../../../../schema/rules/posts/experiences-filters.ts';
import {
  type ExperienceSort,
  experienceTexts,
} from '../../../../schema/rules/posts/experiences-texts.ts';
import type { Context } from '../../core/context.ts';
import { invalidField } from '../../core/errors.ts';
import {
  declareList,
  descending,
  type ListArgs,
  type PageParts,
  sortKey,
} from '../../core/lists/index.ts';
import type { Page } from '../../core/lists/paging.ts';
import { searchText } from '../../core/text/search-text.ts';
import { isNotBanned, people } from '../identity/index.ts';
import {
  foundPosts,
  type PostCard,
  postCardColumns,
  postCardOf,
  postFacets,
  postsWithFacets,
} from '../posts/index.ts';
import { runInUserQueue, searchWords, wordParameters } from '../search/index.ts';
import { studiesOf } from '../studies/index.ts';
import { experienceConditions, experiencesSql, isAuthorShown } from './experiences.sql.ts';

/** What every statement about experiences is given. */
const given = { viewerId: 'uuid?', phrase: 'text', words: 'text[]', facets: 'jsonb' } as const;

/** Whether experiences are searched, and by how many words besides the whole phrase. */
export type ExperienceVariant = { isSearched: boolean; words: number };
type Parts = PageParts<ExperienceVariant>;

const id = sortKey('post.id', 'uuid', 'id');

/** Experiences at the head of a list that are looked through before the facets' index is asked. */
const maxWalked = 800;

/** What the conditions and orders compare. */
const comparedColumns = [
  'post.id',
  'post.user_id',
  'post.last_active_at',
  'post.views',
  'post.useful',
  'post.facet_year',
  'post.tokens',
] as const;

/** Experiences that may be read, with their authors. */
const readable = () =>
  experiencesSql.db
    .selectFrom(postsWithFacets.as('post'))
    .innerJoin(people.as('person'), 'person.id', 'post.user_id')
    .where(isNotBanned('person'))
    // Nothing is searched for: all match alike.
    .crossJoin(experiencesSql.db.selectNoFrom(sql.lit(0).as('relevance')).as('found'));

/**
 * The ids of a page of what fits the filters, as `page`: from the head of the list, where common
 * ones are found at once; and where that is not enough, from all that the index of the facets
 * finds, which are few then (as the board does it).
 */
const pageOfFacets = ({ fit, inOrder, behind, limit }: Parts) => {
  const isOnPage: Expression<SqlBool> = behind() ?? sql.lit(true);
  return experiencesSql.db
    .with(
      (cte) => cte('head').materialized(),
      (cte) =>
        cte
          .selectFrom(
            inOrder(cte.selectFrom(postsWithFacets.as('post')).where(isOnPage))
              .limit(maxWalked)
              .select(comparedColumns)
              .as('post'),
          )
          .$call(fit)
          .where(isAuthorShown)
          .limit(limit)
          .select('post.id'),
    )
    .with(
      (cte) => cte('found').materialized(),
      (cte) =>
        inOrder(
          cte
            // The fence of `offset 0` keeps it from walking the order's index in the hope of an
            // early end.
            .selectFrom((eb) =>
              eb
                .selectFrom(postFacets.as('post'))
                .$call(fit)
                .select('post.id')
                .offset(0)
                .as('fitting'),
            )
            .innerJoin(postsWithFacets.as('post'), 'post.id', 'fitting.id'),
        )
          .where(isOnPage)
          .where(isAuthorShown)
          .where((eb) =>
            eb(eb.selectFrom('head').select(eb.fn.countAll<number>().as('count')), '<', limit),
          )
          .limit(limit)
          .select('post.id'),
    )
    .with('page', (cte) =>
      cte.selectFrom('head').select('id').union(cte.selectFrom('found').select('id')),
    );
};

export const experienceList = declareList(experiencesSql, {
  name: 'list',
  given,
  sorts: {
    recentlyActive: descending(sortKey('post.last_active_at', 'timestamptz', 'lastActiveAt'), id),
    mostViewed: descending(sortKey('post.views', 'int8', 'views'), id),
    mostHelpful: descending(sortKey('post.useful', 'int8', 'useful'), id),
    interviewYear: descending(sortKey('post.facet_year', 'int8', 'interviewYear'), id),
    relevance: descending(
      sortKey('found.relevance', 'int8', 'relevance'),
      sortKey('post.last_active_at', 'timestamptz', 'lastActiveAt'),
      id,
    ),
  },
  filters: experienceFilters,
  conditions: experienceConditions,
  variants: [
    { isSearched: false, words: 0 },
    { isSearched: true, words: 2 },
    { isSearched: true, words: 0 },
  ] satisfies ExperienceVariant[],
  often: [{ company: true }, { role: true }],
  partOf: ({ isSearched }) => (isSearched ? 'search' : ''),
  select: (_db, parameters, parts) => {
    const { variant, conditions, arrange, inOrder, limit } = parts;
    const { viewerId } = parameters;
    if (variant.isSearched)
      return (
        experiencesSql.db
          .with(
            (cte) => cte('found').materialized(),
            () => foundPosts(parameters, variant.words),
          )
          .selectFrom('found')
          // Each is read by its id: the fence keeps the planner from reading all of them.
          .crossJoinLateral((eb) =>
            eb
              .selectFrom(postsWithFacets.as('one'))
              .whereRef('one.id', '=', 'found.id')
              .selectAll('one')
              .offset(0)
              .as('post'),
          )
          .innerJoin(people.as('person'), 'person.id', 'post.user_id')
          .where(isNotBanned('person'))
          .select(postCardColumns(viewerId))
          .select('found.relevance')
          .$call(arrange)
      );
    if (Object.keys(conditions).length === 0)
      return readable().select(postCardColumns(viewerId)).select('found.relevance').$call(arrange);
    return inOrder(
      pageOfFacets(parts)
        .selectFrom('page')
        .innerJoin(postsWithFacets.as('post'), 'post.id', 'page.id')
        .innerJoin(people.as('person'), 'person.id', 'post.user_id'),
    )
      .limit(limit)
      .select(postCardColumns(viewerId))
      .select(sql.lit(0).as('relevance'));
  },
});

type Filter = FilterInput<typeof experienceFilters>;

/** How experiences are asked for. */
export interface ExperiencesAsked extends ListArgs<typeof experienceFilters, ExperienceSort> {
  search?: string | null;
}

/** By whom experiences are asked for, and whether they are searched. */
export async function askingOf({ app, viewer }: Context, search: string | null | undefined) {
  const phrase = searchText(search);
  const { streams } = await studiesOf(app);
  const words = phrase === null ? null : searchWords(phrase, streams);
  return {
    given: {
      viewerId: viewer?.id ?? null,
      phrase: phrase ?? '',
      ...(words ? wordParameters(words) : { words: [], facets: [] }),
    },
    variant: {
      isSearched: phrase !== null,
      words: words?.words.length ?? 0,
    } satisfies ExperienceVariant,
  };
}

/**
 * A page of experiences: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100, for cursors of other lists, parts and
 * orders, for years out of range, for more values than a filter takes, and for relevance without a
 * search; RATE_LIMITED for many searches at once
 */
export async function experiencesPage(
  ctx: Context,
  { search, ...args }: ExperiencesAsked,
): Promise<Page<PostCard>> {
  const asking = await askingOf(ctx, search);
  if (args.sort === 'relevance' && !asking.variant.isSearched)
    throw invalidField('sort', experienceTexts.needsSearch);
  return runInUserQueue(ctx.app, asking.given.viewerId, asking.variant.isSearched, () =>
    experienceList.page(ctx.app, args, { ...asking, node: postCardOf }),
  );
}

export type { Filter as ExperienceFilter };
