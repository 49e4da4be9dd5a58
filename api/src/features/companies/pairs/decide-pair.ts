import { companyPairNames } from '../../../../../schema/rules/companies/company-pairs.ts';
import { companyPairTexts } from '../../../../../schema/rules/companies/company-pairs-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { badUserInput, conflict, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { audit } from '../../audits/index.ts';
import { companyOfName } from '../companies.queries.ts';
import { type CompanyEntity, CompanyNameEntity } from '../company.entity.ts';
import { companyLogosTopic, forgetLogos } from '../company-logos.queries.ts';
import { CompanyPairEntity } from './company-pair.entity.ts';
import { partsOf, readPair } from './company-pairs.queries.ts';
import type { CompanyPair } from './company-pairs.types.ts';
import { keepPairs, lockNames } from './keep-pairs.ts';

/** The companies of a pair, held until the end. */
async function holdPair(
  work: Work,
  id: string,
): Promise<{ pair: CompanyPairEntity; companies: readonly [CompanyEntity, CompanyEntity] }> {
  await lockNames(work);
  const pair = isId(id)
    ? await work.em.findOne(CompanyPairEntity, { id }, { populate: ['first', 'second'] })
    : null;
  if (!pair) throw notFound(companyPairTexts.notFound);
  return { pair, companies: [pair.first, pair.second] };
}

/** Gives all names of a company and of its parts to another. */
async function giveNames(work: Work, from: CompanyEntity, to: CompanyEntity): Promise<void> {
  const slugs = (await work.query(partsOf, { id: from.id })).map(({ slug }) => slug);
  await work.em.nativeUpdate(CompanyNameEntity, { slug: { $in: slugs } }, { company: to });
}

/** Does to a pair what an admin decided, and notes it in the audit log. */
async function decide(
  ctx: Context,
  id: string,
  action: 'company.join' | 'company.keepApart' | 'company.decideAnew',
  move: (work: Work, held: Awaited<ReturnType<typeof holdPair>>) => Promise<boolean>,
): Promise<CompanyPair> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = app.clock.now();
  await change(app, async (work) => {
    const held = await holdPair(work, id);
    if (!(await move(work, held))) return;
    const { pair, companies } = held;
    pair.decidedAt = pair.state === 'open' ? null : at;
    const [first, second] = companies;
    const changes = { first: first.name, second: second.name, kept: pair.kept?.name ?? null };
    audit(work, { adminId, action, targetId: pair.id, changes, at });
    // What is joined or taken apart shows another logo.
    work.publish(companyLogosTopic, { companyId: first.id });
  });
  forgetLogos(app);
  const pair = await readPair(app, id.toLowerCase());
  if (!pair) throw notFound(companyPairTexts.notFound);
  return pair;
}

/**
 * Says that two names are one company: the other's names become those of the one that is kept, and
 * its page leads there. Said again, it changes nothing.
 * @param keepId the company of the pair that stays
 * @throws NOT_FOUND; BAD_USER_INPUT for a company outside the pair; CONFLICT where one of them is
 * part of another by now; FORBIDDEN 'Not an admin'
 */
export const joinCompanies = (ctx: Context, id: string, keepId: string): Promise<CompanyPair> =>
  decide(ctx, id, 'company.join', async (work, { pair, companies }) => {
    const [first, second] = companies;
    const kept = companies.find((company) => company.id === keepId.toLowerCase());
    if (!kept) throw badUserInput(companyPairTexts.notOfPair);
    if (pair.kept === kept) return false;
    const other = kept === first ? second : first;
    if (kept.joinedTo || other.joinedTo) throw conflict(companyPairTexts.joinedElsewhere);
    await giveNames(work, other, kept);
    other.joinedTo = kept;
    Object.assign(pair, { state: 'joined', kept });
    return true;
  });

/**
 * Says that two names are not the same. Said again, it changes nothing.
 * @throws NOT_FOUND; CONFLICT while they are joined; FORBIDDEN 'Not an admin'
 */
export const keepCompaniesApart = (ctx: Context, id: string): Promise<CompanyPair> =>
  decide(ctx, id, 'company.keepApart', (_work, { pair }) => {
    if (pair.state === 'joined') throw conflict(companyPairTexts.joinedElsewhere);
    const isNew = pair.state !== 'apart';
    pair.state = 'apart';
    return Promise.resolve(isNew);
  });

/**
 * Takes back what was said of two names: what was joined has its own names and page again.
 * @throws NOT_FOUND; CONFLICT where nothing was said; FORBIDDEN 'Not an admin'
 */
export const decideCompaniesAnew = (ctx: Context, id: string): Promise<CompanyPair> =>
  decide(ctx, id, 'company.decideAnew', async (work, { pair, companies }) => {
    if (pair.state === 'open') throw conflict(companyPairTexts.notDecided);
    const other = companies.find((company) => pair.kept && company !== pair.kept);
    if (other) {
      other.joinedTo = null;
      await giveNames(work, other, other);
    }
    Object.assign(pair, { state: 'open', kept: null });
    return true;
  });

/**
 * Puts two names on the list that do not look alike; those that are on it already stay as they are.
 * @param names of companies, however they are written
 * @throws NOT_FOUND where nobody told of one of them; CONFLICT for names of one company; FORBIDDEN
 * 'Not an admin'
 */
export async function pairCompanies(
  ctx: Context,
  names: { first: string; second: string },
): Promise<CompanyPair> {
  const { app } = ctx;
  requireViewer(ctx, 'admin');
  const valid = validate(companyPairNames, names);
  const idOf = async (field: 'first' | 'second'): Promise<string> => {
    const company = await companyOfName(app, valid[field]);
    if (!company) throw notFound(companyPairTexts.name.unknown);
    return company;
  };
  const [one, other] = [await idOf('first'), await idOf('second')];
  if (one === other) throw conflict(companyPairTexts.name.same);
  const [first, second] = one < other ? [one, other] : [other, one];
  // What is compared later on must find the pair already.
  await keepPairs(app);
  const id = await change(app, async (work) => {
    await lockNames(work);
    const known = await work.em.findOne(CompanyPairEntity, { first, second });
    if (known) return known.id;
    return work.em.create(CompanyPairEntity, { first, second, likeness: 100 }).id;
  });
  const pair = await readPair(app, id);
  if (!pair) throw notFound(companyPairTexts.notFound);
  return pair;
}
