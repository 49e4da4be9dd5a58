import { companySlugRule } from '../../../../../schema/rules/companies/companies.ts';
import { companyTexts } from '../../../../../schema/rules/companies/companies-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { notFound, validate } from '../../../core/errors.ts';
import { topicOf } from '../../../core/live/events.ts';
import { readCompany, shownCompanyOf } from '../companies.queries.ts';
import type { Company } from '../companies.types.ts';
import { CompanyFollowEntity } from './company-follow.entity.ts';
import { followedParts } from './following.sql.ts';

/** Somebody begins or ceases to follow a company: `{ companyId }`. */
export const followersTopic = topicOf<{ companyId: string }>('company', 'followers');

/**
 * From now on the viewer hears of new experiences and openings of a company, or hears no more of
 * them. Said again, it changes nothing.
 * @param sentSlug its slug, or its name in any way that it is written
 * @throws NOT_FOUND where nothing tells of it, FORBIDDEN for the unverified
 */
export async function followCompany(
  ctx: Context,
  sentSlug: string,
  follows: boolean,
): Promise<Company> {
  const viewer = requireViewer(ctx, 'member');
  const slug = validate(companySlugRule, sentSlug, 'slug');
  const companyId = await shownCompanyOf(ctx.app, slug);
  if (!companyId) throw notFound(companyTexts.notFound);
  await change(ctx.app, async (work) => {
    // Two presses of one person follow one another.
    await work.advisoryLock('follows of', viewer.id);
    const parts = await work.query(followedParts, { userId: viewer.id, companyId });
    if (parts.length > 0 === follows) return;
    if (follows)
      // The key decides, should the company have been joined to another meanwhile.
      await work.em.upsert(
        CompanyFollowEntity,
        { user: viewer.id, company: companyId, createdAt: ctx.app.clock.now() },
        { onConflictFields: ['user', 'company'], onConflictAction: 'ignore' },
      );
    else
      await work.em.nativeDelete(CompanyFollowEntity, {
        user: viewer.id,
        company: { $in: parts.map(({ id }) => id) },
      });
    work.publish(followersTopic(companyId), { companyId });
  });
  return readCompany(ctx, slug);
}
