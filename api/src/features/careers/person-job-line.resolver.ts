import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { type Person, User } from '../identity/index.ts';
import { mayReadEmployment } from './career.policy.ts';

@Resolver(() => User)
export class PersonJobLineResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What they do now, by their career path: "Senior Software Engineer at Atlassian". For members and themselves; null for others, and without a present job.',
  })
  work(@Ctx() ctx: Context, @Root() user: Person): string | null {
    return mayReadEmployment(ctx, user.id) ? user.work : null;
  }
}
