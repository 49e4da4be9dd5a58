import {
  legacyLimits,
  legacyProject as legacyProjectRule,
  legacyTexts,
} from '../../../../schema/rules/legacies/legacies.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { conflict, notFound, validate } from '../../core/errors.ts';
import { requireId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { topicOf } from '../../core/live/events.ts';
import { User } from '../identity/index.ts';
import { legacyProject } from './legacies.queries.ts';
import type { LegacyProject, LegacyProjectInput } from './legacies.types.ts';
import { LegacyProjectEntity } from './legacy-project.entity.ts';

/** Changes of one person's projects: `{ userId, id }`. */
export const legacyTopic = topicOf<{ userId: string; id: string }>('legacies');

/**
 * The project as its owner reads it after a change.
 * @throws NOT_FOUND when it was removed meanwhile
 */
async function readOwn(ctx: Context, userId: string, id: string): Promise<LegacyProject> {
  const project = await legacyProject(ctx.app, userId, id);
  if (!project) throw notFound(legacyTexts.notFound);
  return project;
}

const projectNotFound = () => notFound(legacyTexts.notFound);

/** One of the viewer's own projects. @throws NOT_FOUND for unknown ids and others' alike */
async function ownProject(work: Work, userId: string, id: string): Promise<LegacyProjectEntity> {
  const project = await work.em.findOne(LegacyProjectEntity, {
    id: requireId(id, projectNotFound),
    user: userId,
  });
  if (!project) throw projectNotFound();
  return project;
}

/**
 * Adds a project to the viewer's own, at most twenty.
 * @throws BAD_USER_INPUT with the rule's texts, CONFLICT when there are twenty, RATE_LIMITED,
 * FORBIDDEN for the unverified
 */
export async function addLegacyProject(
  ctx: Context,
  input: LegacyProjectInput,
): Promise<LegacyProject> {
  const viewer = requireViewer(ctx, 'member');
  const fields = validate(legacyProjectRule, input);
  await chargeCreation(ctx, viewer.id);
  const id = await change(ctx.app, async (work) => {
    // Those who add at once are counted one after the other.
    await work.advisoryLock('legacy projects', viewer.id);
    const user = work.em.getReference(User, viewer.id);
    if ((await work.em.count(LegacyProjectEntity, { user })) >= legacyLimits.projects)
      throw conflict(legacyTexts.full);
    const now = ctx.app.clock.now();
    const times = { createdAt: now, updatedAt: now };
    const project = work.em.create(LegacyProjectEntity, { ...fields, user, ...times });
    work.publish(legacyTopic(viewer.id), { userId: viewer.id, id: project.id });
    return project.id;
  });
  return readOwn(ctx, viewer.id, id);
}

/**
 * Changes one of the viewer's own projects, whole: what is left out becomes empty.
 * @throws as `addLegacyProject`; NOT_FOUND for unknown ones and others' alike
 */
export async function updateLegacyProject(
  ctx: Context,
  id: string,
  input: LegacyProjectInput,
): Promise<LegacyProject> {
  const viewer = requireViewer(ctx, 'member');
  const fields = validate(legacyProjectRule, input);
  await change(ctx.app, async (work) => {
    const project = await ownProject(work, viewer.id, id);
    work.em.assign(project, { ...fields, updatedAt: ctx.app.clock.now() });
    work.publish(legacyTopic(viewer.id), { userId: viewer.id, id: project.id });
  });
  return readOwn(ctx, viewer.id, id);
}

/**
 * Removes one of the viewer's own projects.
 * @returns its id
 * @throws NOT_FOUND for unknown ones and others' alike, FORBIDDEN for the unverified
 */
export async function removeLegacyProject(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async (work) => {
    const project = await ownProject(work, viewer.id, id);
    work.em.remove(project);
    work.publish(legacyTopic(viewer.id), { userId: viewer.id, id: project.id });
    return project.id;
  });
}
