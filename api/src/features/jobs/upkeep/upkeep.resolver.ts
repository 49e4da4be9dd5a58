import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { answerStillOpen } from './still-open.ts';
import { StillOpenAnswer } from './upkeep.types.ts';

/** Answers to what posters are asked by mail. */
@Resolver()
export class UpkeepResolver {
  @Access('visitor')
  @Mutation(() => StillOpenAnswer, {
    description:
      'Says whether an opening is still open, by the link of a mail to its poster: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours.',
  })
  answerStillOpen(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: "The `token` of the link's address." })
    token: string,
    @Arg('isStillOpen', () => Boolean, { description: 'False closes it as filled.' })
    isStillOpen: boolean,
  ): Promise<StillOpenAnswer> {
    return answerStillOpen(ctx, token, isStillOpen);
  }
}
