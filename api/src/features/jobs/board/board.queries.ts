import { jobSearchFilters } from '../../../../../schema/rules/jobs/jobs-filters.ts';
import { collegeDay } from '../../../../../schema/rules/text/days.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context, Viewer } from '../../../core/context.ts';
import { declareList, descending, readFilter, sortKey } from '../../../core/lists/index.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { people } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import type { JobOpening } from '../opening/job.types.ts';
import { jobColumns, jobOf } from '../opening/job-columns.sql.ts';
import { readableJobs } from '../shown-jobs.sql.ts';
import {
  type BoardVariant,
  boardConditions,
  boardTypes,
  comparesWords,
  isInList,
  pageOfWords,
} from './board.sql.ts';
import type { JobArgs, JobFilter } from './board.types.ts';

const pinned = sortKey('opening.is_pinned', 'boolean', 'isPinned');
/** Ids sort by time: the last posted first. */
const id = sortKey('opening.id', 'uuid', 'id');

const variants: BoardVariant[] = [
  { standing: 'open', mine: null },
  { standing: 'any', mine: 'applied' },
];

/** The openings of the college, pinned ones first, then the order's counter. */
export const board = declareList(jobsSql, {
  name: 'board',
  given: boardTypes,
  sorts: {
    recent: descending(pinned, id),
    views: descending(pinned, sortKey('opening.views', 'int8', 'views'), id),
    useful: descending(pinned, sortKey('opening.likes', 'int8', 'likes'), id),
  },
  filters: jobSearchFilters,
  conditions: boardConditions,
  variants,
  often: [{ search: 1 }, { search: 2 }, { company: true }],
  partOf: ({ standing, mine }) => [standing, ...(mine ? [mine] : [])].join(' '),
  select: (_db, given, parts) => {
    const isListed = isInList(parts.variant, given);
    if (!comparesWords(parts.conditions))
      return readableJobs.where(isListed).select(jobColumns(given.viewerId)).$call(parts.arrange);
    return pageOfWords(isListed, parts)
      .selectFrom('page')
      .innerJoin('job_openings as opening', 'opening.id', 'page.id')
      .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
      .$call(parts.inOrder)
      .limit(parts.limit)
      .select(jobColumns(given.viewerId));
  },
});

type Asked = JobFilter | null | undefined;

/** By whom the board is asked, and which part of it. */
export const askingOf = ({ app }: Context, { id: viewerId }: Viewer, filter: Asked) => ({
  given: { today: collegeDay(app.clock.now()), viewerId },
  variant: {
    standing: filter?.standing ?? (filter?.mine ? 'any' : 'open'),
    mine: filter?.mine ?? null,
  } satisfies BoardVariant,
});

/** Runs what compares words in the queue of the viewer's searches. */
export const inQueue = <Result>(
  { app }: Context,
  { id: viewerId }: Viewer,
  filter: Asked,
  read: () => Promise<Result>,
): Promise<Result> =>
  runInUserQueue(app, viewerId, comparesWords(readFilter(jobSearchFilters, filter)), read);

/**
 * A page of openings, pinned ones first: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100, a deadline that is no day and cursors of
 * other lists; FORBIDDEN for the unverified; RATE_LIMITED for many searches at once
 */
export async function jobs(ctx: Context, args: JobArgs): Promise<Page<JobOpening>> {
  const viewer = requireViewer(ctx, 'member');
  return inQueue(ctx, viewer, args.filter, () =>
    board.page(ctx.app, args, {
      ...askingOf(ctx, viewer, args.filter),
      node: (row) => jobOf(ctx.app, viewer, row),
    }),
  );
}
