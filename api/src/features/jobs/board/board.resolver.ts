import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { jobLengths } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import type { Facets } from '../../../core/lists/index.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { JobConnection, type JobOpening } from '../opening/job.types.ts';
import { openJobIdLike } from '../opening/similar-jobs.queries.ts';
import { jobs } from './board.queries.ts';
import { JobArgs, JobFacets, type JobFilter, JobFilterInput } from './board.types.ts';
import { jobFacets } from './facets.queries.ts';

/** Lists of openings. */
@Resolver()
export class BoardResolver {
  @Access('member')
  @Query(() => JobConnection, {
    description:
      'Openings that fit a filter, pinned ones first. Errors: BAD_USER_INPUT for a page size, cursor or day that is none of this list, and for more values than a filter takes.',
  })
  jobs(@Ctx() ctx: Context, @Args(() => JobArgs) args: JobArgs): Promise<Page<JobOpening>> {
    return jobs(ctx, args);
  }

  @Access('member')
  @Query(() => JobFacets, {
    description:
      'How many openings fit a filter, and what it could be narrowed to. Errors: as `jobs`.',
  })
  jobFacets(
    @Ctx() ctx: Context,
    @Arg('filter', () => JobFilterInput, {
      nullable: true,
      description: 'The filter of the list.',
    })
    filter: JobFilter | null,
  ): Promise<Facets> {
    return jobFacets(ctx, filter);
  }

  @Access('member')
  @Query(() => ID, {
    nullable: true,
    description:
      'An opening of the same company and role, compared without case, that one can apply to; null without one.',
  })
  openJobLike(
    @Ctx() ctx: Context,
    @Arg('companyName', () => String, { description: `At most ${jobLengths.line} characters.` })
    companyName: string,
    @Arg('role', () => String, { description: `At most ${jobLengths.line} characters.` })
    role: string,
  ): Promise<string | null> {
    return openJobIdLike(ctx, { companyName, role });
  }
}
