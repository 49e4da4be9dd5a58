import { type Expression, sql } from 'kysely';
import { teaser } from '../../../../../schema/rules/display.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { personColumns, personOf, type PersonRow } from '../../identity/index.ts';
import { hasBookmarkedPost, isPostLiked } from '../posts.sql.ts';
import type { PostEntity } from './post.entity.ts';
import type { PostFields } from './post-fields.types.ts';
import type { PostCard, PostCounters } from './post.types.ts';

/**
 * Where each field of a post is read: on its cards and its page, or on its page alone. A field that the class has and
 * this list has not does not compile.
 */
const readOn = {
  id: 'card',
  companyName: 'card',
  role: 'card',
  logo: 'card',
  postType: 'card',
  experienceType: 'card',
  interviewYear: 'card',
  oneLiner: 'card',
  campusType: 'card',
  offerStatus: 'card',
  package: 'card',
  level: 'card',
  hashtags: 'card',
  createdAt: 'card',
  eligibleBranches: 'page',
  cgpaRequired: 'page',
  numberOfRounds: 'page',
  mode: 'page',
  location: 'page',
  finalPlacementCount: 'page',
  atCompany: 'page',
  preparationTips: 'page',
  preparationTime: 'page',
  topicsWeightage: 'page',
  finalNotes: 'page',
  onlineAssessment: 'page',
  rounds: 'page',
  storyRounds: 'page',
  additionalQuestions: 'page',
  materialLinks: 'page',
  resumeLink: 'page',
  editedAt: 'page',
} as const satisfies Record<Exclude<keyof PostFields, 'user'>, 'card' | 'page'>;

type FieldsOf<Place> = {
  [Name in keyof typeof readOn]: (typeof readOn)[Name] extends Place ? Name : never;
}[keyof typeof readOn];

const fieldsOf = <Place extends 'card' | 'page'>(place: Place): FieldsOf<Place>[] =>
  Object.entries(readOn)
    .filter(([, where]) => where === place)
    .map(([name]) => name as FieldsOf<Place>);

/** Columns of a post's counters, from posts `p`. */
export const postCounterColumns = columnsOf('p', [
  'id',
  'useful',
  'views',
  'shares',
  'commentsCount',
]);

/** Columns of the fields that a post's page shows and its card does not, from posts `p`. */
export const postPageColumns = columnsOf('p', fieldsOf('page'));

const cardFieldColumns = columnsOf('p', fieldsOf('card'));

/**
 * Columns of a post's card, from posts `p` and their authors `u` (`people`).
 * @param viewerId whose likes and bookmarks it shows; nobody's id is null
 */
export const postCardColumns = (viewerId: Expression<string | null>) =>
  [
    ...cardFieldColumns,
    ...columnsOf('p', ['useful', 'views', 'shares', 'commentsCount', 'lastActiveAt']),
    ...personColumns,
    isPostLiked(sql.ref('p.id'), viewerId).as('hasLiked'),
    hasBookmarkedPost(sql.ref('p.id'), viewerId).as('hasBookmarked'),
  ] as const;

/** What `postCountersOf` reads. */
export type PostCountersRow = Pick<
  PostEntity,
  'id' | 'useful' | 'views' | 'shares' | 'commentsCount'
>;

/** What `postCardOf` reads. */
export interface PostCardRow
  extends PersonRow,
    PostCountersRow,
    Pick<PostFields, FieldsOf<'card'>>,
    Pick<PostEntity, 'lastActiveAt'> {
  hasLiked: boolean;
  hasBookmarked: boolean;
}

/** The counters of a row, under the id of its post. */
export const postCountersOf = ({
  id,
  useful,
  views,
  shares,
  commentsCount,
}: PostCountersRow): PostCounters => ({ id, useful, views, shares, commentsCount });

/** A row as a card shows it. Columns that are no field of a card stay in it, and no client can ask for them. */
export const postCardOf = <Row extends PostCardRow>(row: Row): Row & PostCard => ({
  ...row,
  user: personOf(row),
  teaser: teaser(row.oneLiner),
  counters: postCountersOf(row),
  viewer: { id: row.id, hasLiked: row.hasLiked, hasBookmarked: row.hasBookmarked },
});
