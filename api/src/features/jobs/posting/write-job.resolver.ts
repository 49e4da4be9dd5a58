import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { jobUploadsOf } from '../files/job-uploads.ts';
import { JobOpening } from '../opening/job.types.ts';
import { JobInput } from './job-input.types.ts';
import { closeJob, deleteJob, postJob, reopenJob, updateJob } from './write-job.ts';

const ownJob = { description: 'The id of an opening of the viewer.' };
const attachmentText =
  'The description of the job as the company has it: JPEG, PNG or PDF, below 5 MB.';
const logoText = 'The logo of the company: JPEG or PNG, below 5 MB.';

/** Posting, changing, closing and deleting openings. */
@Resolver()
export class WriteJobResolver {
  @Access('member')
  @Mutation(() => JobOpening, {
    description:
      'Posts an opening. Errors: BAD_USER_INPUT with a text for each field, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED.',
  })
  async postJob(
    @Ctx() ctx: Context,
    @Arg('input', () => JobInput, { description: 'The opening.' }) input: JobInput,
    @Arg('attachment', () => GraphQLUpload, { nullable: true, description: attachmentText })
    attachment: Promise<FileUpload> | null,
    @Arg('logo', () => GraphQLUpload, { nullable: true, description: logoText })
    logo: Promise<FileUpload> | null,
    @Arg('key', () => ID, {
      nullable: true,
      description: 'Made by the client for this opening: sent twice, it is posted once.',
    })
    key: string | null,
  ): Promise<JobOpening> {
    return postJob(ctx, input, await jobUploadsOf(attachment, logo), key ?? null);
  }

  @Access('member')
  @Mutation(() => JobOpening, {
    description:
      'Changes an opening whole; its files stay unless others come or they are taken away. For its poster. Errors: FORBIDDEN for others; NOT_FOUND, BAD_USER_INPUT with a text for each field, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED.',
  })
  async updateJob(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, ownJob) id: string,
    @Arg('input', () => JobInput, { description: 'The whole opening, as it is to be.' })
    input: JobInput,
    @Arg('attachment', () => GraphQLUpload, { nullable: true, description: attachmentText })
    attachment: Promise<FileUpload> | null,
    @Arg('logo', () => GraphQLUpload, { nullable: true, description: logoText })
    logo: Promise<FileUpload> | null,
    @Arg('removeAttachment', () => Boolean, {
      nullable: true,
      description: 'Takes the attachment away.',
    })
    removeAttachment: boolean | null,
    @Arg('removeLogo', () => Boolean, {
      nullable: true,
      description: 'Takes the uploaded logo away.',
    })
    removeLogo: boolean | null,
  ): Promise<JobOpening> {
    return updateJob(ctx, id, input, await jobUploadsOf(attachment, logo), {
      attachment: removeAttachment ?? false,
      logo: removeLogo ?? false,
    });
  }

  @Access('member')
  @Mutation(() => JobOpening, {
    description:
      'Closes an opening: it leaves the list and stays to be read. For its poster. Errors: FORBIDDEN for others; NOT_FOUND.',
  })
  closeJob(@Ctx() ctx: Context, @Arg('id', () => ID, ownJob) id: string): Promise<JobOpening> {
    return closeJob(ctx, id);
  }

  @Access('member')
  @Mutation(() => JobOpening, {
    description:
      'Opens a closed opening again. For its poster. Errors: FORBIDDEN for others; NOT_FOUND, BAD_USER_INPUT when its deadline has passed.',
  })
  reopenJob(@Ctx() ctx: Context, @Arg('id', () => ID, ownJob) id: string): Promise<JobOpening> {
    return reopenJob(ctx, id);
  }

  @Access('member')
  @Mutation(() => ID, {
    description:
      'Deletes an opening with its files; who reads it is told. For its poster. Answers its id. Errors: FORBIDDEN for others; NOT_FOUND.',
  })
  deleteJob(@Ctx() ctx: Context, @Arg('id', () => ID, ownJob) id: string): Promise<string> {
    return deleteJob(ctx, id);
  }
}
