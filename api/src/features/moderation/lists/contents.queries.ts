import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  type ContentSort,
  type ContentState,
  moderationTexts,
  type RemovableType,
  removableTypes,
} from '../../../../../schema/rules/moderation-texts.ts';
import type { App } from '../../../core/context.ts';
import { invalidField, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { type Parameters, unionAll } from '../../../core/sql/index.ts';
import { accounts, type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import { searchText } from '../../search/index.ts';
import {
  type ContentRow,
  containsText,
  contentContains,
  contents,
  type ModerationTables,
  moderationSql,
} from '../moderation.sql.ts';
import type { ContentArgs, ContentFilterInput, ModeratedContent } from '../moderation.types.ts';

/** The lists of admins, and what each has. */
const contentLists = {
  posts: ['post'],
  comments: ['question', 'answer'],
  gratitudes: ['gratitude'],
  jobs: ['job'],
} as const satisfies Record<string, readonly RemovableType[]>;
export type ContentList = keyof typeof contentLists;

const types = {
  search: 'text?',
  company: 'text?',
  authorId: 'uuid?',
  from: 'timestamptz?',
  to: 'timestamptz?',
  key: 'uuid?',
} as const;
type FilterValues = Parameters<typeof types>;

type Shape = {
  list: ContentList;
  sort: ContentSort;
  first: number;
  after: boolean;
  state: ContentState | 'all';
  search: boolean;
  company: boolean;
  author: boolean;
  from: boolean;
  to: boolean;
};

const contentRow = expressionBuilder<
  { content: ContentRow; removal: ModerationTables['removals'] },
  'content' | 'removal'
>();
const isRemoved = contentRow('content.removed_at', 'is not', null);

const states: Record<Shape['state'], Expression<SqlBool>> = {
  all: contentRow.lit(true),
  shown: contentRow('content.removed_at', 'is', null),
  hidden: contentRow.and([isRemoved, contentRow('removal.kind', '=', 'hide')]),
  deleted: contentRow.and([isRemoved, contentRow('removal.kind', '=', 'delete')]),
};

const conditions = (shape: Shape, parameters: FilterValues): Expression<SqlBool> =>
  contentRow.and([
    states[shape.state],
    ...(shape.search
      ? [
          contentRow.or([
            containsText('content.title', parameters.search),
            containsText('person.full_name', parameters.search),
            contentContains(parameters.search),
          ]),
        ]
      : []),
    ...(shape.company
      ? [
          sql<SqlBool>`content.company like '%' || search_like(search_norm(${parameters.company})) || '%'`,
        ]
      : []),
    ...(shape.author ? [contentRow('content.user_id', '=', parameters.authorId)] : []),
    ...(shape.from ? [contentRow('content.created_at', '>=', parameters.from)] : []),
    ...(shape.to ? [contentRow('content.created_at', '<', parameters.to)] : []),
    ...(shape.after
      ? [contentRow('content.id', shape.sort === 'newest' ? '<' : '>', parameters.key)]
      : []),
  ]);

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

/** A page of one kind of thing: the primary key is walked, ids sort by time. */
const pageOfType = (type: RemovableType, shape: Shape, parameters: FilterValues) =>
  listedOf(type)
    .where(conditions(shape, parameters))
    .orderBy('content.id', shape.sort === 'newest' ? 'desc' : 'asc')
    .limit(shape.first + 1);

const plain = {
  sort: 'newest',
  first: 20,
  after: true,
  state: 'all',
  search: false,
  company: false,
  author: false,
  from: false,
  to: false,
} as const;

const contentPage = moderationSql.statements(
  'contents',
  types,
  [
    { ...plain, list: 'posts' },
    { ...plain, list: 'comments', search: true, state: 'hidden' },
    { ...plain, list: 'gratitudes' },
    { ...plain, list: 'jobs' },
  ],
  (shape: Shape) => (db, parameters) => {
    const pages = contentLists[shape.list].map((type) => pageOfType(type, shape, parameters));
    return db
      .selectFrom(
        unionAll<ListedRow>(...pages.map((each) => sql<ListedRow>`(${each})`)).as('listed'),
      )
      .orderBy('listed.id', shape.sort === 'newest' ? 'desc' : 'asc')
      .limit(shape.first + 1)
      .selectAll();
  },
  'examples',
);

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
 * What a filter asks for, as the statement and the audit log take it.
 * @throws BAD_USER_INPUT for an author that is no id
 */
export function contentFilterOf(filter: ContentFilterInput | null | undefined) {
  const authorId = filter?.authorId ?? null;
  if (authorId !== null && !isId(authorId))
    throw invalidField('authorId', moderationTexts.notId('authorId'));
  return {
    state: filter?.state ?? null,
    search: searchText(filter?.search),
    company: searchText(filter?.company),
    authorId,
    from: filter?.from ?? null,
    to: filter?.to ?? null,
  };
}

function readFilter(filter: ContentFilterInput | null | undefined) {
  const { state, ...input } = contentFilterOf(filter);
  return {
    input,
    shape: {
      state: state ?? ('all' as const),
      search: input.search !== null,
      company: input.company !== null,
      author: input.authorId !== null,
      from: input.from !== null,
      to: input.to !== null,
    },
  };
}

/**
 * A page of what people wrote, removed or not: one statement.
 * @param atMost how large it may be; larger for files alone
 * @throws BAD_USER_INPUT for a page size outside 1…100, an author that is no id and cursors of
 * other lists
 */
export async function contentsOf(
  app: App,
  list: ContentList,
  args: ContentArgs,
  atMost?: number,
): Promise<Page<ModeratedContent>> {
  const first = pageSize(args.first, undefined, atMost);
  const sort = args.sort ?? 'newest';
  const cursor = decodeCursor<[string, string]>(args.after, [
    isEnumKey(`${list} ${sort}`),
    isIdKey,
  ]);
  const { input, shape } = readFilter(args.filter);
  const rows: ListedRow[] = await app.db.query(
    contentPage({ ...shape, list, sort, first, after: cursor !== null }),
    { ...input, key: cursor?.[1] ?? null },
  );
  return page(rows, first, (row) => encodeCursor(`${list} ${sort}`, row.id), contentOf);
}
