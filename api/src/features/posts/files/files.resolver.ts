import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { PostFileKind } from '../../../../../schema/rules/files/files.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { PostFile, PostFileKindEnum } from '../fields/post-parts.types.ts';
import { addressOf, postMedia } from './post-media.ts';
import { PostMedia } from './post-media.types.ts';
import { uploadPostFile } from './post-uploads.ts';

/** The files of posts and drafts. */
@Resolver(() => PostFile)
export class PostFilesResolver {
  @FieldResolver(() => String, {
    description:
      'Signed address, valid for minutes: the browser shows a PDF there and keeps other files.',
  })
  url(@Ctx() ctx: Context, @Root() file: PostFile): string {
    return addressOf(ctx.app, file);
  }

  @Access('author')
  @Mutation(() => PostFile, {
    description:
      'Stores a file for a post or draft to name by its id; deleted when neither names it for a day. Errors: TOO_LARGE from 10 MB, UNSUPPORTED_TYPE, RATE_LIMITED.',
  })
  async uploadPostFile(
    @Ctx() ctx: Context,
    @Arg('file', () => GraphQLUpload, {
      description: 'Material: PDF, DOC or DOCX; a résumé: PDF. At most 10 MB.',
    })
    file: Promise<FileUpload>,
    @Arg('kind', () => PostFileKindEnum, { description: 'What it is for.' }) kind: PostFileKind,
  ): Promise<PostFile> {
    return uploadPostFile(ctx, await uploadOf(file), kind);
  }

  @Access('member')
  @Query(() => [PostMedia], {
    description:
      "Signed addresses of a post's files, which open for minutes: materials, then the résumé. For members of the author's college. Errors: FORBIDDEN for others; NOT_FOUND for unknown posts and those without files.",
  })
  postMedia(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The post's id." }) id: string,
  ): Promise<PostMedia[]> {
    return postMedia(ctx, id);
  }
}
