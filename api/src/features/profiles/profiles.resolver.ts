import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PictureSize } from '../../../../schema/rules/files/files.ts';
import { profileLimits } from '../../../../schema/rules/profiles/profiles-texts.ts';
import { Access, requireViewer, WhileMuted } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { PictureSizeEnum, pictureAddress } from '../../core/files/picture-size.ts';
import { Live } from '../../core/live/live.ts';
import { defaultBannerTopic, profile, profileForWatchers, profileTopic } from './profiles.ts';
import {
  Profile,
  ProfileCard,
  ProfileCounters,
  ProfileInput,
  ProfileLink,
} from './profiles.types.ts';
import { shareProfile, viewProfile } from './views/profile-views.ts';
import { profileAccess } from './visibility/access-level.ts';
import { canReadCardTopics } from './visibility/profile.policy.ts';
import { updateProfile } from './writing/update-profile.ts';

const person = { description: "The person's id." };

@Resolver(() => Profile)
export class ProfilesResolver {
  @Access('signedIn')
  @Query(() => Profile, {
    description:
      "A person's profile. For its owner, and for members. Errors: NOT_FOUND for unknown, incomplete and banned accounts alike, and for those whom the person blocks; FORBIDDEN for the unverified and, with `reason: blocked` in its extensions, for those who block the person.",
  })
  profile(@Ctx() ctx: Context, @Arg('userId', () => ID, person) userId: string): Promise<Profile> {
    return profile(ctx, userId);
  }

  @Access('signedIn')
  @Query(() => Profile, { description: "The viewer's own profile." })
  myProfile(@Ctx() ctx: Context): Promise<Profile> {
    return profile(ctx, requireViewer(ctx).id);
  }

  @Access('signedIn')
  @Mutation(() => Profile, {
    description:
      "Changes the viewer's own profile. Errors: BAD_USER_INPUT with a text for each field; FORBIDDEN for topics of those who are no alumni.",
  })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ProfileInput, { description: 'What changes.' }) input: ProfileInput,
  ): Promise<Profile> {
    await updateProfile(ctx, input);
    return profile(ctx, requireViewer(ctx).id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => ProfileCounters, {
    description:
      'Opens a profile: counts one view per viewer, ever, and none of its owner. Errors: NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two blocks the other.',
  })
  viewProfile(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<ProfileCounters> {
    return viewProfile(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ProfileLink, {
    description:
      'The address of a profile, to hand on; nothing is counted. Errors: NOT_FOUND and FORBIDDEN as `profile`.',
  })
  async shareProfile(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<ProfileLink> {
    return { url: await shareProfile(ctx, userId) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of their banner, else of the default one, else null; valid for minutes.',
  })
  bannerUrl(
    @Ctx() ctx: Context,
    @Root() { bannerId }: Profile,
    @Arg('size', () => PictureSizeEnum, {
      nullable: true,
      description: 'The size to download; whole when left out.',
    })
    size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, bannerId, size);
  }

  @Live(() => Profile, {
    access: 'member',
    topic: ({ userId }) => [profileTopic(String(userId)), defaultBannerTopic],
    ...profileAccess,
    throttleMs: 250,
    description:
      'A profile after each change of it or of the default banner, at most four times a second. Whole or the card, as `profile`, and completed when what the viewer may read changes.',
  })
  profileUpdated(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<Profile> {
    return profileForWatchers(ctx, userId);
  }
}

@Resolver(() => ProfileCard)
export class CardTopicsResolver {
  @FieldResolver(() => [String], {
    description: `Topics for outreach, of alumni: at most ${profileLimits.topics}. None to the unverified, and none where the profile is for connections only.`,
  })
  alumniTopics(@Ctx() { viewer }: Context, @Root() card: ProfileCard): string[] {
    return canReadCardTopics(viewer, card) ? card.topics : [];
  }
}
