import type { ArgsDictionary } from 'type-graphql';
import { Arg, Ctx, ID, Mutation, Resolver, Root } from 'type-graphql';
import { companyTexts } from '../../../../../schema/rules/companies/companies-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { Live } from '../../../core/live/live.ts';
import { readFollowers } from '../companies.queries.ts';
import { Company, CompanyFollowers } from '../companies.types.ts';
import { followCompany, followersTopic } from './follow-company.ts';

const slugArg = { description: 'Its slug, or its name in any way that it is written.' };

const assertShown = async ({ app }: Context, { id }: ArgsDictionary): Promise<void> => {
  const companyId = parseId(String(id));
  if (!companyId || !(await readFollowers(app, companyId))) throw notFound(companyTexts.notFound);
};

@Resolver()
export class FollowingResolver {
  @Access('member')
  @Mutation(() => Company, {
    description:
      'The viewer hears of new experiences and openings of a company, by the switches of openings. Said again, it changes nothing. Errors: NOT_FOUND where nothing tells of it.',
  })
  followCompany(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, slugArg) slug: string,
  ): Promise<Company> {
    return followCompany(ctx, slug, true);
  }

  @Access('member')
  @Mutation(() => Company, {
    description:
      'The viewer hears of a company no more. Said again, it changes nothing. Errors: NOT_FOUND where nothing tells of it.',
  })
  unfollowCompany(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, slugArg) slug: string,
  ): Promise<Company> {
    return followCompany(ctx, slug, false);
  }

  @Live(() => CompanyFollowers, {
    access: 'member',
    topic: ({ id }) => followersTopic(String(id)),
    recheckTopic: ({ id }) => followersTopic(String(id)),
    assertReadable: assertShown,
    initialEvent: ({ id }) => ({ companyId: String(id) }),
    throttleMs: 1000,
    description:
      'How many people follow a company, now and whenever it changes: at most once a second, the last of which is always sent. Errors: NOT_FOUND where nothing tells of it.',
  })
  async companyFollowers(
    @Ctx() ctx: Context,
    @Root() event: { companyId: string },
    @Arg('id', () => ID, { description: "The company's id." }) _id: string,
  ): Promise<CompanyFollowers> {
    const followers = await readFollowers(ctx.app, event.companyId);
    if (!followers) throw notFound(companyTexts.notFound);
    return followers;
  }
}
