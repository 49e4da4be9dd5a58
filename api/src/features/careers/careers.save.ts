import { careerPath, type CareerEntry } from '../../../../schema/rules/careers.ts';
import { careerTexts } from '../../../../schema/rules/careers-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { yearOf } from '../../core/clock.ts';
import { change, type Context, type Work } from '../../core/context.ts';
import { takeCreation } from '../../core/creations.ts';
import { check, conflict } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { careerPathOf, careerTopic, experience } from './careers.ts';
import type { CareerPathInput } from './careers.input.ts';
import { stepColumns, stepsLoader, type StepRow } from './careers.reads.ts';
import type { CareerPath } from './careers.types.ts';

type Saved = CareerEntry & { id: string };
type Standing = Omit<StepRow, 'version'>;

/**
 * Counts the path up, if `version` is still the current one (null: whichever is). Whoever comes second waits
 * here for the first to commit, then finds that it knew an older state.
 */
async function countUp(work: Work, userId: string, version: number | null): Promise<boolean> {
  await work.rows('insert into career_paths (user_id) values ($1) on conflict do nothing', [
    userId,
  ]);
  const moved = await work.rows(
    'update career_paths set version = version + 1 where user_id = $1 and ($2::int is null or version = $2) returning version',
    [userId, version],
  );
  return moved.length > 0;
}

const isSame = (row: Standing, { type, companyName, role }: CareerEntry): boolean =>
  row.type === type &&
  row.companyName.toLowerCase() === companyName.toLowerCase() &&
  row.role.toLowerCase() === role.toLowerCase();

/** Each entry under its id: a saved one keeps its own, a new one gets one. @throws CONFLICT for an id that is gone, or was never this person's */
function identified(said: CareerEntry[], saved: Standing[]): Saved[] {
  const named = new Set(said.flatMap(({ id }) => id ?? []));
  for (const id of named)
    if (!saved.some((row) => row.id === id)) throw conflict(careerTexts.changedElsewhere);
  // Calls that know no ids say the same entry again by what it is, wherever it stands now, or change it in its place.
  const free = saved.filter(({ id }) => !named.has(id));
  const take = (entry: CareerEntry, fits: (row: Standing) => boolean): CareerEntry => {
    const at = entry.id ? -1 : free.findIndex(fits);
    return at < 0 ? entry : { ...entry, id: free.splice(at, 1)[0]?.id ?? null };
  };
  return said
    .map((entry) => take(entry, (row) => isSame(row, entry)))
    .map((entry) => take(entry, ({ checkboxName }) => checkboxName === entry.checkboxName))
    .map((entry) => ({ ...entry, id: entry.id ?? newId() }));
}

/** What stood there and is nowhere in the new path: neither under its id nor by what it is. A call that knows no ids may not have meant that. */
const removedBy = (entries: Saved[], knowsIds: boolean, saved: Standing[]): Standing[] =>
  saved.filter(
    (row) => !entries.some((entry) => (knowsIds && entry.id === row.id) || isSame(row, entry)),
  );

/** The facts of a path, in one order and without ids: a call that is sent again says the same. */
const facts = (entries: Omit<CareerEntry, 'id'>[]): string =>
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

async function replace(work: Work, userId: string, entries: Saved[]): Promise<void> {
  await work.rows('delete from career_experiences where user_id = $1', [userId]);
  await work.rows(
    `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, company_logo, role, website_url, from_year, from_month, to_year, to_month, is_currently_working)
     select id, $1, type, "experienceType", "checkboxName", "companyName", "companyLogo", role, "websiteUrl", "fromYear", "fromMonth", "toYear", "toMonth", "isCurrentlyWorking"
       from jsonb_to_recordset($2::text::jsonb) as said (id uuid, type text, "experienceType" text, "checkboxName" text, "companyName" text, "companyLogo" text, role text, "websiteUrl" text,
            "fromYear" int, "fromMonth" int, "toYear" int, "toMonth" int, "isCurrentlyWorking" boolean)`,
    [userId, JSON.stringify(entries)],
  );
}

/**
 * Saves the career path of an alumnus whole, in one transaction: entries with the id of a saved one change it,
 * entries without are new, saved ones that are not in the list are removed.
 * Sending the same call again changes nothing and is answered like the first one.
 * @returns the path as it stands, and what was taken out of it: who saves without a version learns what was there
 * @throws BAD_USER_INPUT with the documented texts by field, FORBIDDEN for others than alumni, CONFLICT when the
 * path was saved by another tab since `version`, RATE_LIMITED
 */
export async function saveCareerPath(ctx: Context, input: CareerPathInput): Promise<CareerPath> {
  const viewer = requireViewer(ctx, 'alumni');
  const { version, experiences } = check(careerPath(yearOf(ctx.app.clock)), input);
  await takeCreation(ctx, viewer.id);
  let removed: Standing[] = [];
  await change(ctx.app, async (work) => {
    removed = [];
    const isCurrent = await countUp(work, viewer.id, version ?? null);
    const saved = await work.rows<Standing>(
      `select ${stepColumns} from career_experiences where user_id = $1`,
      [viewer.id],
    );
    if (!isCurrent) {
      // The answer to the first call may have been lost on its way.
      if (facts(saved) !== facts(experiences)) throw conflict(careerTexts.changedElsewhere);
      return;
    }
    const entries = identified(experiences, saved);
    await replace(work, viewer.id, entries);
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
