import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, GraphQLISODateTime, ID, Mutation, Query, Resolver } from 'type-graphql';
import { postLimits } from '../../../../../schema/rules/posts/posts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { attachedUploadsOf, attachedUploadTexts } from '../files/attached-uploads.ts';
import { PostInput } from '../form/post-input.types.ts';
import { ownPostId, postIdByDetails } from '../post/post.queries.ts';
import { Post } from '../post/post.types.ts';
import { deletePost, updatePost, updatePostHeadline } from './edit-post.ts';
import { publishPost } from './publish-post.ts';

const ownId = 'The id of a post of the viewer.';
const company = 'The company, compared without case; at most 100 characters.';

/** Publishing, changing and deleting experiences, and finding one's own. */
@Resolver()
export class EditPostResolver {
  @Access('alumni')
  @Mutation(() => Post, {
    description:
      'Publishes an experience; the draft that it was ends with it. Errors: BAD_USER_INPUT with a text for each field, CONFLICT when the viewer has a post of this company and role, TOO_LARGE, RATE_LIMITED.',
  })
  async publishPost(
    @Ctx() ctx: Context,
    @Arg('input', () => PostInput, { description: 'The experience.' }) input: PostInput,
    @Arg('documents', () => [GraphQLUpload], {
      nullable: true,
      description: attachedUploadTexts.documents,
    })
    documents: Promise<FileUpload>[] | null,
    @Arg('resume', () => GraphQLUpload, {
      nullable: true,
      description: attachedUploadTexts.resume,
    })
    resume: Promise<FileUpload> | null,
    @Arg('keepFiles', () => [String], {
      nullable: true,
      description: attachedUploadTexts.keepFiles,
    })
    keepFiles: string[] | null,
    @Arg('draftId', () => ID, {
      nullable: true,
      description:
        "The draft that the form came from, should it be of another company or type: it ends, and not the one of the post's. Left out, it is the one of the post's company and type.",
    })
    draftId: string | null,
    @Arg('draftBasedOn', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`savedAt` of the draft that the words go on from, null for none: what was saved elsewhere since stays a draft, unless all of it stands in the post. Left out, the draft ends as it is.',
    })
    draftBasedOn: Date | null | undefined,
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Made by the client for this post, at most 100 characters: sent twice, it is published once, and answered as it stands by then.',
    })
    key: string | null,
  ): Promise<Post> {
    const uploads = await attachedUploadsOf(documents, resume, keepFiles);
    return publishPost(ctx, input, uploads, { draftId, draftBasedOn, key });
  }

  @Access('author')
  @Mutation(() => Post, {
    description:
      'Changes everything of a post that publishing sets. For its author. Errors: FORBIDDEN for others; BAD_USER_INPUT with a text for each field, NOT_FOUND, CONFLICT when the post does not stand as `basedOn` says or the author has another post of this company and role, TOO_LARGE, RATE_LIMITED.',
  })
  updatePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: ownId }) id: string,
    @Arg('input', () => PostInput, { description: 'The whole experience, as it is to be.' })
    input: PostInput,
    @Arg('basedOn', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`editedAt` of the post that the words go on from, `createdAt` where it was never edited: refused when it stands otherwise. Left out, the last to save is right.',
    })
    basedOn: Date | null,
    @Arg('key', () => ID, {
      nullable: true,
      description:
        'Made by the client, at most 100 characters: an edit that is sent again under the key of the last one is answered with the post and changes nothing.',
    })
    key: string | null,
  ): Promise<Post> {
    return updatePost(ctx, id, input, { basedOn, key });
  }

  @Access('author')
  @Mutation(() => Post, {
    description:
      'Changes the heading of a post; what is left out stays. For its author. Errors: FORBIDDEN for others; BAD_USER_INPUT, NOT_FOUND, CONFLICT when the author has another post of this company and role, RATE_LIMITED.',
  })
  updatePostHeadline(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: ownId }) id: string,
    @Arg('companyName', () => String, {
      nullable: true,
      description: `The new company; at most ${postLimits.name} characters.`,
    })
    companyName: string | null,
    @Arg('role', () => String, {
      nullable: true,
      description: `The new role; at most ${postLimits.name} characters.`,
    })
    newRole: string | null,
    @Arg('oneLiner', () => String, {
      nullable: true,
      description: `The new one-liner; at most ${postLimits.sentence} characters.`,
    })
    oneLiner: string | null,
  ): Promise<Post> {
    return updatePostHeadline(ctx, id, { companyName, role: newRole, oneLiner });
  }

  @Access('signedIn')
  @Mutation(() => ID, {
    description:
      'Deletes a post with its questions, likes, views and files. For its author. Answers its id. Errors: FORBIDDEN for others; NOT_FOUND.',
  })
  deletePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: ownId }) id: string,
  ): Promise<string> {
    return deletePost(ctx, id);
  }

  @Access('member')
  @Query(() => ID, {
    nullable: true,
    description:
      'The id of the latest post of a person about a company and experience type, or null.',
  })
  postByDetails(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String, { description: company }) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum, { description: 'The type of experience.' })
    experienceType: keyof typeof ExperienceTypeEnum,
    @Arg('userId', () => ID, {
      nullable: true,
      description: 'The author; the viewer, when nobody is named.',
    })
    userId: string | null,
  ): Promise<string | null> {
    return postIdByDetails(ctx, { companyName, experienceType }, userId);
  }

  @Access('author')
  @Query(() => ID, {
    nullable: true,
    description:
      "The id of the viewer's post about a company and role, which has no room for a second one; or null.",
  })
  ownPost(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String, { description: company }) companyName: string,
    @Arg('role', () => String, {
      description: `The role, compared without case; at most ${postLimits.name} characters.`,
    })
    roleName: string,
  ): Promise<string | null> {
    return ownPostId(ctx, { companyName, role: roleName });
  }
}
