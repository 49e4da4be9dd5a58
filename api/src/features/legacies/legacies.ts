import {
  legacyLimits,
  legacyProject,
  legacyTexts as texts,
} from '../../../../schema/rules/legacies.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type App, type Context, type Work } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { statement, statements } from '../../core/db.ts';
import { check, conflict, notFound } from '../../core/errors.ts';
import { topicOf } from '../../core/events.ts';
import { isId, newId } from '../../core/ids.ts';
import {
  decodeCursor,
  encodeCursor,
  isIdKey,
  page,
  pageSize,
  type Page,
  type PageArgs,
} from '../../core/paging.ts';
import type { Profile } from '../profiles/index.ts';
import type { LegacyProject, LegacyProjectInput } from './legacies.types.ts';

/** What happens to one person's projects: `{ userId, id }`. */
export const legacyTopic = topicOf('legacies');

const columns = `id, user_id as "userId", title, description, link, skills, is_looking_for_successor as "isLookingForSuccessor", created_at as "createdAt", updated_at as "updatedAt"`;

const made = statements<LegacyProject>();

/** A person's projects, the newest first; none for those who are shown the card only. */
export async function legacyProjectsOf(
  { app }: Context,
  shown: Pick<Profile, 'id' | 'isWhole'>,
  args: PageArgs,
): Promise<Page<LegacyProject>> {
  const first = pageSize(args.first);
  const cursor = decodeCursor<[string]>(args.after, [isIdKey]);
  const rows = shown.isWhole
    ? await app.db.rows(
        made(
          `legacies_${first}${cursor ? '_after' : ''}`,
          () =>
            `select ${columns} from legacy_projects where user_id = $1 ${cursor ? 'and id < $2' : ''} order by id desc limit ${first + 1}`,
        ),
        [shown.id, ...(cursor ?? [])],
      )
    : [];
  return page(
    rows,
    first,
    ({ id }) => encodeCursor(id),
    (row) => row,
  );
}

const one = statement<LegacyProject>(
  'legacy_project',
  `select ${columns} from legacy_projects where id = $1 and user_id = $2`,
);

/** One project of a person as it stands; null when it is gone. */
export async function projectOf(
  app: App,
  userId: string,
  id: string,
): Promise<LegacyProject | null> {
  return (await app.db.rows(one, [id, userId]))[0] ?? null;
}

/** What was just written; removed again in the meantime, it is gone. */
async function own(app: App, userId: string, id: string): Promise<LegacyProject> {
  const project = await projectOf(app, userId, id);
  if (!project) throw notFound(texts.gone);
  return project;
}

const told = (work: Work, userId: string, id: string): void => {
  work.publish(legacyTopic(userId), { userId, id });
};

/**
 * Adds a project to the viewer's own.
 * @throws BAD_USER_INPUT with the rule's texts, CONFLICT when there are twenty, RATE_LIMITED, FORBIDDEN for the unverified
 */
export async function addLegacyProject(
  ctx: Context,
  input: LegacyProjectInput,
): Promise<LegacyProject> {
  const viewer = requireViewer(ctx, 'member');
  const said = check(legacyProject, input);
  await takeCreation(ctx, viewer.id);
  const id = newId();
  await change(ctx.app, async (work) => {
    // The owner's row is taken first: those who add at once are counted one after the other.
    await work.rows('select user_id from profiles where user_id = $1 for no key update', [
      viewer.id,
    ]);
    const added = await work.rows(
      `insert into legacy_projects (id, user_id, title, description, link, skills, is_looking_for_successor, created_at, updated_at)
       select $1, $2, $3, $4, $5, $6::text[], $7, $8, $8 where (select count(*) from legacy_projects where user_id = $2) < ${legacyLimits.projects} returning id`,
      [
        id,
        viewer.id,
        said.title,
        said.description,
        said.link,
        said.skills,
        said.isLookingForSuccessor,
        ctx.app.clock.now(),
      ],
    );
    if (added.length === 0) throw conflict(texts.full);
    told(work, viewer.id, id);
  });
  return own(ctx.app, viewer.id, id);
}

/** Changes one of the viewer's own projects, whole. @throws as `addLegacyProject`; NOT_FOUND for unknown ones and those of others alike */
export async function updateLegacyProject(
  ctx: Context,
  id: string,
  input: LegacyProjectInput,
): Promise<LegacyProject> {
  const viewer = requireViewer(ctx, 'member');
  const said = check(legacyProject, input);
  if (!isId(id)) throw notFound(texts.gone);
  await change(ctx.app, async (work) => {
    const changed = await work.rows(
      `update legacy_projects set title = $3, description = $4, link = $5, skills = $6::text[], is_looking_for_successor = $7, updated_at = $8 where id = $1 and user_id = $2 returning id`,
      [
        id,
        viewer.id,
        said.title,
        said.description,
        said.link,
        said.skills,
        said.isLookingForSuccessor,
        ctx.app.clock.now(),
      ],
    );
    if (changed.length === 0) throw notFound(texts.gone);
    told(work, viewer.id, id.toLowerCase());
  });
  return own(ctx.app, viewer.id, id);
}

/** Removes one of the viewer's own projects. @returns its id @throws NOT_FOUND, FORBIDDEN for the unverified */
export async function removeLegacyProject(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  if (!isId(id)) throw notFound(texts.gone);
  await change(ctx.app, async (work) => {
    const gone = await work.rows(
      'delete from legacy_projects where id = $1 and user_id = $2 returning id',
      [id, viewer.id],
    );
    if (gone.length === 0) throw notFound(texts.gone);
    told(work, viewer.id, id.toLowerCase());
  });
  return id.toLowerCase();
}
