import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PictureSize } from '../../../../../schema/rules/files/files.ts';
import { bannerTexts } from '../../../../../schema/rules/profiles/profiles.ts';
import { Access, requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { PictureSizeEnum, pictureAddress } from '../../../core/files/picture-size.ts';
import { profile } from '../profiles.ts';
import { DefaultBanner, PictureDownload, Profile } from '../profiles.types.ts';
import { defaultBanner, uploadDefaultBanner } from './default-banner.ts';
import { pictureDownload, removeOwnFile, setOwnFile } from './pictures.ts';

const ownProfile = (ctx: Context): Promise<Profile> => profile(ctx, requireViewer(ctx).id);

@Resolver()
export class PicturesResolver {
  @Access('signedIn')
  @Query(() => PictureDownload, {
    description:
      "The viewer's own picture, to download. Errors: NOT_FOUND for anybody else's and without one.",
  })
  async pictureDownload(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: "The viewer's own id." }) userId: string,
  ): Promise<PictureDownload> {
    return { downloadUrl: await pictureDownload(ctx, userId) };
  }

  @Access('signedIn')
  @Mutation(() => Profile, {
    description:
      'Puts a picture on the own profile, in place of the one before. Errors: TOO_LARGE from 5 MB on; UNSUPPORTED_TYPE for all but JPEG, PNG and WebP; RATE_LIMITED.',
  })
  async setProfilePicture(
    @Ctx() ctx: Context,
    @Arg('picture', () => GraphQLUpload, { description: 'JPEG, PNG or WebP below 5 MB.' })
    picture: Promise<FileUpload>,
  ): Promise<Profile> {
    await setOwnFile(ctx, 'picture', await uploadOf(picture));
    return ownProfile(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile, {
    description:
      'Takes the own picture off: the initials are drawn again. Without one it changes nothing.',
  })
  async removeProfilePicture(@Ctx() ctx: Context): Promise<Profile> {
    await removeOwnFile(ctx, 'picture');
    return ownProfile(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile, {
    description:
      'Puts a banner on the own profile, in place of the one before. Errors as `setProfilePicture`.',
  })
  async setProfileBanner(
    @Ctx() ctx: Context,
    @Arg('banner', () => GraphQLUpload, { description: 'JPEG, PNG or WebP below 5 MB.' })
    banner: Promise<FileUpload>,
  ): Promise<Profile> {
    await setOwnFile(ctx, 'banner', await uploadOf(banner));
    return ownProfile(ctx);
  }

  @Access('signedIn')
  @Mutation(() => Profile, {
    description:
      'Takes the own banner off: the default shows again. Without one it changes nothing.',
  })
  async removeProfileBanner(@Ctx() ctx: Context): Promise<Profile> {
    await removeOwnFile(ctx, 'banner');
    return ownProfile(ctx);
  }

  @Access('admin')
  @Query(() => DefaultBanner, {
    nullable: true,
    description:
      'The banner of all who have none of their own; null as long as no admin chose one.',
  })
  defaultBanner(@Ctx() ctx: Context): Promise<DefaultBanner | null> {
    return defaultBanner(ctx);
  }

  @Access('admin')
  @Mutation(() => String, {
    description:
      'Makes a picture the banner of all who have none of their own. Answers a text to show. Errors: TOO_LARGE from 5 MB on; UNSUPPORTED_TYPE for all but JPEG and PNG; RATE_LIMITED.',
  })
  async uploadDefaultBanner(
    @Ctx() ctx: Context,
    @Arg('banner', () => GraphQLUpload, { description: 'JPEG or PNG below 5 MB.' })
    banner: Promise<FileUpload>,
  ): Promise<string> {
    await uploadDefaultBanner(ctx, await uploadOf(banner));
    return bannerTexts.uploaded;
  }
}

@Resolver(() => DefaultBanner)
export class DefaultBannerResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed address of the picture, valid for minutes.',
  })
  bannerUrl(
    @Ctx() ctx: Context,
    @Root() { fileId }: DefaultBanner,
    @Arg('size', () => PictureSizeEnum, {
      nullable: true,
      description: 'The size to download; whole when left out.',
    })
    size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, fileId, size);
  }
}
