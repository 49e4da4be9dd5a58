import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { gratitudeLength } from '../../../../schema/rules/gratitudes-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/paging.ts';
import { Profile } from '../profiles/index.ts';
import { gratitudesCount, gratitudesOf } from './gratitudes.queries.ts';
import { deleteGratitude, sendGratitude, setHidden, upvoteGratitude } from './gratitudes.ts';
import { Gratitude, GratitudeArgs, GratitudeConnection } from './gratitudes.types.ts';

@Resolver(() => Gratitude)
export class GratitudesResolver {
  @Access('member')
  @Mutation(() => Gratitude, {
    description:
      'To an alumnus, never to oneself. The key is made by the client: sent twice, it is written once.',
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
    description: 'By the thanked person: out of the list and the count.',
  })
  hideGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<Gratitude> {
    return setHidden(ctx, id, true);
  }

  @Access('member')
  @Mutation(() => Gratitude, {
    description: 'By the thanked person: back into the list and the count.',
  })
  unhideGratitude(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The gratitude's id." }) id: string,
  ): Promise<Gratitude> {
    return setHidden(ctx, id, false);
  }

  @Access('member')
  @Mutation(() => ID, { description: 'By its author. Answers the id.' })
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
    description: 'Without those that are hidden. Null for those who are shown the card only.',
  })
  gratitudesCount(@Ctx() ctx: Context, @Root() shown: Profile): Promise<number> | null {
    return shown.isWhole ? gratitudesCount(ctx.app, shown.id) : null;
  }
}
