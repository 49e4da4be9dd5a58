import {
  type AliasableExpression,
  type Expression,
  expressionBuilder,
  type InferResult,
  sql,
} from 'kysely';
import { blankRows, concat, unionAll } from '../../core/sql/index.ts';
import { careerExperiences } from '../careers/index.ts';
import { people } from '../identity/index.ts';
import { publishedPosts } from '../posts/index.ts';
import { listedProfiles } from '../profiles/index.ts';
import {
  type ByWordsTables,
  byWords,
  hasAll,
  isRead,
  matchesAnyOf,
  matchesWord,
  personMatchesWord,
  rarestIsCommon,
  type WordMeaningRow,
  wordMeansAny,
  wordsRank,
} from '../search/index.ts';
import {
  directorySql,
  inOrder,
  type ListedProfileRow,
  type PeoplePage,
  type PersonRow,
} from './directory.sql.ts';

/** People who are looked at for one search, at most: of the rarest word, or of the list itself. */
const maxPeopleRead = 400;
/**
 * A company finds the authors of so many posts on it, of those that were active last; they count as
 * fewer people.
 */
const authorsOfCompany = 100;
const countedAuthors = 20;
/** Posts of one person whose companies are compared. */
const postsOfPerson = 30;
/** Of the people who match, so many are ranked: the first of the list. */
const rankedAtMost = 100;

type SearchTables = ByWordsTables & { candidates: { user_id: string } };
const db = directorySql.db.$extendTables<SearchTables>();
type CareerRow = InferResult<typeof careerExperiences>[number];
const meaningOf = expressionBuilder<
  SearchTables & { meaning: WordMeaningRow; step: CareerRow },
  'meaning' | 'step'
>();

const isKind = (kind: WordMeaningRow['kind']) => meaningOf('meaning.kind', '=', kind);

/** Steps of careers at the company, or in the role, that is the `meaning`. */
const stepsOfMeaning = (kind: 'company' | 'role') =>
  db
    .selectFrom(careerExperiences.as('step'))
    .where(isKind(kind))
    .where(meaningOf(`step.${kind}_norm`, '=', meaningOf.ref('meaning.norm')))
    .limit(maxPeopleRead);

/** Counts, by rows without columns, how many people the `meaning` finds. */
const occurrences = () =>
  unionAll<object>(
    stepsOfMeaning('company'),
    stepsOfMeaning('role'),
    db.selectFrom(blankRows(countedAuthors).as('author')).where(isKind('company')),
    db.selectNoFrom([]).where(isKind('person')),
  );

const peopleOfMeaning = unionAll<{ user_id: string | null }>(
  db.selectNoFrom(meaningOf.ref('meaning.user_id').as('user_id')).where(isKind('person')),
  stepsOfMeaning('company').select('step.user_id'),
  stepsOfMeaning('role').select('step.user_id'),
  db
    .selectFrom(publishedPosts.as('post'))
    .where(isKind('company'))
    .where((eb) => eb('post.company_norm', '=', meaningOf.ref('meaning.norm')))
    .orderBy('post.last_active_at', 'desc')
    .orderBy('post.id', 'desc')
    .limit(authorsOfCompany)
    .select('post.user_id'),
);

/**
 * The people who are looked at: of the rarest word; where even that one is common, the first of the
 * list instead.
 */
const candidates = ({ isOnPage, order: { sort } }: PeoplePage) =>
  db
    .selectFrom('meanings as meaning')
    .crossJoinLateral(peopleOfMeaning.as('person'))
    .where(isRead())
    .where((eb) => eb.not(rarestIsCommon()))
    .select('person.user_id')
    .$narrowType<{ user_id: string }>()
    .union((eb) =>
      eb.parens(
        db
          .selectFrom(listedProfiles.as('profile'))
          .where(rarestIsCommon())
          .where(isOnPage)
          .$call(inOrder({ sort }))
          .limit(maxPeopleRead)
          .select('profile.user_id'),
      ),
    )
    .limit(2 * maxPeopleRead);

const person = expressionBuilder<
  { profile: ListedProfileRow; person: PersonRow },
  'profile' | 'person'
>();

/** An aggregate, for an `exists` would be answered by reading everybody's career. */
const careerHasWord = (wordNumber: number) =>
  directorySql.db
    .selectFrom(careerExperiences.as('step'))
    .where((eb) => eb('step.user_id', '=', person.ref('profile.user_id')))
    .select((eb) =>
      eb.fn
        .agg<boolean>('bool_or', [
          eb.or([
            matchesWord(eb.ref('step.company_norm'), wordNumber, 'company'),
            matchesWord(eb.ref('step.role_norm'), wordNumber, 'role'),
            matchesWord(eb.ref('step.experience_type'), wordNumber, 'experienceType'),
          ]),
        ])
        .as('has_word'),
    )
    .$asScalar();

const postsHaveWord = (wordNumber: number) =>
  directorySql.db
    .selectFrom((eb) =>
      eb
        .selectFrom(publishedPosts.as('post'))
        .where((of) => of('post.user_id', '=', person.ref('profile.user_id')))
        // The order of the index that is there for the unique key.
        .orderBy('post.company_norm')
        .orderBy('post.role_norm')
        .limit(postsOfPerson)
        .select('post.company_norm')
        .as('post'),
    )
    .select((eb) =>
      eb.fn
        .agg<boolean>('bool_or', [matchesWord(eb.ref('post.company_norm'), wordNumber, 'company')])
        .as('has_word'),
    )
    .$asScalar();

/** Whether `profile`, or its `person`, has something that the word `wordNumber` can mean. */
const hasWord = (wordNumber: number) =>
  person.or([
    personMatchesWord(person.ref('profile.user_id'), wordNumber),
    matchesWord(person.fn<string | null>('lower', ['person.stream']), wordNumber, 'branch'),
    matchesWord(
      person.cast<string | null>('person.year_of_graduation', 'text'),
      wordNumber,
      'year',
    ),
    matchesAnyOf(person.ref('person.roles'), wordNumber, 'accountRole'),
    person.and([
      wordMeansAny(wordNumber, 'company', 'role', 'experienceType'),
      careerHasWord(wordNumber),
    ]),
    person.and([wordMeansAny(wordNumber, 'company'), postsHaveWord(wordNumber)]),
  ]);

/** What the words are ranked in: name and career, normalised. */
const cardText = person.fn<string>('concat', [
  sql.lit(' '),
  'profile.name_norm',
  sql.lit(' '),
  directorySql.db
    .selectFrom(careerExperiences.as('step'))
    .where((eb) => eb('step.user_id', '=', person.ref('profile.user_id')))
    .select((eb) =>
      eb.fn
        .agg<string | null>('string_agg', [
          concat(eb.ref('step.company_norm'), ' ', eb.ref('step.role_norm')),
          sql.lit(' '),
        ])
        .as('career'),
    ),
  sql.lit(' '),
]);

const rankOf = (isRanked = false): AliasableExpression<number | null> =>
  isRanked ? wordsRank(cardText) : sql.lit(0);

/**
 * Candidates with profile and account, each read by its id: fences keep the planner from reading
 * everybody.
 */
const candidatePeople = db
  .selectFrom('candidates')
  .crossJoinLateral((eb) =>
    eb
      .selectFrom(listedProfiles.as('profile'))
      .whereRef('profile.user_id', '=', 'candidates.user_id')
      .selectAll('profile')
      .offset(0)
      .as('profile'),
  )
  .crossJoinLateral((eb) =>
    eb
      .selectFrom(people.as('account'))
      .whereRef('account.id', '=', 'profile.user_id')
      .selectAll('account')
      .offset(0)
      .as('person'),
  );

/**
 * The people of whom each word tells something, or the whole phrase does: those on the page, or for
 * an order by rank the first hundred, with how well their name and career match (`wordsRank`). They
 * are read as posts are: the people of the rarest word, whom the other words narrow
 * (docs/decisions/search.md).
 * @param parameters `words` and `facets` of `SearchWords`, facets as JSON
 * @param words how many there are besides the whole phrase
 */
export const peopleByWords = (
  parameters: { words: Expression<readonly string[]>; facets: Expression<unknown> },
  words: number,
  page: PeoplePage,
) =>
  byWords(directorySql.db, parameters, occurrences, maxPeopleRead)
    .with(
      (cte) => cte('candidates').materialized(),
      () => candidates(page),
    )
    .with(
      (cte) => cte('matches').materialized(),
      () =>
        candidatePeople
          .where(page.isOnPage)
          .where(hasAll(words, hasWord))
          .$call(inOrder({ ...page.order, isByRank: false }))
          .limit(page.order.isByRank ? rankedAtMost : page.limit)
          .select([
            'profile.user_id',
            rankOf(page.order.isByRank).as('rank'),
            sql.lit(false).as('isNameMatch'),
          ]),
    )
    .selectFrom('matches')
    .selectAll();
