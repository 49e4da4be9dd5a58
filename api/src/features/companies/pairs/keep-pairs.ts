import { type App, change, type Work } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import { CompanyEntity } from '../company.entity.ts';
import { holdCompanies } from '../held-companies.ts';
import { CompanyPairEntity } from './company-pair.entity.ts';
import { alikeCompanies, comparedAtOnce, uncompared } from './company-pairs.queries.ts';

/**
 * What changes whose a name is, or compares names, takes turns: a name that is learnt while its
 * company is joined to another goes to that one.
 */
export const lockNames = (work: Work): Promise<void> => work.advisoryLock('names of companies');

/** @returns how many companies it compared */
async function compareSome(work: Work): Promise<number> {
  await lockNames(work);
  const ids = (await work.query(uncompared, {})).map(({ id }) => id);
  if (ids.length === 0) return 0;
  const alike = await work.query(alikeCompanies, { ids });
  for (const pair of alike) work.em.create(CompanyPairEntity, pair);
  await holdCompanies(work, ids);
  await work.em.nativeUpdate(CompanyEntity, { id: { $in: ids } }, { isCompared: true });
  return ids.length;
}

/** Compares the names of companies that came since with those of all others. */
export async function keepPairs(app: App): Promise<void> {
  await inBatches(async () => (await change(app, compareSome)) === comparedAtOnce);
}
