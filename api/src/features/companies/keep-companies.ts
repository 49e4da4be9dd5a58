import { branchesOf } from '../../../../schema/rules/college/college.ts';
import { collegeDay } from '../../../../schema/rules/text/days.ts';
import { type App, change, type Work } from '../../core/context.ts';
import { inBatches } from '../../core/jobs/in-batches.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import type { StatementRow } from '../../core/sql/index.ts';
import { studiesOf } from '../studies/index.ts';
import { CompanyEntity, CompanyNameEntity } from './company.entity.ts';
import { factsOf } from './facts/facts-of.ts';
import { holdCompanies } from './held-companies.ts';
import {
  changedCompanies,
  companiesNow,
  keptAtOnce,
  newNames,
  toldAtOnce,
  toldExperiences,
} from './keep-companies.queries.ts';
import { keepPairs, lockNames } from './pairs/keep-pairs.ts';

/**
 * Gives names that were written since to the company of their slug, or to a new one.
 * @returns how many names it found
 */
async function learnNames(work: Work, today: string): Promise<number> {
  await lockNames(work);
  const written = await work.query(newNames, { today });
  const bySlug = new Map<string, CompanyEntity>();
  for (const { norm, name, slug, companyId } of written) {
    const company =
      bySlug.get(slug) ??
      (companyId
        ? work.em.getReference(CompanyEntity, companyId)
        : work.em.create(CompanyEntity, { slug, name }));
    bySlug.set(slug, company);
    work.em.create(CompanyNameEntity, { norm, company });
  }
  return written.length;
}

/** Changed companies in turns, in their order: none reads very many experiences, unless of one. */
export function inTurns(changed: readonly StatementRow<typeof changedCompanies>[]): string[][] {
  const turns: string[][] = [];
  let left = 0;
  for (const { id, experienceCount } of changed) {
    const turn = turns.at(-1);
    left -= experienceCount;
    if (turn && left >= 0) turn.push(id);
    else {
      turns.push([id]);
      left = toldAtOnce - experienceCount;
    }
  }
  return turns;
}

/**
 * Puts together anew what is told of some companies. What there is of them is asked while their
 * rows are held: of two at once, the second finds what the first wrote.
 */
async function refresh(
  work: Work,
  ids: string[],
  today: string,
  branches: readonly string[],
): Promise<void> {
  const { em, query } = work;
  await holdCompanies(work, ids);
  const companies = await em.find(CompanyEntity, { id: { $in: ids } });
  const byId = new Map(companies.map((company) => [company.id, company]));
  const changed = await query(companiesNow, { ids, today });
  const told = Map.groupBy(await query(toldExperiences, { ids }), ({ companyId }) => companyId);
  for (const { id, formerBasis: _, lastToldAt, ...now } of changed) {
    const company = byId.get(id);
    const experiences = told.get(id);
    if (!company) continue;
    em.assign(company, {
      ...now,
      lastToldAt: lastToldAt ?? new Date(0),
      facts: experiences ? factsOf(experiences, branches) : null,
    });
  }
}

/**
 * Compares what is told of companies with what stands of them, and makes anew what is another:
 * experiences and openings that came, changed, went or are hidden, whoever did it and wherever it
 * was done. Nothing has to tell it, so that nothing can forget to.
 */
export async function keepCompanies(app: App): Promise<void> {
  const today = collegeDay(app.clock.now());
  await inBatches(
    async () => (await change(app, (work) => learnNames(work, today))) === keptAtOnce,
  );
  await keepPairs(app);
  const branches = branchesOf(await studiesOf(app));
  await inBatches(async () => {
    const changed = await app.db.query(changedCompanies, { today });
    for (const ids of inTurns(changed))
      await change(app, (work) => refresh(work, ids, today, branches));
    return changed.length === keptAtOnce;
  });
}

/** Keeps companies each minute. */
export const keepCompaniesJob = (app: App): Job<object> => ({
  name: 'companies.put-together',
  cron: '* * * * *',
  // With its rests.
  hoursAtMost: 1,
  run: () => keepCompanies(app),
});
