import { LockMode } from '@mikro-orm/core';
import {
  type AlertFrequency,
  savedSearchTexts,
} from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { companyKey } from '../../../../../schema/rules/companies/company-slug.ts';
import { savedJobSearch } from '../../../../../schema/rules/jobs/jobs.ts';
import {
  type JobChosenName,
  jobChosenFilters,
  jobChosenNames,
} from '../../../../../schema/rules/jobs/jobs-filters.ts';
import { filterQuery } from '../../../../../schema/rules/lists/filters.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { badUserInput, validate } from '../../../core/errors.ts';
import { chargeCreation } from '../../../core/limits/creation-limit.ts';
import { readFilter } from '../../../core/lists/index.ts';
import { savedSearchCommands } from '../../../core/saved-searches/index.ts';
import { User } from '../../identity/index.ts';
import type { JobFilter } from '../board/board.types.ts';
import { alertsSql, searchedColumns } from './alerts.sql.ts';
import type { SavedJobSearch } from './alerts.types.ts';
import { type SavedChoices, SavedJobSearchEntity } from './saved-search.entity.ts';

/** What chips are set to, each by its name. */
const choicesOf = (chosen: SavedChoices | null) =>
  Object.fromEntries(jobChosenNames.map((name) => [name, chosen?.[name] ?? []])) as Pick<
    SavedJobSearch,
    JobChosenName
  >;

/** Companies by their slugs, however they were written. */
const keptValues = (name: string, values: readonly string[]): string[] =>
  [...new Set(name === 'companies' ? values.map(companyKey) : values)].sort();

/** What chips are set to, as it is kept: the same values are the same text, in any order. */
function chosenIn(filter: JobFilter): SavedChoices | null {
  const asked = Object.entries(readFilter(jobChosenFilters, filter)).flatMap(([name, values]) =>
    values ? [[name, keptValues(name, values)]] : [],
  );
  // Types can't follow names that are computed.
  return asked.length > 0 ? (Object.fromEntries(asked) as SavedChoices) : null;
}

type Wanted = Pick<
  SavedJobSearchEntity,
  | 'search'
  | 'company'
  | 'role'
  | 'jobLocation'
  | 'jobType'
  | 'skill'
  | 'experience'
  | 'city'
  | 'chosen'
>;

/** Whether a search that is kept asks for the same. */
const isSame = (saved: SavedJobSearchEntity, { chosen, ...typed }: Wanted): boolean =>
  (Object.keys(typed) as (keyof typeof typed)[]).every((name) => saved[name] === typed[name]) &&
  filterQuery(jobChosenFilters, saved.chosen ?? {}) === filterQuery(jobChosenFilters, chosen ?? {});

const searchOf = (saved: SavedJobSearchEntity): SavedJobSearch => ({
  ...choicesOf(saved.chosen),
  id: saved.id,
  search: saved.search,
  company: saved.company,
  role: saved.role,
  location: saved.jobLocation,
  type: saved.jobType,
  skill: saved.skill,
  experience: saved.experience,
  city: saved.city,
  mails: saved.mails,
  createdAt: saved.createdAt,
});

/** What people do with the searches that they keep. */
export const jobSearches = savedSearchCommands({
  lock: 'saved job searches',
  link: 'job-alert',
  find: ({ em }, which) =>
    em.find(SavedJobSearchEntity, which, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' },
    }),
  answer: searchOf,
});

const savedOf = alertsSql.statement('savedSearches', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('saved_job_searches as search')
    .where('search.user_id', '=', userId)
    .orderBy('search.id', 'desc')
    .select(searchedColumns)
    .select(['search.id', 'search.mails', 'search.created_at as createdAt']),
);

/** The viewer's saved searches, the last first. @throws FORBIDDEN for the unverified */
export async function savedJobSearches(ctx: Context): Promise<SavedJobSearch[]> {
  const rows = await ctx.app.db.query(savedOf, { userId: requireViewer(ctx, 'member').id });
  return rows.map(({ chosen, ...typed }) => ({ ...typed, ...choicesOf(chosen) }));
}

/**
 * Keeps a filter of the board: from now on its owner hears of what is posted and fits. The same
 * filter twice is one.
 * @throws BAD_USER_INPUT without any filter, for more values than one takes and for one more than
 * `savedSearchesAtMost`, FORBIDDEN for the unverified, RATE_LIMITED
 */
export async function saveJobSearch(
  ctx: Context,
  filter: JobFilter,
  mails: AlertFrequency,
): Promise<SavedJobSearch> {
  const viewer = requireViewer(ctx, 'member');
  const typed = validate(savedJobSearch, filter);
  const { location, type, ...texts } = typed;
  const chosen = chosenIn(filter);
  if (!chosen && Object.values(typed).every((value) => value === null))
    throw badUserInput(savedSearchTexts.empty);
  await chargeCreation(ctx, viewer.id);
  return change(ctx.app, async (work) => {
    const wanted = { ...texts, jobLocation: location, jobType: type, chosen };
    const now = ctx.app.clock.now();
    const same = await jobSearches.findSame(work, viewer.id, {
      isSame: (saved) => isSame(saved, wanted),
      mails,
      now,
    });
    if (same) return same;
    const added = work.em.create(SavedJobSearchEntity, {
      ...wanted,
      user: work.em.getReference(User, viewer.id),
      mails,
      since: now,
      createdAt: now,
    });
    return searchOf(added);
  });
}
