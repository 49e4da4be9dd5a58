import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { OwnStatement } from '../../../core/database/own-statement.ts';
import { type Person, User } from '../../identity/index.ts';
import { insidersOf } from './insiders.queries.ts';
import { readJob } from './job.ts';
import { JobOpening, JobShare } from './job.types.ts';
import { applyToJob, shareJob, toggleJobLike, viewJob } from './marks/job-marks.ts';
import { similarJobs } from './similar-jobs.queries.ts';

const jobId = { description: "The opening's id." };

/** One opening, and what a reader does with it. */
@Resolver(() => JobOpening)
export class JobResolver {
  @Access('member')
  @Query(() => JobOpening, {
    description:
      'One opening, past its deadline and closed too. Errors: NOT_FOUND for what is not there.',
  })
  job(@Ctx() ctx: Context, @Arg('id', () => ID, jobId) id: string): Promise<JobOpening> {
    return readJob(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => JobOpening, {
    description:
      'Opens an opening: counts one view per person, ever, and none of its poster. Errors: NOT_FOUND.',
  })
  viewJob(@Ctx() ctx: Context, @Arg('id', () => ID, jobId) id: string): Promise<JobOpening> {
    return viewJob(ctx, id);
  }

  @Access('member')
  @Mutation(() => JobOpening, {
    description:
      'Likes an opening, or takes the like back. Errors: NOT_FOUND, FORBIDDEN for its poster.',
  })
  likeJob(@Ctx() ctx: Context, @Arg('id', () => ID, jobId) id: string): Promise<JobOpening> {
    return toggleJobLike(ctx, id);
  }

  @Access('member')
  @WhileMuted()
  @Mutation(() => JobOpening, {
    description:
      'Counts that the viewer goes to where one applies: once each. Errors: NOT_FOUND, CONFLICT when it is closed or past its deadline.',
  })
  applyToJob(@Ctx() ctx: Context, @Arg('id', () => ID, jobId) id: string): Promise<JobOpening> {
    return applyToJob(ctx, id);
  }

  @Access('member')
  @Mutation(() => JobShare, {
    description: 'The addresses of an opening, to hand on. Errors: NOT_FOUND.',
  })
  shareJob(@Ctx() ctx: Context, @Arg('id', () => ID, jobId) id: string): Promise<JobShare> {
    return shareJob(ctx, id);
  }

  @OwnStatement()
  @FieldResolver(() => [JobOpening], {
    description:
      'Openings that one can still apply to, of the same company, then of the same role: at most four. None in live updates.',
  })
  similarJobs(@Ctx() ctx: Context, @Root() job: JobOpening): Promise<JobOpening[]> {
    return similarJobs(ctx, job);
  }

  @OwnStatement()
  @FieldResolver(() => [User], {
    description:
      'Alumni who worked at the company, by their career path or an experience they wrote, at most six: whom one can ask. Without those who block the viewer or are blocked. None in live updates.',
  })
  insiders(@Ctx() ctx: Context, @Root() job: JobOpening): Promise<Person[]> {
    return insidersOf(ctx, job);
  }
}
