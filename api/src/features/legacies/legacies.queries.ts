import type { App, Context } from '../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  type Page,
  type PageArgs,
  page,
  pageSize,
} from '../../core/paging.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { Profile } from '../profiles/index.ts';
import type { LegacyProject } from './legacies.types.ts';
import type { LegacyProjectEntity } from './legacy-project.entity.ts';

const legaciesSql = roomSql<Tables<typeof LegacyProjectEntity>>('legacies');

const projects = legaciesSql.db
  .selectFrom('legacy_projects')
  .select([
    'id',
    'user_id as userId',
    'title',
    'description',
    'link',
    'skills',
    'is_looking_for_successor as isLookingForSuccessor',
    'created_at as createdAt',
    'updated_at as updatedAt',
  ]);

/** Ids sort by the time they are made. */
const projectPage = legaciesSql.statements(
  'page',
  { userId: 'uuid', before: 'uuid?' },
  [{ first: 20, after: true }],
  ({ first, after }: { first: number; after: boolean }) =>
    (_db, { userId, before }) =>
      projects
        .where('user_id', '=', userId)
        .$if(after, (query) => query.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(first + 1),
);

/** A person's projects, the newest first; none for those who are shown the card only. */
export async function legacyProjectsOf(
  { app }: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: PageArgs,
): Promise<Page<LegacyProject>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = isWhole
    ? await app.db.query(projectPage({ first, after: cursor !== null }), {
        userId: id,
        before: cursor?.[0] ?? null,
      })
    : [];
  return page(
    rows,
    first,
    (row) => encodeCursor(row.id),
    (row) => row,
  );
}

const projectOfOwner = legaciesSql.statement(
  'ofOwner',
  { id: 'uuid', userId: 'uuid' },
  (_db, { id, userId }) => projects.where('id', '=', id).where('user_id', '=', userId),
);

/** One project of a person as it stands; null when it is gone. */
export async function legacyProject(
  app: App,
  userId: string,
  id: string,
): Promise<LegacyProject | null> {
  const [row] = await app.db.query(projectOfOwner, { id, userId });
  return row ?? null;
}
