import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Args, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { type Page, PageArgs } from '../../../core/lists/paging.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { attachedUploadsOf, attachedUploadTexts } from '../files/attached-uploads.ts';
import { DraftInput } from '../form/post-input.types.ts';
import { PostDraft, PostDraftConnection, type PostDraftLine } from './draft.types.ts';
import { draft, drafts } from './drafts.queries.ts';
import { deleteDraft, saveDraft } from './drafts.ts';

const companyText = "The draft's company, compared without case; at most 100 characters.";
const experienceTypeText = "The draft's type of experience: a company has a draft for each.";

/** Experiences that are being written. */
@Resolver()
export class DraftsResolver {
  @Access('alumni')
  @Mutation(() => PostDraft, {
    description:
      'Saves the form as it stands: one draft for each company (without case) and experience type, of which the later save is the whole. Errors: BAD_USER_INPUT for a field that is too long, CONFLICT when the draft does not stand as `basedOn` says, TOO_LARGE, RATE_LIMITED.',
  })
  async saveDraft(
    @Ctx() ctx: Context,
    @Arg('input', () => DraftInput, { description: 'The form.' }) input: DraftInput,
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
    @Arg('basedOn', () => GraphQLISODateTime, {
      nullable: true,
      description:
        '`savedAt` of the draft that the words go on from, null for none: refused when it stands otherwise. Left out, the last to save is right.',
    })
    basedOn: Date | null | undefined,
  ): Promise<PostDraft> {
    const uploads = await attachedUploadsOf(documents, resume, keepFiles);
    return saveDraft(ctx, input, uploads, basedOn);
  }

  @Access('alumni')
  @Query(() => PostDraft, {
    nullable: true,
    description: "The viewer's draft of a company and experience type, or null.",
  })
  draft(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String, { description: companyText }) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum, { description: experienceTypeText })
    experienceType: keyof typeof ExperienceTypeEnum,
  ): Promise<PostDraft | null> {
    return draft(ctx, { companyName, experienceType });
  }

  @Access('alumni')
  @Query(() => PostDraftConnection, {
    description: "The viewer's drafts, the latest saved first.",
  })
  drafts(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<PostDraftLine>> {
    return drafts(ctx, args);
  }

  @Access('alumni')
  @Mutation(() => Boolean, {
    description: 'Deletes a draft with its files; false when there was none.',
  })
  deleteDraft(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String, { description: companyText }) companyName: string,
    @Arg('experienceType', () => ExperienceTypeEnum, { description: experienceTypeText })
    experienceType: keyof typeof ExperienceTypeEnum,
  ): Promise<boolean> {
    return deleteDraft(ctx, { companyName, experienceType });
  }
}
