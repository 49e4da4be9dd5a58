import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { gratitudeLength } from '../../../../schema/rules/gratitudes/gratitudes-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { Profile } from '../profiles/index.ts';
import { gratitudesCount, gratitudesOf } from './gratitudes.queries.ts';
import { deleteGratitude, sendGratitude, setHidden, upvoteGratitude } from './gratitudes.ts';
import { Gratitude, GratitudeArgs, GratitudeConnection } from './gratitudes.types.ts';

@Resolver(() => Gratitude)
export class GratitudesResolver {
  @Access('member')
  @Mutation(() => Gratitude, {
    description:
      'Thanks an alumnus, never oneself. The key is made by the client: sent twice, it is written once.',
  })
  sendGratitude(
    @Ctx() ctx: Context,
    @Arg('profileId', () => ID, { description: 'The id of the alumnus who is thanked.' })
    profileId: string,
    @Arg('text', () => String, {
      description: `Plain text, 1 to ${gratitudeLength.toLocaleString('en')} characters, not blank.`,
    })
    text: string,
    @Arg('key', () => ID, {
      nullable: true,
      description: 'Made by the client for this gratitude: 1 to 100 characters.',
    })
    key?: string | null,
  ): Promise<Gratitude> {
    return sendGratitude(ctx, { profileId, text, key: key ?? null });
  }

  @Access('member')
  @Mutation(() => Gratitude, {
    description:
      'Upvotes a gratitude, or takes the upvote back. Errors: NOT_FOUND, FORBIDDEN for your own.',
  })
  upvoteGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<Gratitude> {
    return upvoteGratitude(ctx, id);
  }

  @Access('member')
  @Mutation(() => Gratitude, {
    description: 'Hides a gratitude: it leaves the list and the count. For the thanked person.',
  })
  hideGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<Gratitude> {
    return setHidden(ctx, id, true);
  }

  @Access('member')
  @Mutation(() => Gratitude, {
    description:
      'Shows a hidden gratitude again, in the list and the count. For the thanked person.',
  })
  unhideGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<Gratitude> {
    return setHidden(ctx, id, false);
  }

  @Access('member')
  @Mutation(() => ID, { description: 'Deletes a gratitude. For its author. Answers its id.' })
  deleteGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<string> {
    return deleteGratitude(ctx, id);
  }
}

@Resolver(() => Profile)
export class ProfileGratitudesResolver {
  @FieldResolver(() => GratitudeConnection, { description: 'Newest first.' })
  gratitudes(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Args(() => GratitudeArgs) args: GratitudeArgs,
  ): Promise<Page<Gratitude>> {
    return gratitudesOf(ctx, shown, args);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many gratitudes they got, without hidden ones. Null for those who are shown the card only.',
  })
  gratitudesCount(@Ctx() ctx: Context, @Root() shown: Profile): Promise<number> | null {
    return shown.isWhole ? gratitudesCount(ctx.app, shown.id) : null;
  }
}
