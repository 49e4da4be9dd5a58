import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { contentFilters } from '../../../../../schema/rules/moderation/moderation-filters.ts';
import {
  moderationTexts,
  type RemovableType,
  removableTypes,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import type { App } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  ascending,
  type CountedPage,
  declareList,
  descending,
  sortKey,
} from '../../../core/lists/index.ts';
import { containsText, isShown, unionAll } from '../../../core/sql/index.ts';
import { accounts, type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import {
  type ContentRow,
  contentContains,
  contents,
  type ModerationTables,
  moderationSql,
} from '../moderation.sql.ts';
import type { ContentRequest, ModeratedContent } from '../moderation.types.ts';

/** The lists of admins, and what each has. */
const contentLists = {
  posts: ['post'],
  comments: ['question', 'answer'],
  gratitudes: ['gratitude'],
  jobs: ['job'],
} as const satisfies Record<string, readonly RemovableType[]>;
export type ContentList = keyof typeof contentLists;
const contentListNames = Object.keys(contentLists) as ContentList[];

const contentRow = expressionBuilder<
  { content: ContentRow; removal: ModerationTables['removals'] },
  'content' | 'removal'
>();
const isRemoved = contentRow('content.removed_at', 'is not', null);

interface ListedRow
  extends PersonRow,
    Omit<ContentRow, 'company' | 'user_id' | 'words' | 'packed'> {
  type: RemovableType;
  removalId: string | null;
  kind: 'hide' | 'delete' | null;
  reason: string | null;
  removedAt: Date | null;
  byName: string | null;
}

/** Things of one kind with whose they are, and why they are not shown. */
const listedOf = (type: RemovableType) =>
  moderationSql.db
    .selectFrom(contents[type].as('content'))
    .innerJoin(accounts.as('person'), 'person.id', 'content.user_id')
    .leftJoin('removals as removal', (join) =>
      join
        .onRef('removal.subject_id', '=', 'content.id')
        .on('removal.subject_type', '=', sql.lit(type))
        .on('removal.restored_at', 'is', null),
    )
    .leftJoin(accounts.as('remover'), 'remover.id', 'removal.by_id')
    .select(personColumns)
    .select([
      'content.id',
      'content.title',
      'content.text',
      'content.link',
      'content.post_id',
      'content.profile_id',
      'content.is_hidden',
    ])
    .select([
      'content.is_pinned',
      'content.created_at',
      'content.removed_at',
      sql.lit(type).as('type'),
    ])
    .select([
      'removal.id as removalId',
      'removal.kind',
      'removal.reason',
      'removal.created_at as removedAt',
    ])
    .select('remover.full_name as byName');

/** The primary key is walked: ids sort by time. */
const byId = sortKey('content.id', 'uuid', 'id');

const contentsList = declareList(moderationSql, {
  name: 'contents',
  isCounted: true,
  sorts: { newest: descending(byId), oldest: ascending(byId) },
  filters: contentFilters,
  conditions: {
    search: (search) =>
      contentRow.or([
        containsText('content.title', search),
        containsText('person.full_name', search),
        contentContains(search),
      ]),
    state: {
      shown: () => isShown('content'),
      hidden: () => contentRow.and([isRemoved, contentRow('removal.kind', '=', 'hide')]),
      deleted: () => contentRow.and([isRemoved, contentRow('removal.kind', '=', 'delete')]),
    },
    authorId: (authorId) => contentRow('content.user_id', '=', authorId),
    company: (company) =>
      sql<SqlBool>`content.company like '%' || search_like(search_norm(${company})) || '%'`,
    from: (from) => contentRow('content.created_at', '>=', from),
    to: (to) => contentRow('content.created_at', '<', to),
  },
  variants: contentListNames.map((list) => ({ list })),
  partOf: ({ list }) => list,
  select(db, _given, { variant: { list }, arrange, direction, limit }) {
    const pages = contentLists[list].map((type) => listedOf(type).$call(arrange));
    return db
      .selectFrom(
        unionAll<ListedRow>(...pages.map((each) => sql<ListedRow>`(${each})`)).as('listed'),
      )
      .orderBy('listed.id', direction)
      .limit(limit)
      .selectAll();
  },
});

function contentOf(row: ListedRow): ModeratedContent {
  const { kind } = row;
  const isRemoved = row.removed_at !== null && kind !== null;
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    text: row.text,
    link: row.link,
    user: personOf(row),
    post: row.post_id === null ? null : { id: row.post_id, title: row.title },
    profileId: row.profile_id,
    isHidden: row.is_hidden || row.removed_at !== null,
    isPinned: row.is_pinned,
    createdAt: row.created_at,
    state: isRemoved ? (kind === 'hide' ? 'hidden' : 'deleted') : 'shown',
    removal: isRemoved
      ? {
          id: row.removalId ?? '',
          kind,
          reason: row.reason ?? '',
          createdAt: row.removedAt ?? row.created_at,
          byName: row.byName,
        }
      : null,
  };
}

const contentById = moderationSql.statements(
  'content',
  { id: 'uuid' },
  removableTypes.map((type) => ({ type })),
  ({ type }: { type: RemovableType }) =>
    (_db, { id }) =>
      listedOf(type).where('content.id', '=', id),
);

/**
 * One thing that somebody wrote, removed or not, with why it is not shown.
 * @throws NOT_FOUND for what is not there, or gone for good
 */
export async function contentOfId(
  app: App,
  type: RemovableType,
  id: string,
): Promise<ModeratedContent> {
  const [row]: ListedRow[] = isId(id) ? await app.db.query(contentById({ type }), { id }) : [];
  if (!row) throw notFound(moderationTexts.notFound);
  return contentOf(row);
}

/**
 * A page of what people wrote, removed or not: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT as lists do
 */
export const contentsOf = (
  app: App,
  list: ContentList,
  args: ContentRequest,
  atMost?: number,
): Promise<CountedPage<ModeratedContent>> =>
  contentsList.page(app, args, {
    variant: { list },
    atMost,
    node: (row: ListedRow) => contentOf(row),
  });
