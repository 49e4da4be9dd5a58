import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { stepsLoader } from './careers.queries.ts';
import { mayReadWork } from './careers.ts';

@Resolver(() => User)
export class PersonWorkResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What they do now, by their career path: "Senior Software Engineer at Atlassian". For members and themselves; null for others, and without a present job.',
  })
  async work(@Ctx() ctx: Context, @Root() user: User): Promise<string | null> {
    if (!mayReadWork(ctx, user.id)) return null;
    const steps = await stepsLoader(ctx).load(user.id);
    const job = steps.find(({ type, isCurrentlyWorking }) => type === 'work' && isCurrentlyWorking);
    return job ? `${job.role} at ${job.companyName}` : null;
  }
}
