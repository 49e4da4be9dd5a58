import type { GraphQLError } from 'graphql';
import { Arg, type ArgsDictionary, Ctx, ID, Resolver, Root } from 'type-graphql';
import { jobTexts } from '../../../../../schema/rules/jobs/jobs-texts.ts';
import type { App, Context, Viewer } from '../../../core/context.ts';
import { forbidden } from '../../../core/errors.ts';
import { Live } from '../../../core/live/live.ts';
import { jobById, jobUpdate } from './job.queries.ts';
import { assertJobReadable, collegeJobsTopic, jobNotFound, jobTopic } from './job.ts';
import { JobOpening, JobUpdate } from './job.types.ts';

interface JobEvent {
  jobId: string;
}

const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase();

/** The room of a college is for its own people. */
const collegeLevels = (
  _app: App,
  viewers: readonly Viewer[],
  { college }: ArgsDictionary,
): Promise<Map<string, string | GraphQLError>> =>
  Promise.resolve(
    new Map(
      viewers.map((viewer) => [
        viewer.id,
        sameName(String(college), viewer.college) ? 'own' : forbidden(jobTexts.college),
      ]),
    ),
  );

/** What the board and the page of an opening watch. */
@Resolver()
export class JobsLiveResolver {
  @Live(() => JobOpening, {
    access: 'member',
    topic: ({ college }) => collegeJobsTopic(String(college).trim()),
    accessLevels: collegeLevels,
    description:
      'An opening was posted in the college. For its members. It tells nothing of the viewer, and has no address of the attachment. Errors: FORBIDDEN for others.',
  })
  async jobAdded(
    @Ctx() ctx: Context,
    @Root() event: JobEvent,
    @Arg('college', () => String, { description: "The viewer's college, by its name." })
    _college: string,
  ): Promise<JobOpening> {
    const job = await jobById(ctx.app, null, event.jobId);
    if (!job) throw jobNotFound();
    return job;
  }

  @Live(() => JobUpdate, {
    access: 'member',
    topic: ({ id }) => jobTopic(String(id)),
    recheckTopic: ({ id }) => jobTopic(String(id)),
    assertReadable: (ctx, { id }) => assertJobReadable(ctx, String(id)),
    initialEvent: ({ id }) => ({ jobId: String(id) }),
    throttleMs: 250,
    description:
      'How an opening stands, now and whenever it changes. At most four results a second, the last of which is always sent. Errors: NOT_FOUND when it is not there, or is deleted.',
  })
  async jobChanged(
    @Ctx() ctx: Context,
    @Root() event: JobEvent,
    @Arg('id', () => ID, { description: "The opening's id." }) _id: string,
  ): Promise<JobUpdate> {
    const update = await jobUpdate(ctx.app, event.jobId);
    if (!update) throw jobNotFound();
    return update;
  }
}
