import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { uploadIfAny } from '../../core/files/upload.ts';
import { Live } from '../../core/live.ts';
import { Profile, profileForWatchers, watchedProfile } from '../profiles/index.ts';
import {
  addVisionItem,
  orderVisionBoard,
  removeVisionItem,
  updateVisionItem,
  visionBoardOf,
  visionTopic,
} from './visionboards.ts';
import { VisionBoard, VisionItem, VisionItemInput } from './visionboards.types.ts';

@Resolver(() => Profile)
export class ProfileVisionResolver {
  @FieldResolver(() => VisionBoard)
  visionBoard(@Ctx() ctx: Context, @Root() shown: Profile): Promise<VisionBoard> {
    return visionBoardOf(ctx, shown);
  }
}

@Resolver(() => VisionItem)
export class VisionItemResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The address that was typed, or the signed one of the picture that was uploaded.',
  })
  imageUrl(@Ctx() ctx: Context, @Root() item: VisionItem): string | null {
    return item.pictureId ? ctx.app.addresses.sign(item.pictureId) : item.imageUrl;
  }

  @FieldResolver(() => Boolean, { description: 'Its picture was uploaded, not named by address.' })
  isUploaded(@Root() item: VisionItem): boolean {
    return item.pictureId !== null;
  }
}

@Resolver()
export class VisionboardsResolver {
  @Access('member')
  @Mutation(() => VisionBoard)
  async addVisionItem(
    @Ctx() ctx: Context,
    @Arg('input', () => VisionItemInput) input: VisionItemInput,
    @Arg('picture', () => GraphQLUpload, {
      nullable: true,
      description: 'JPEG, PNG or WebP below 5 MB.',
    })
    picture?: Promise<FileUpload> | null,
  ): Promise<VisionBoard> {
    return addVisionItem(ctx, input, await uploadIfAny(picture));
  }

  @Access('member')
  @Mutation(() => VisionBoard)
  async updateVisionItem(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => VisionItemInput) input: VisionItemInput,
    @Arg('picture', () => GraphQLUpload, { nullable: true }) picture?: Promise<FileUpload> | null,
    @Arg('removePicture', () => Boolean, { nullable: true }) removePicture?: boolean | null,
  ): Promise<VisionBoard> {
    return updateVisionItem(ctx, id, input, await uploadIfAny(picture), removePicture ?? false);
  }

  @Access('member')
  @Mutation(() => VisionBoard)
  removeVisionItem(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<VisionBoard> {
    return removeVisionItem(ctx, id);
  }

  @Access('member')
  @Mutation(() => VisionBoard, { description: 'Every item of the board once.' })
  orderVisionBoard(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<VisionBoard> {
    return orderVisionBoard(ctx, ids);
  }

  @Live(() => VisionBoard, {
    access: 'member',
    topic: ({ userId }) => visionTopic(String(userId)),
    ...watchedProfile,
    throttleMs: 250,
  })
  async visionBoardUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string },
    @Arg('userId', () => ID) _userId: string,
  ): Promise<VisionBoard> {
    const shown = await profileForWatchers(ctx, event.userId);
    if (!shown.isWhole) throw notFound(profileTexts.notFound);
    return visionBoardOf(ctx, shown);
  }
}
