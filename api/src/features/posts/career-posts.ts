import DataLoader from 'dataloader';
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { type Context, perRequest } from '../../core/context.ts';
import { statement } from '../../core/db.ts';
import { CareerExperience } from '../careers/index.ts';

interface Written {
  userId: string;
  companyNorm: string;
  roleNorm: string | null;
  experienceType: CareerExperience['experienceType'];
  postId: string | null;
}

/** What stands behind the entries of career paths: the posts of these people, the latest first, and the viewer's own drafts. */
const writtenByUsers = statement<Written>(
  'career_posts_by_users',
  `select user_id as "userId", company_norm as "companyNorm", role_norm as "roleNorm", experience_type as "experienceType", id as "postId" from posts where user_id = any($1)
   union all select user_id, company_norm, null, experience_type, null from post_drafts where user_id = $2::uuid
   order by 5 desc`,
);

const writtenLoader = perRequest(
  (ctx: Context) =>
    new DataLoader<string, Written[]>(async (userIds) => {
      const byUser = Map.groupBy(await ctx.app.db.rows(writtenByUsers, [userIds, ctx.viewer?.id ?? null]), (row) => row.userId);
      return userIds.map((id) => byUser.get(id) ?? []);
    }),
);

const behind = (written: Written[], { companyNorm, experienceType }: CareerExperience): Written[] =>
  written.filter((one) => one.companyNorm === companyNorm && one.experienceType === experienceType);

/** The post and the draft of an entry: of the same company, without case, and experience type (part 2, Career section). */
@Resolver(() => CareerExperience)
export class CareerPostsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer has begun to write about it. Always false for others than its owner.' })
  async hasDraft(@Ctx() ctx: Context, @Root() experience: CareerExperience): Promise<boolean> {
    return behind(await writtenLoader(ctx).load(experience.userId), experience).some(({ postId }) => postId === null);
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The post about the role, else the latest about the company and experience type.' })
  async postId(@Ctx() ctx: Context, @Root() experience: CareerExperience): Promise<string | null> {
    const posts = behind(await writtenLoader(ctx).load(experience.userId), experience).filter(({ postId }) => postId !== null);
    return (posts.find(({ roleNorm }) => roleNorm === experience.roleNorm) ?? posts[0])?.postId ?? null;
  }
}
