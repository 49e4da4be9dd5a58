import { LockMode } from '@mikro-orm/core';
import { branchesOf } from '../../../../schema/rules/college.ts';
import { collegeDay } from '../../../../schema/rules/days.ts';
import { type App, change, type Work } from '../../core/context.ts';
import type { Job } from '../../core/jobs.ts';
import type { StatementRow } from '../../core/sql/index.ts';
import { studiesOf } from '../studies/index.ts';
import { CompanyEntity, CompanyNameEntity } from './company.entity.ts';
import { factsOf } from './facts/facts-of.ts';
import {
  changedCompanies,
  keptAtOnce,
  newNames,
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

/** Puts together anew what is told of a company. */
async function refresh(
  { em, query }: Work,
  { id, formerBasis: _, lastToldAt, ...now }: StatementRow<typeof changedCompanies>,
  branches: readonly string[],
): Promise<void> {
  const company = await em.findOneOrFail(CompanyEntity, id, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  const told = await query(toldExperiences, { id });
  em.assign(company, {
    ...now,
    lastToldAt: lastToldAt ?? new Date(0),
    facts: told.length > 0 ? factsOf(told, branches) : null,
  });
}

/**
 * Compares what is told of companies with what stands of them, and makes anew what is another:
 * experiences and openings that came, changed, went or are hidden, whoever did it and wherever it
 * was done. Nothing has to tell it, so that nothing can forget to.
 */
export async function keepCompanies(app: App): Promise<void> {
  const today = collegeDay(app.clock.now());
  let found: number;
  do found = await change(app, (work) => learnNames(work, today));
  while (found === keptAtOnce);
  await keepPairs(app);
  const branches = branchesOf(await studiesOf(app));
  let changed: StatementRow<typeof changedCompanies>[];
  do {
    changed = await app.db.query(changedCompanies, { today });
    for (const company of changed) await change(app, (work) => refresh(work, company, branches));
  } while (changed.length === keptAtOnce);
}

/** Keeps companies each minute. */
export const keepCompaniesJob = (app: App): Job<object> => ({
  name: 'companies.put-together',
  cron: '* * * * *',
  run: () => keepCompanies(app),
});
