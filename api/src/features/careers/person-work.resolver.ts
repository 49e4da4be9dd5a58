import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Context, isMember } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { stepsLoader } from './careers.queries.ts';

@Resolver(() => User)
export class PersonWorkResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What they do now, by their career path: "Senior Software Engineer at Atlassian". For members and themselves; null for others, and without a present job.',
  })
  async work(@Ctx() ctx: Context, @Root() user: User): Promise<string | null> {
    // What several watch at once is for members alone: all other live fields are answered to each viewer.
    if (!ctx.shared && !isMember(ctx.viewer) && ctx.viewer?.id !== user.id) return null;
    const steps = await stepsLoader(ctx).load(user.id);
    const job = steps.find(({ type, isCurrentlyWorking }) => type === 'work' && isCurrentlyWorking);
    return job ? `${job.role} at ${job.companyName}` : null;
  }
}
