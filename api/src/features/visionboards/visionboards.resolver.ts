import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { profileTexts } from '../../../../schema/rules/posts/posts-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { optionalUpload } from '../../core/files/graphql-upload.ts';
import { Live } from '../../core/live/live.ts';
import { Profile, profileAccess, profileForWatchers } from '../profiles/index.ts';
import { visionBoardOf } from './visionboards.queries.ts';
import {
  addVisionItem,
  orderVisionBoard,
  removeVisionItem,
  updateVisionItem,
  visionTopic,
} from './visionboards.ts';
import { VisionBoard, VisionItem, VisionItemInput } from './visionboards.types.ts';

@Resolver(() => Profile)
export class ProfileVisionResolver {
  @FieldResolver(() => VisionBoard, {
    description: 'What they want to become. Without items for those who are shown the card only.',
  })
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

  @FieldResolver(() => Boolean, {
    description: 'Whether its picture was uploaded, not named by its address.',
  })
  isUploaded(@Root() item: VisionItem): boolean {
    return item.pictureId !== null;
  }
}

@Resolver()
export class VisionboardsResolver {
  @Access('member')
  @Mutation(() => VisionBoard, {
    description:
      "Puts an item at the end of the viewer's board. Errors: BAD_USER_INPUT, CONFLICT when there are 24, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED.",
  })
  async addVisionItem(
    @Ctx() ctx: Context,
    @Arg('input', () => VisionItemInput, { description: 'The item as it should be.' })
    input: VisionItemInput,
    @Arg('picture', () => GraphQLUpload, {
      nullable: true,
      description: 'JPEG, PNG or WebP below 5 MB.',
    })
    picture?: Promise<FileUpload> | null,
  ): Promise<VisionBoard> {
    return addVisionItem(ctx, input, await optionalUpload(picture));
  }

  @Access('member')
  @Mutation(() => VisionBoard, {
    description:
      "Changes an item of the viewer's board, whole. Its picture stays unless another picture, an address or `removePicture` takes its place. Errors: as addVisionItem, NOT_FOUND.",
  })
  async updateVisionItem(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The item's id." }) id: string,
    @Arg('input', () => VisionItemInput, { description: 'The item as it should be.' })
    input: VisionItemInput,
    @Arg('picture', () => GraphQLUpload, {
      nullable: true,
      description: 'JPEG, PNG or WebP below 5 MB.',
    })
    picture?: Promise<FileUpload> | null,
    @Arg('removePicture', () => Boolean, {
      nullable: true,
      description: 'Takes the uploaded picture away.',
    })
    removePicture?: boolean | null,
  ): Promise<VisionBoard> {
    return updateVisionItem(ctx, id, input, await optionalUpload(picture), removePicture ?? false);
  }

  @Access('member')
  @Mutation(() => VisionBoard, {
    description: "Takes an item off the viewer's board, with its picture. Errors: NOT_FOUND.",
  })
  removeVisionItem(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The item's id." }) id: string,
  ): Promise<VisionBoard> {
    return removeVisionItem(ctx, id);
  }

  @Access('member')
  @Mutation(() => VisionBoard, {
    description:
      "Gives the items of the viewer's board their order. Errors: BAD_USER_INPUT when the board was changed elsewhere.",
  })
  orderVisionBoard(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'Every item of the board once.' }) ids: string[],
  ): Promise<VisionBoard> {
    return orderVisionBoard(ctx, ids);
  }

  @Live(() => VisionBoard, {
    description: 'The board of a profile that the viewer may read whole changed.',
    access: 'member',
    topic: ({ userId }) => visionTopic(String(userId)),
    ...profileAccess,
    throttleMs: 250,
  })
  async visionBoardUpdated(
    @Ctx() ctx: Context,
    @Root() event: { userId: string },
    @Arg('userId', () => ID, { description: 'The person whose board is watched.' }) _userId: string,
  ): Promise<VisionBoard> {
    const shown = await profileForWatchers(ctx, event.userId);
    if (!shown.isWhole) throw notFound(profileTexts.notFound);
    return visionBoardOf(ctx, shown);
  }
}
