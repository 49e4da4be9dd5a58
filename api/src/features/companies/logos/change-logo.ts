import { companySlugRule } from '../../../../../schema/rules/companies/companies.ts';
import { companyLogoTexts } from '../../../../../schema/rules/companies/company-logos-texts.ts';
import { companyLogo } from '../../../../../schema/rules/files/files.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { conflict, notFound, validate } from '../../../core/errors.ts';
import type { Upload } from '../../../core/files/process-upload.ts';
import { newId, nilId, requireId } from '../../../core/ids.ts';
import { maxCompanyLogos } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { deleteFiles, storeFile } from '../../files/index.ts';
import { companyOfName, idOfName } from '../companies.queries.ts';
import { CompanyEntity } from '../company.entity.ts';
import { companyLogosTopic, forgetLogos, shownLogo } from '../company-logos.queries.ts';
import { lockNames } from '../pairs/keep-pairs.ts';
import { logoPurpose } from './collect-logos.ts';
import { CompanyLogoEntity } from './company-logo.entity.ts';
import type { CompanyLogoChange } from './company-logos.types.ts';

type Action = 'company.setLogo' | 'company.removeLogo' | 'company.undoLogo';

/** Notes in the audit log what an admin did to a logo, and tells every instance. */
async function note(ctx: Context, work: Work, action: Action, companyId: string): Promise<void> {
  const { name } = await work.em.findOneOrFail(CompanyEntity, companyId);
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  audit(work, { adminId, action, targetId: companyId, changes: { name }, at });
  work.publish(companyLogosTopic, { companyId });
}

/**
 * The company that a name is one of, whose names stay its own until the end.
 * @throws NOT_FOUND
 */
async function holdCompany(work: Work, slug: string): Promise<string> {
  await lockNames(work);
  const [company] = await work.query(idOfName, { slug });
  if (!company) throw notFound(companyLogoTexts.unknown);
  return company.id;
}

/** @throws CONFLICT where there are as many logos as every page can know */
async function assertRoom({ em }: Work): Promise<void> {
  if ((await em.count(CompanyLogoEntity, { fileId: { $ne: null } })) >= maxCompanyLogos)
    throw conflict(companyLogoTexts.full(maxCompanyLogos));
}

/**
 * Names another file, or none; the one before can be brought back.
 * @returns the decision, and the file that nothing names any more
 */
async function sayOfLogo(
  { em }: Work,
  companyId: string,
  fileId: string | null,
  at: Date,
): Promise<{ decisionId: string; unnamed: string[] }> {
  const decisionId = newId();
  const before = await em.findOne(CompanyLogoEntity, { company: companyId });
  if (!before) {
    const company = em.getReference(CompanyEntity, companyId);
    em.create(CompanyLogoEntity, { company, fileId, decisionId, isFirst: true, decidedAt: at });
    return { decisionId, unnamed: [] };
  }
  const unnamed = before.beforeId === null ? [] : [before.beforeId];
  const beforeId = before.fileId;
  em.assign(before, { fileId, beforeId, decisionId, isFirst: false, decidedAt: at });
  return { decisionId, unnamed };
}

/**
 * Gives a company a logo, in place of the one before; all of its names have it. It is the
 * college's: no account takes it along.
 * @param sentSlug its slug, or its name in any way that it is written
 * @throws NOT_FOUND; TOO_LARGE, UNSUPPORTED_TYPE with the documented texts; CONFLICT where there
 * are too many; RATE_LIMITED; FORBIDDEN 'Not an admin'
 */
export async function setCompanyLogo(
  ctx: Context,
  sentSlug: string,
  upload: Upload,
): Promise<CompanyLogoChange> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'admin');
  const slug = validate(companySlugRule, sentSlug, 'slug');
  await app.limits.consume('uploads', viewer.id);
  if (!(await companyOfName(app, slug))) throw notFound(companyLogoTexts.unknown);
  const file = { ownerId: nilId, purpose: logoPurpose, name: 'logo' };
  let made: CompanyLogoChange | undefined;
  await storeFile(app, upload, companyLogo, file, async (work, fileId) => {
    const companyId = await holdCompany(work, slug);
    if (!(await shownLogo(work, companyId))) await assertRoom(work);
    const { decisionId, unnamed } = await sayOfLogo(work, companyId, fileId, app.clock.now());
    await note(ctx, work, 'company.setLogo', companyId);
    made = { id: decisionId, companyId, fileId };
    return unnamed;
  });
  forgetLogos(app);
  if (!made) throw notFound(companyLogoTexts.unknown);
  return made;
}

/**
 * Takes a company's logo away: its initials stand there again, whatever its parts have. Without one
 * it changes nothing.
 * @throws NOT_FOUND; FORBIDDEN 'Not an admin'
 */
export async function removeCompanyLogo(
  ctx: Context,
  sentSlug: string,
): Promise<CompanyLogoChange> {
  const { app } = ctx;
  requireViewer(ctx, 'admin');
  const slug = validate(companySlugRule, sentSlug, 'slug');
  const made = await change(app, async (work) => {
    const companyId = await holdCompany(work, slug);
    if (!(await shownLogo(work, companyId))) return { id: null, companyId, fileId: null };
    const { decisionId, unnamed } = await sayOfLogo(work, companyId, null, app.clock.now());
    await note(ctx, work, 'company.removeLogo', companyId);
    await deleteFiles(work, unnamed);
    return { id: decisionId, companyId, fileId: null };
  });
  forgetLogos(app);
  return made;
}

/**
 * Takes back what was done last to a company's logo: the one before stands there again, or none.
 * @param sentId of the change, which nobody has followed with another
 * @throws CONFLICT where the logo has been changed since, or this was taken back; FORBIDDEN 'Not an
 * admin'
 */
export async function undoCompanyLogo(ctx: Context, sentId: string): Promise<CompanyLogoChange> {
  const { app } = ctx;
  requireViewer(ctx, 'admin');
  const changedSince = () => conflict(companyLogoTexts.changedSince);
  const decisionId = requireId(sentId, changedSince);
  const made = await change(app, async (work) => {
    await lockNames(work);
    const logo = await work.em.findOne(CompanyLogoEntity, { decisionId });
    if (!logo) throw changedSince();
    const companyId = logo.company.id;
    const unnamed = logo.fileId === null ? [] : [logo.fileId];
    if (logo.isFirst) work.em.remove(logo);
    else {
      if (logo.fileId === null && logo.beforeId !== null) await assertRoom(work);
      work.em.assign(logo, { fileId: logo.beforeId, beforeId: null, decisionId: null });
    }
    await note(ctx, work, 'company.undoLogo', companyId);
    await deleteFiles(work, unnamed);
    return { id: null, companyId, fileId: await shownLogo(work, companyId) };
  });
  forgetLogos(app);
  return made;
}
