import { type CareerStepFields, careerPath } from '../../../../schema/rules/careers/careers.ts';
import { careerTexts, workLine } from '../../../../schema/rules/careers/careers-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { conflict, validate } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { setJobLine, User } from '../identity/index.ts';
import { careerTopic } from './career-events.ts';
import {
  asExperience,
  careerPathOf,
  type SavedStep,
  savedSteps,
  stepsLoader,
} from './careers.queries.ts';
import type { CareerPath } from './careers.types.ts';
import type { CareerPathInput } from './path/career-input.types.ts';
import { CareerPathEntity } from './path/career-path.entity.ts';
import { CareerStepEntity } from './path/career-step.entity.ts';

/** A step of the new path under its id. */
type StepWithId = CareerStepFields & { id: string };

/**
 * Counts the path up, if `version` is still the current one (null: whichever is). Those who save at
 * once hold the same lock, so that the second finds that it knew an older state.
 * @returns whether it was
 */
async function claimNextVersion(
  work: Work,
  userId: string,
  version: number | null,
): Promise<boolean> {
  const user = work.em.getReference(User, userId);
  const path =
    (await work.em.findOne(CareerPathEntity, { user })) ??
    work.em.create(CareerPathEntity, { user, version: 0 });
  if (version !== null && path.version !== version) return false;
  path.version += 1;
  return true;
}

const isSame = (old: SavedStep, { type, companyName, role }: CareerStepFields): boolean =>
  old.type === type &&
  old.companyName.toLowerCase() === companyName.toLowerCase() &&
  old.role.toLowerCase() === role.toLowerCase();

/**
 * Each step under its id: a saved one keeps its own, a new one gets one.
 * @throws CONFLICT for an id that is gone, or was never this person's
 */
function withIds(steps: CareerStepFields[], saved: SavedStep[]): StepWithId[] {
  const named = new Set(steps.flatMap(({ id }) => id ?? []));
  for (const id of named)
    if (!saved.some((old) => old.id === id)) throw conflict(careerTexts.changedElsewhere);
  // A call without ids is matched by type, company and role first, wherever the step stands, then
  // by its number.
  const free = saved.filter(({ id }) => !named.has(id));
  const take = (step: CareerStepFields, fits: (old: SavedStep) => boolean): CareerStepFields => {
    const at = step.id ? -1 : free.findIndex(fits);
    return at < 0 ? step : { ...step, id: free.splice(at, 1)[0]?.id ?? null };
  };
  return steps
    .map((step) => take(step, (old) => isSame(old, step)))
    .map((step) => take(step, ({ checkboxName }) => checkboxName === step.checkboxName))
    .map((step) => ({ ...step, id: step.id ?? newId() }));
}

/**
 * Saved steps that are in the new path neither by id nor by type, company and role. A call that
 * knows no ids may not have meant that.
 */
const removedBy = (steps: StepWithId[], knowsIds: boolean, saved: SavedStep[]): SavedStep[] =>
  saved.filter(
    (old) => !steps.some((step) => (knowsIds && step.id === old.id) || isSame(old, step)),
  );

/** A path in one order and without ids: a call that is sent again gives the same text. */
const comparisonKey = (steps: Omit<CareerStepFields, 'id'>[]): string =>
  JSON.stringify(
    [...steps]
      .sort((a, b) => a.checkboxName.localeCompare(b.checkboxName))
      .map((step) => [
        step.checkboxName,
        step.type,
        step.experienceType,
        step.companyName,
        step.companyLogo,
        step.role,
        step.websiteUrl,
        step.fromYear,
        step.fromMonth,
        step.toYear,
        step.toMonth,
        step.isCurrentlyWorking,
      ]),
  );

/**
 * Replaces the path whole: steps swap their numbers freely, which one update after another could
 * not.
 */
async function replaceSteps({ em }: Work, userId: string, steps: StepWithId[]): Promise<void> {
  const user = em.getReference(User, userId);
  await em.nativeDelete(CareerStepEntity, { user });
  for (const step of steps) em.create(CareerStepEntity, { ...step, user });
}

/** The job that a person is in: there is one at most, the last. */
function currentJobLine(steps: CareerStepFields[]): string | null {
  const job = steps.find(({ type, isCurrentlyWorking }) => type === 'work' && isCurrentlyWorking);
  return job ? workLine(job.role, job.companyName) : null;
}

/**
 * Saves the career path of an alumnus whole, in one transaction: steps with the id of a saved one
 * change it, steps without are new, saved ones that are not in the list are removed. A call that is
 * sent again changes nothing, whatever its version: it is answered with the path as it stands.
 * @returns the path as it stands, and what was taken out of it: who saves without a version learns
 * what was there
 * @throws BAD_USER_INPUT with the documented texts by field, FORBIDDEN for others than alumni,
 * CONFLICT when the path was saved by another tab since `version`, RATE_LIMITED
 */
export async function saveCareerPath(ctx: Context, input: CareerPathInput): Promise<CareerPath> {
  const viewer = requireViewer(ctx, 'alumni');
  const { version, experiences: steps } = validate(careerPath(yearOf(ctx.app.clock)), input);
  await chargeCreation(ctx, viewer.id);
  let removed: SavedStep[] = [];
  await change(ctx.app, async (work) => {
    removed = [];
    await work.advisoryLock('career path', viewer.id);
    const saved = await work.query(savedSteps, { userId: viewer.id });
    // The answer to the first call may have been lost on its way.
    if (comparisonKey(saved) === comparisonKey(steps)) return;
    if (!(await claimNextVersion(work, viewer.id, version ?? null)))
      throw conflict(careerTexts.changedElsewhere);
    const identified = withIds(steps, saved);
    await replaceSteps(work, viewer.id, identified);
    await setJobLine(work, viewer.id, currentJobLine(identified));
    removed = removedBy(
      identified,
      steps.some(({ id }) => id !== null),
      saved,
    );
    work.publish(careerTopic(viewer.id), { userId: viewer.id });
  });
  stepsLoader(ctx).clear(viewer.id);
  return {
    ...(await careerPathOf(ctx, { id: viewer.id, isWhole: true })),
    removed: removed.map(asExperience),
  };
}
