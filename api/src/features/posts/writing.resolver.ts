import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Arg, Args, Ctx, GraphQLISODateTime, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { PostFileKind } from '../../../../schema/rules/files.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { uploadIfAny, uploadOf } from '../../core/files/upload.ts';
import { PageArgs, type Page } from '../../core/paging.ts';
import { ExperienceTypeEnum } from '../careers/index.ts';
import { deleteDraft, draft, saveDraft } from './drafts.ts';
import { drafts } from './drafts.reads.ts';
import { PostDraft, PostDraftConnection, type PostDraftLine } from './draft.types.ts';
import { Post } from './post.entity.ts';
import { DraftInput, PostInput } from './post-input.types.ts';
import { postMedia } from './post-media.ts';
import { PostMedia } from './post-media.types.ts';
import { PostFile, PostFileKindEnum } from './post-parts.types.ts';
import { uploadPostFile, type Along } from './post-uploads.ts';
import { deletePost, updatePost, updatePostHeadline } from './posts-editing.ts';
import { ownPost, postByDetails } from './posts.reads.ts';
import { publishPost } from './publishing.ts';

const alongOf = async (
  documents: Promise<FileUpload>[] | null,
  resume: Promise<FileUpload> | null,
  keepFiles: string[] | null,
): Promise<Along> => ({
  documents: await Promise.all((documents ?? []).map(uploadOf)),
  resume: await uploadIfAny(resume),
  keepFiles: keepFiles ?? null,
});

const documentsText = 'Materials that come with the call instead of before it.';
const keepText = 'Names of materials that stay, when no ids are given; left out, all of them do.';

/** Writing experiences: drafts, files, publication, changes. */
@Resolver()
export class WritingResolver {
  @Access('alumni')
  @Mutation(() => Post, { description: 'Publishes an experience; its draft ends with it.' })
  async publishPost(
    @Ctx() ctx: Context,
    @Arg('input', () => PostInput) input: PostInput,
    @Arg('documents', () => [GraphQLUpload], { nullable: true, description: documentsText })
    documents: Promise<FileUpload>[] | null,
    @Arg('resume', () => GraphQLUpload, { nullable: true }) resume: Promise<FileUpload> | null,
    @Arg('keepFiles', () => [String], { nullable: true, description: keepText }) keepFiles:
      | string[]
      | null,
    @Arg('draftId', () => ID, {
      nullable: true,
      description:
        'The draft that the form came from: it ends too, should it be of another company or type.',
    })
    draftId: string | null,
  ): Promise<Post> {
    return publishPost(ctx, input, await alongOf(documents, resume, keepFiles), draftId);
  }

  @Access('member')
  @Mutation(() => Post, { description: 'Changes an own post: everything that adding has.' })
  updatePost(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PostInput) input: PostInput,
  ): Promise<Post> {
    return updatePost(ctx, id, input);
  }

  @Access('member')
  @Mutation(() => Post, {
    description: 'Changes the heading of an own post; what is left out stays.',
  })
  updatePostHeadline(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('companyName', () => String, { nullable: true }) companyName: string | null,
    @Arg('role', () => String, { nullable: true }) role: string | null,
    @Arg('oneLiner', () => String, { nullable: true }) oneLiner: string | null,
  ): Promise<Post> {
    return updatePostHeadline(ctx, id, { companyName, role, oneLiner });
  }

  @Access('signedIn')
  @Mutation(() => ID, { description: 'Deletes an own post, with its questions and files.' })
  deletePost(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<string> {
    return deletePost(ctx, id);
  }

  @Access('alumni')
  @Mutation(() => PostFile, {
    description:
      'Material: PDF, DOC or DOCX; a résumé: PDF; 10 MB. Collected when neither post nor draft names it for a day.',
  })
  async uploadPostFile(
    @Ctx() ctx: Context,
    @Arg('file', () => GraphQLUpload) file: Promise<FileUpload>,
    @Arg('kind', () => PostFileKindEnum) kind: PostFileKind,
  ): Promise<PostFile> {
    return uploadPostFile(ctx, await uploadOf(file), kind);
  }

  @Access('alumni')
  @Mutation(() => PostDraft, {
    description:
      'One draft for each company (without case) and experience type; the later save is the whole of it.',
  })
  async saveDraft(
    @Ctx() ctx: Context,
    @Arg('input', () => DraftInput) input: DraftInput,
    @Arg('documents', () => [GraphQLUpload], { nullable: true, description: documentsText })
    documents: Promise<FileUpload>[] | null,
    @Arg('resume', () => GraphQLUpload, { nullable: true }) resume: Promise<FileUpload> | null,
    @Arg('keepFiles', () => [String], { nullable: true, description: keepText }) keepFiles:
      | string[]
      | null,
    @Arg('basedOn', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`savedAt` of the draft that the words go on from, null for none: refused when it stands otherwise. Left out, the last to save is right.',
    })
    basedOn: Date | null | undefined,
  ): Promise<PostDraft> {
    return saveDraft(ctx, input, await alongOf(documents, resume, keepFiles), basedOn);
  }

  @Access('alumni')
  @Query(() => PostDraft, { nullable: true, description: "The viewer's draft, or null." })
  draft(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum)
    experienceType: keyof typeof ExperienceTypeEnum,
  ): Promise<PostDraft | null> {
    return draft(ctx, { companyName, experienceType });
  }

  @Access('alumni')
  @Query(() => PostDraftConnection, { description: "The viewer's drafts, the latest saved first." })
  drafts(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<PostDraftLine>> {
    return drafts(ctx, args);
  }

  @Access('alumni')
  @Mutation(() => Boolean, {
    description: 'Deletes a draft with its files. False when there was none.',
  })
  deleteDraft(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum)
    experienceType: keyof typeof ExperienceTypeEnum,
  ): Promise<boolean> {
    return deleteDraft(ctx, { companyName, experienceType });
  }

  @Access('member')
  @Query(() => [PostMedia], {
    description: "Signed addresses of a post's files, for members of the author's college.",
  })
  postMedia(@Ctx() ctx: Context, @Arg('id', () => ID) id: string): Promise<PostMedia[]> {
    return postMedia(ctx, id);
  }

  @Access('member')
  @Query(() => ID, {
    nullable: true,
    description:
      'The latest post of a person, the viewer if none is named, about a company (without case) and experience type.',
  })
  postByDetails(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum)
    experienceType: keyof typeof ExperienceTypeEnum,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null,
  ): Promise<string | null> {
    return postByDetails(ctx, { companyName, experienceType }, userId);
  }

  @Access('alumni')
  @Query(() => ID, {
    nullable: true,
    description:
      "The viewer's post about a company and role (both without case), which has no room for a second one; or null.",
  })
  ownPost(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String) companyName: string,
    @Arg('role', () => String) role: string,
  ): Promise<string | null> {
    return ownPost(ctx, { companyName, role });
  }
}
