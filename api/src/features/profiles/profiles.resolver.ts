import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { PictureSize } from '../../../../schema/rules/files.ts';
import { bannerTexts } from '../../../../schema/rules/profiles.ts';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { pictureAddress, PictureSizeEnum } from '../../core/files/picture-size.ts';
import { uploadOf } from '../../core/files/upload.ts';
import { Live } from '../../core/live.ts';
import { pageSize, type Page } from '../../core/paging.ts';
import { updateProfile } from './editing.ts';
import {
  defaultBanner,
  pictureDownload,
  removeOwn,
  setOwn,
  uploadDefaultBanner,
} from './pictures.ts';
import { defaultBannerTopic, profile, profileForWatchers, profileTopic } from './profiles.ts';
import { feedProfiles } from './profiles.reads.ts';
import {
  DefaultBanner,
  FeedArgs,
  PictureDownload,
  Profile,
  type ProfileCard,
  ProfileConnection,
  ProfileCounters,
  ProfileInput,
  ProfileLink,
  RelatedProfile,
} from './profiles.types.ts';
import { relatedProfiles } from './related.ts';
import { watchedProfile } from './standing.ts';
import { shareProfile, viewProfile } from './visits.ts';

const own = (ctx: Context): Promise<Profile> => profile(ctx, requireViewer(ctx).id);

@Resolver(() => Profile)
export class ProfilesResolver {
  @Access('signedIn')
  @Query(() => Profile, { description: 'For its owner, and for members.' })
  profile(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<Profile> {
    return profile(ctx, userId);
  }

  @Access('signedIn')
  @Query(() => Profile, { description: "The viewer's own." })
  myProfile(@Ctx() ctx: Context): Promise<Profile> {
    return own(ctx);
  }

  @Access('signedIn')
  @Query(() => PictureDownload, { description: "The viewer's own picture alone." })
  async pictureDownload(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
  ): Promise<PictureDownload> {
    return { downloadUrl: await pictureDownload(ctx, userId) };
  }

  @Access('signedIn')
  @Mutation(() => Profile, { description: "The viewer's own." })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => ProfileInput) input: ProfileInput,
  ): Promise<Profile> {
    await updateProfile(ctx, input);
    return own(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile)
  async setProfilePicture(
    @Ctx() ctx: Context,
    @Arg('picture', () => GraphQLUpload) picture: Promise<FileUpload>,
  ): Promise<Profile> {
    await setOwn(ctx, 'picture', await uploadOf(picture));
    return own(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile)
  async removeProfilePicture(@Ctx() ctx: Context): Promise<Profile> {
    await removeOwn(ctx, 'picture');
    return own(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile)
  async setProfileBanner(
    @Ctx() ctx: Context,
    @Arg('banner', () => GraphQLUpload) banner: Promise<FileUpload>,
  ): Promise<Profile> {
    await setOwn(ctx, 'banner', await uploadOf(banner));
    return own(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile, { description: 'The default shows again.' })
  async removeProfileBanner(@Ctx() ctx: Context): Promise<Profile> {
    await removeOwn(ctx, 'banner');
    return own(ctx);
  }

  @Access('admin')
  @Query(() => DefaultBanner, {
    nullable: true,
    description: 'The banner of all who have none of their own, as it is now.',
  })
  defaultBanner(@Ctx() ctx: Context): Promise<DefaultBanner | null> {
    return defaultBanner(ctx);
  }

  @Access('admin')
  @Mutation(() => String, { description: 'The banner of all who have none of their own.' })
  async uploadDefaultBanner(
    @Ctx() ctx: Context,
    @Arg('banner', () => GraphQLUpload) banner: Promise<FileUpload>,
  ): Promise<string> {
    await uploadDefaultBanner(ctx, await uploadOf(banner));
    return bannerTexts.uploaded;
  }

  @Access('member')
  @Mutation(() => ProfileCounters, {
    description: 'Opens a profile: counts one view per viewer, none of its owner.',
  })
  viewProfile(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
  ): Promise<ProfileCounters> {
    return viewProfile(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ProfileLink)
  async shareProfile(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
  ): Promise<ProfileLink> {
    return { url: await shareProfile(ctx, userId) };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of their banner, else of the default, else null; in a size or whole.',
  })
  bannerUrl(
    @Ctx() ctx: Context,
    @Root() { bannerId }: Profile,
    @Arg('size', () => PictureSizeEnum, { nullable: true }) size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, bannerId, size);
  }

  @FieldResolver(() => [RelatedProfile])
  relatedProfiles(
    @Ctx() ctx: Context,
    @Root() { id, isWhole }: Profile,
    @Arg('first', () => Int, { defaultValue: 6 }) first: number,
  ): Promise<RelatedProfile[]> {
    return relatedProfiles(ctx.app, { id, isWhole }, ctx.viewer?.id ?? null, pageSize(first));
  }

  @Access('signedIn')
  @Query(() => ProfileConnection, {
    description:
      'Those who say something of themselves first, each part in the order asked for; without a search, not the viewer.',
  })
  feedProfiles(
    @Ctx() ctx: Context,
    @Args(() => FeedArgs) args: FeedArgs,
  ): Promise<Page<ProfileCard>> {
    return feedProfiles(ctx.app, requireViewer(ctx).id, args);
  }

  @Live(() => Profile, {
    access: 'member',
    topic: ({ userId }) => [profileTopic(String(userId)), defaultBannerTopic],
    ...watchedProfile,
    throttleMs: 250,
  })
  profileUpdated(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<Profile> {
    return profileForWatchers(ctx, userId);
  }
}

@Resolver(() => DefaultBanner)
export class DefaultBannerResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed address, in a size or whole.',
  })
  bannerUrl(
    @Ctx() ctx: Context,
    @Root() { fileId }: DefaultBanner,
    @Arg('size', () => PictureSizeEnum, { nullable: true }) size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, fileId, size);
  }
}
