import { sql, type SqlBool } from 'kysely';
import type { JobSort } from '../../../../../schema/rules/jobs-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import {
  decodeCursor,
  encodeCursor,
  isEnumKey,
  isIdKey,
  isNumberKey,
  page,
  pageSize,
  type Page,
} from '../../../core/paging.ts';
import { people } from '../../identity/index.ts';
import { runInUserQueue } from '../../search/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { jobColumns, jobOf, type JobRow } from '../opening/job-columns.sql.ts';
import type { JobOpening } from '../opening/job.types.ts';
import { boardFilter, type BoardShape } from './board-filter.ts';
import { boardTypes, comparesWords, fittingJobs, type InOrder, pageOfWords } from './board.sql.ts';
import type { JobArgs } from './board.types.ts';

/** The counter that an order sorts by, between what is pinned and the id. */
const counters = { recent: null, views: 'views', useful: 'likes' } as const satisfies Record<
  JobSort,
  keyof JobRow | null
>;

/** Pinned ones first, then the order's counter, then the last posted: ids sort by time. */
const inOrder =
  (sort: JobSort): InOrder =>
  (jobs) => {
    const counter = counters[sort];
    const pinned = jobs.orderBy(sql.ref('j.is_pinned'), 'desc');
    return (counter ? pinned.orderBy(sql.ref(`j.${counter}`), 'desc') : pinned).orderBy(
      sql.ref('j.id'),
      'desc',
    );
  };

type PageShape = BoardShape & { sort: JobSort; first: number; after: boolean };

const plain: BoardShape = {
  standing: 'open',
  mine: null,
  words: 0,
  company: false,
  role: false,
  location: false,
  type: false,
  skill: false,
  experience: false,
  deadline: false,
};
const everything: BoardShape = {
  ...plain,
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
    { ...plain, sort: 'recent', first: 20, after: false },
    { ...plain, sort: 'views', first: 20, after: true },
    { ...everything, sort: 'useful', first: 20, after: true },
    { ...plain, standing: 'any', mine: 'applied', sort: 'recent', first: 20, after: false },
  ],
  ({ sort, first, after, ...shape }: PageShape) =>
    (_db, { pinned, count, idBefore, ...filter }) => {
      const { viewerId } = filter;
      const counter = counters[sort];
      const behind = counter
        ? sql<SqlBool>`(j.is_pinned, ${sql.ref(`j.${counter}`)}, j.id) < (${pinned}, ${count}, ${idBefore})`
        : sql<SqlBool>`(j.is_pinned, j.id) < (${pinned}, ${idBefore})`;
      const list = inOrder(sort);
      if (!comparesWords(shape))
        return fittingJobs(shape, filter)
          .$if(after, (jobs) => jobs.where(behind))
          .$call(list)
          .limit(first + 1)
          .select(jobColumns(viewerId));
      return pageOfWords(shape, filter, list, after ? behind : null, first + 1)
        .selectFrom('page')
        .innerJoin('job_openings as j', 'j.id', 'page.id')
        .innerJoin(people.as('u'), 'u.id', 'j.user_id')
        .$call(list)
        .limit(first + 1)
        .select(jobColumns(viewerId));
    },
);

/**
 * A page of openings, pinned ones first: one statement.
 * @throws BAD_USER_INPUT for a page size outside 1…100, a deadline that is no day and cursors of other lists;
 * FORBIDDEN for the unverified; RATE_LIMITED for many searches at once
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
  const rows: JobRow[] = await runInUserQueue(
    ctx.app,
    viewer.id,
    input.words.length > 0 ? input.words.join(' ') : null,
    () =>
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
