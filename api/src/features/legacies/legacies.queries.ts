import type { App, Context } from '../../core/context.ts';
import { declareList, descending, sortKey } from '../../core/lists/index.ts';
import type { Page, PageArgs } from '../../core/lists/paging.ts';
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

const projectList = declareList(legaciesSql, {
  name: 'page',
  given: { userId: 'uuid' },
  sorts: { newest: descending(sortKey('id', 'uuid', 'id')) },
  select: (_db, { userId }, { arrange }) => projects.where('user_id', '=', userId).$call(arrange),
});

/** A person's projects, the newest first; none for those who are shown the card only. */
export const legacyProjectsOf = (
  { app }: Context,
  { id, isWhole }: Pick<Profile, 'id' | 'isWhole'>,
  args: PageArgs,
): Promise<Page<LegacyProject>> =>
  projectList.page(app, args, {
    given: { userId: id },
    isEmpty: !isWhole,
  });

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
