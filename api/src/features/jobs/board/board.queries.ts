import { sql } from 'kysely';
import type { JobSort } from '../../../../../schema/rules/jobs-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  isNumberKey,
  type Page,
  page,
  pageSize,
} from '../../../core/paging.ts';
import { isBehind } from '../../../core/sql/index.ts';
import { people } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import type { JobOpening } from '../opening/job.types.ts';
import { type JobRow, jobColumns, jobOf } from '../opening/job-columns.sql.ts';
import { boardTypes, comparesWords, fittingJobs, type InOrder, pageOfWords } from './board.sql.ts';
import type { JobArgs } from './board.types.ts';
import { type BoardShape, boardFilter, plainBoard } from './board-filter.ts';

/** The counter that an order sorts by, between what is pinned and the id. */
const counters = { recent: null, views: 'views', useful: 'likes' } as const satisfies Record<
  JobSort,
  keyof JobRow | null
>;

const isPinned = sql.ref<boolean>('opening.is_pinned');
const id = sql.ref<string>('opening.id');

/** Pinned ones first, then the order's counter, then the last posted: ids sort by time. */
const inOrder =
  (sort: JobSort): InOrder =>
  (jobs) => {
    const counter = counters[sort];
    const pinned = jobs.orderBy(isPinned, 'desc');
    return (counter ? pinned.orderBy(sql.ref(`opening.${counter}`), 'desc') : pinned).orderBy(
      id,
      'desc',
    );
  };

type PageShape = BoardShape & { sort: JobSort; first: number; after: boolean };

const everything: BoardShape = {
  ...plainBoard,
  words: 2,
  company: true,
  role: true,
  location: true,
  type: true,
  skill: true,
  experience: true,
  deadline: true,
};

const boardPage = jobsSql.statements(
  'board',
  { ...boardTypes, pinned: 'boolean?', count: 'int8?', idBefore: 'uuid?' },
  [
    { ...plainBoard, sort: 'recent', first: 20, after: false },
    { ...plainBoard, sort: 'recent', first: 20, after: true },
    { ...plainBoard, words: 1, sort: 'recent', first: 20, after: false },
    { ...plainBoard, words: 2, sort: 'recent', first: 20, after: false },
    { ...plainBoard, company: true, sort: 'recent', first: 20, after: false },
    { ...plainBoard, sort: 'views', first: 20, after: true },
    { ...everything, sort: 'useful', first: 20, after: true },
    { ...plainBoard, standing: 'any', mine: 'applied', sort: 'recent', first: 20, after: false },
  ],
  ({ sort, first, after, ...shape }: PageShape) =>
    (_db, { pinned, count, idBefore, ...filter }) => {
      const { viewerId } = filter;
      const counter = counters[sort];
      const behind = counter
        ? isBehind(
            [isPinned, sql.ref<number | string>(`opening.${counter}`), id],
            [pinned, count, idBefore],
          )
        : isBehind([isPinned, id], [pinned, idBefore]);
      const list = inOrder(sort);
      if (!comparesWords(shape))
        return fittingJobs(shape, filter)
          .$if(after, (jobs) => jobs.where(behind))
          .$call(list)
          .limit(first + 1)
          .select(jobColumns(viewerId));
      return pageOfWords(shape, filter, list, after ? behind : null, first + 1)
        .selectFrom('page')
        .innerJoin('job_openings as opening', 'opening.id', 'page.id')
        .innerJoin(people.as('person'), 'person.id', 'opening.user_id')
        .$call(list)
        .limit(first + 1)
        .select(jobColumns(viewerId));
    },
  'examples',
);

/**
 * A page of openings, pinned ones first: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100, a deadline that is no day and cursors of
 * other lists; FORBIDDEN for the unverified; RATE_LIMITED for many searches at once
 */
export async function jobs(ctx: Context, args: JobArgs): Promise<Page<JobOpening>> {
  const viewer = requireViewer(ctx, 'member');
  const first = pageSize(args.first);
  const sort = args.sort ?? 'recent';
  const { shape, input } = boardFilter(ctx.app, args.filter);
  const list = [sort, shape.standing, ...(shape.mine ? [shape.mine] : [])].join(' ');
  const cursor = decodeCursor<[string, number, number, string]>(args.after, [
    isEnumKey(list),
    isNumberKey,
    isNumberKey,
    isIdKey,
  ]);
  const statement = boardPage({ ...shape, sort, first, after: cursor !== null });
  const rows: JobRow[] = await runInUserQueue(ctx.app, viewer.id, comparesWords(shape), () =>
    ctx.app.db.query(statement, {
      ...input,
      viewerId: viewer.id,
      pinned: cursor && cursor[1] === 1,
      count: cursor?.[2] ?? null,
      idBefore: cursor?.[3] ?? null,
    }),
  );
  const counter = counters[sort];
  return page(
    rows,
    first,
    (row) => encodeCursor(list, row.isPinned ? 1 : 0, counter ? row[counter] : 0, row.id),
    (row) => jobOf(ctx.app, viewer, row),
  );
}
