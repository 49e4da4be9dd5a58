import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { ReplyTime } from '../../../../schema/rules/replies/replies-texts.ts';
import type { Context } from '../../core/context.ts';
import { type Person, User } from '../identity/index.ts';
import { ReplyTimeEnum, replyTimeLoader } from '../profiles/index.ts';

@Resolver(() => User)
export class RepliesResolver {
  @FieldResolver(() => ReplyTimeEnum, {
    nullable: true,
    description:
      'How soon they usually reply to questions on their posts, to chat requests and to first messages: what half of those of the last 90 days took at most. Null with fewer than three replies and where it is longer, for who hides when they are there, and for those who may not read the profile whole.',
  })
  repliesIn(@Ctx() ctx: Context, @Root() user: Person): Promise<ReplyTime | null> | null {
    return replyTimeLoader(ctx).load(user.id);
  }
}
