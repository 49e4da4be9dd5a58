import { careerPath, type CareerStepFields } from '../../../../schema/rules/careers.ts';
import { careerTexts, workLine } from '../../../../schema/rules/careers-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { chargeCreation } from '../../core/creation-limit.ts';
import { validate, conflict } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { setWork, User } from '../identity/index.ts';
import { CareerStepEntity } from './career-step.entity.ts';
import { CareerPathEntity } from './career-path.entity.ts';
import { careerPathOf, careerTopic, experience } from './careers.ts';
import type { CareerPathInput } from './careers.input.ts';
import { savedSteps, type SavedStep, stepsLoader } from './careers.queries.ts';
import type { CareerPath } from './careers.types.ts';

/** An entry of the new path under its id. */
type IdentifiedEntry = CareerStepFields & { id: string };

/**
 * Counts the path up, if `version` is still the current one (null: whichever is). Those who save at once hold the same
 * lock, so that the second finds that it knew an older state.
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

const isSame = (row: SavedStep, { type, companyName, role }: CareerStepFields): boolean =>
  row.type === type &&
  row.companyName.toLowerCase() === companyName.toLowerCase() &&
  row.role.toLowerCase() === role.toLowerCase();

/** Each entry under its id: a saved one keeps its own, a new one gets one. @throws CONFLICT for an id that is gone, or was never this person's */
function identified(given: CareerStepFields[], saved: SavedStep[]): IdentifiedEntry[] {
  const named = new Set(given.flatMap(({ id }) => id ?? []));
  for (const id of named)
    if (!saved.some((row) => row.id === id)) throw conflict(careerTexts.changedElsewhere);
  // Calls that know no ids say the same entry again by what it is, wherever it stands now, or change it in its place.
  const free = saved.filter(({ id }) => !named.has(id));
  const take = (entry: CareerStepFields, fits: (row: SavedStep) => boolean): CareerStepFields => {
    const at = entry.id ? -1 : free.findIndex(fits);
    return at < 0 ? entry : { ...entry, id: free.splice(at, 1)[0]?.id ?? null };
  };
  return given
    .map((entry) => take(entry, (row) => isSame(row, entry)))
    .map((entry) => take(entry, ({ checkboxName }) => checkboxName === entry.checkboxName))
    .map((entry) => ({ ...entry, id: entry.id ?? newId() }));
}

/** What stood there and is nowhere in the new path: neither under its id nor by what it is. A call that knows no ids may not have meant that. */
const removedBy = (
  entries: IdentifiedEntry[],
  knowsIds: boolean,
  saved: SavedStep[],
): SavedStep[] =>
  saved.filter(
    (row) => !entries.some((entry) => (knowsIds && entry.id === row.id) || isSame(row, entry)),
  );

/** A path in one order and without ids: a call that is sent again gives the same text. */
const comparable = (entries: Omit<CareerStepFields, 'id'>[]): string =>
  JSON.stringify(
    [...entries]
      .sort((a, b) => a.checkboxName.localeCompare(b.checkboxName))
      .map((e) => [
        e.checkboxName,
        e.type,
        e.experienceType,
        e.companyName,
        e.companyLogo,
        e.role,
        e.websiteUrl,
        e.fromYear,
        e.fromMonth,
        e.toYear,
        e.toMonth,
        e.isCurrentlyWorking,
      ]),
  );

/** Replaces the path whole: entries swap their numbers freely, which one update after another could not. */
async function replaceSteps(
  { em }: Work,
  userId: string,
  entries: IdentifiedEntry[],
): Promise<void> {
  const user = em.getReference(User, userId);
  await em.nativeDelete(CareerStepEntity, { user });
  for (const entry of entries) em.create(CareerStepEntity, { ...entry, user });
}

/** The job that a person is in: there is one at most, the last. */
function presentWork(entries: CareerStepFields[]): string | null {
  const job = entries.find(({ type, isCurrentlyWorking }) => type === 'work' && isCurrentlyWorking);
  return job ? workLine(job.role, job.companyName) : null;
}

/**
 * Saves the career path of an alumnus whole, in one transaction: entries with the id of a saved one change it,
 * entries without are new, saved ones that are not in the list are removed.
 * A call that is sent again changes nothing, whatever its version: it is answered with the path as it stands.
 * @returns the path as it stands, and what was taken out of it: who saves without a version learns what was there
 * @throws BAD_USER_INPUT with the documented texts by field, FORBIDDEN for others than alumni, CONFLICT when the
 * path was saved by another tab since `version`, RATE_LIMITED
 */
export async function saveCareerPath(ctx: Context, input: CareerPathInput): Promise<CareerPath> {
  const viewer = requireViewer(ctx, 'alumni');
  const { version, experiences } = validate(careerPath(yearOf(ctx.app.clock)), input);
  await chargeCreation(ctx, viewer.id);
  let removed: SavedStep[] = [];
  await change(ctx.app, async (work) => {
    removed = [];
    await work.advisoryLock(`career path ${viewer.id}`);
    const saved = await work.query(savedSteps, { userId: viewer.id });
    // The answer to the first call may have been lost on its way.
    if (comparable(saved) === comparable(experiences)) return;
    if (!(await claimNextVersion(work, viewer.id, version ?? null)))
      throw conflict(careerTexts.changedElsewhere);
    const entries = identified(experiences, saved);
    await replaceSteps(work, viewer.id, entries);
    await setWork(work, viewer.id, presentWork(entries));
    removed = removedBy(
      entries,
      experiences.some(({ id }) => id !== null),
      saved,
    );
    work.publish(careerTopic(viewer.id), { userId: viewer.id });
  });
  stepsLoader(ctx).clear(viewer.id);
  return {
    ...(await careerPathOf(ctx, { id: viewer.id, isWhole: true })),
    removed: removed.map(experience),
  };
}
