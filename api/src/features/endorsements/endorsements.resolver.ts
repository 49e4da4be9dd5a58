import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { EndorsementVisibility } from '../../../../schema/rules/endorsements/endorsements.ts';
import { endorsementLength } from '../../../../schema/rules/endorsements/endorsements-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { Profile } from '../profiles/index.ts';
import { endorsementsOf, ownEndorsementOf } from './endorsements.queries.ts';
import {
  acceptEndorsement,
  declineEndorsement,
  removeEndorsement,
  submitEndorsement,
} from './endorsements.ts';
import {
  Endorsement,
  EndorsementArgs,
  EndorsementConnection,
  EndorsementVisibilityEnum,
} from './endorsements.types.ts';

@Resolver(() => Endorsement)
export class EndorsementsResolver {
  @Access('alumni')
  @Mutation(() => Endorsement, {
    description:
      'Endorses a student, never oneself, once for each pair. It waits until they accept it.',
  })
  submitEndorsement(
    @Ctx() ctx: Context,
    @Arg('menteeId', () => ID, { description: 'The id of the student.' }) menteeId: string,
    @Arg('message', () => String, {
      description: `Plain text, 1 to ${endorsementLength} characters, not blank.`,
    })
    message: string,
    @Arg('visibility', () => EndorsementVisibilityEnum, {
      nullable: true,
      defaultValue: 'everyone',
      description: 'Who may read it once it is accepted.',
    })
    visibility?: EndorsementVisibility | null,
  ): Promise<Endorsement> {
    return submitEndorsement(ctx, { menteeId, message, visibility: visibility ?? 'everyone' });
  }

  @Access('member')
  @Mutation(() => Endorsement, {
    description: 'Accepts an endorsement, which then stands on the wall. For the endorsed person.',
  })
  acceptEndorsement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The endorsement's id." }) id: string,
  ): Promise<Endorsement> {
    return acceptEndorsement(ctx, id);
  }

  @Access('member')
  @Mutation(() => ID, {
    description: 'Declines an endorsement while it waits. For the endorsed person. Answers its id.',
  })
  declineEndorsement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The endorsement's id." }) id: string,
  ): Promise<string> {
    return declineEndorsement(ctx, id);
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'Takes an endorsement off the wall. For the endorsed person, and for its author. Answers its id.',
  })
  removeEndorsement(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The endorsement's id." }) id: string,
  ): Promise<string> {
    return removeEndorsement(ctx, id);
  }
}

@Resolver(() => Profile)
export class ProfileEndorsementsResolver {
  @FieldResolver(() => EndorsementConnection, {
    description: 'Newest first, as far as the viewer may see them.',
  })
  endorsements(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Args(() => EndorsementArgs) args: EndorsementArgs,
  ): Promise<Page<Endorsement>> {
    return endorsementsOf(ctx, shown, args);
  }

  @FieldResolver(() => Endorsement, {
    nullable: true,
    description: 'The one that the viewer wrote for this person, accepted or not.',
  })
  ownEndorsement(@Ctx() ctx: Context, @Root() shown: Profile): Promise<Endorsement | null> {
    return ownEndorsementOf(ctx, shown);
  }
}
