import { type App, change } from '../../core/context.ts';
import { AskedPostEntity, QuestionGroupEntity } from './asked/asked.entity.ts';
import { hollowGroups } from './asked/keep-asked.queries.ts';
import { keepAsked, lockQuestions } from './asked/keep-asked.ts';
import { CompanyEntity } from './company.entity.ts';
import { holdCompanies } from './held-companies.ts';
import { keepCompanies } from './keep-companies.ts';

/** What a running server is asked for it by. */
export const rebuildCommand = 'rebuild:companies';

/**
 * Puts together anew all that is derived of companies, and groups all questions anew, while people
 * read: what stands is replaced part by part, and what people said of questions and names holds.
 * @returns how many companies and experiences it went through
 */
export async function rebuildCompanies(
  app: App,
): Promise<{ companies: number; experiences: number }> {
  const marked = await change(app, async (work) => {
    await lockQuestions(work);
    await holdCompanies(work, 'all');
    const companies = await work.em.nativeUpdate(CompanyEntity, {}, { basis: '' });
    const hollow = (await work.query(hollowGroups, {})).map(({ id }) => id);
    if (hollow.length > 0) await work.em.nativeDelete(QuestionGroupEntity, { id: { $in: hollow } });
    // What was grouped goes out of its group experience by experience, and nothing comes in.
    await work.em.nativeUpdate(QuestionGroupEntity, {}, { isClosed: true });
    const experiences = await work.em.nativeUpdate(AskedPostEntity, {}, { basis: '' });
    return { companies, experiences };
  });
  await keepCompanies(app);
  while (await keepAsked(app));
  return marked;
}
