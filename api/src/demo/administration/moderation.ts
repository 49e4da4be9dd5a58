import { moderationTexts } from '../../../../schema/rules/moderation/moderation-texts.ts';
import { pagePathOf } from '../../../../schema/rules/pages/page-paths.ts';
import type { Work } from '../../core/context.ts';
import type { Moment } from '../college.ts';
import { demoId } from '../random.ts';
import { insertRows } from '../rows.ts';

/** What stands in the demo college that a case is about. */
interface Subject {
  id: string;
  user_id: string;
  content: string;
  post_id: string;
}

const asked = (
  condition: string,
  limit: number,
) => `(select question.id, question.user_id, question.content, question.post_id
  from questions question join posts post on post.id = question.post_id where question.user_id <> post.user_id and ${condition} order by question.id desc limit ${limit})`;
/** The last one is hidden: nobody has answered it. */
const questions = `${asked('question.answers_count > 0', 3)} union all ${asked('question.answers_count = 0', 1)}`;
const hideQuestion = `with hidden as (update questions set removed_at = $2 where id = $1 returning post_id)
  update posts set comments_count = comments_count - 1 from hidden where posts.id = hidden.post_id`;
const people = `select id from users where is_verified and not is_admin order by id limit 12`;
const reasons = ['spam', 'asksForMoney', 'falseInformation', 'harassment'] as const;
const notes = ['', 'The same words stand on three posts', '', 'This is about a friend of mine'];

const caseOf = (subject: Subject, at: Date, reportsCount: number) => ({
  id: demoId('case', subject.id, at),
  subject_type: 'question',
  subject_id: subject.id,
  about_id: subject.user_id,
  excerpt: subject.content.slice(0, 500),
  link: pagePathOf.question(subject.post_id, subject.id),
  reports_count: reportsCount,
  created_at: at,
});

/** A case that was decided by hiding what it is about, and that its author appeals against. */
async function writeAppeal(
  work: Work,
  moment: Moment,
  last: ReturnType<typeof caseOf>,
): Promise<void> {
  const [admin] = await work.sql<{ id: string }>(
    'select id from users where is_admin and not is_super_admin order by id limit 1',
  );
  const at = moment.ago(1.5);
  await insertRows(work, 'removals', [
    {
      id: demoId('removal', last.id, at),
      subject_type: 'question',
      subject_id: last.subject_id,
      author_id: last.about_id,
      excerpt: last.excerpt,
      kind: 'hide',
      reason: moderationTexts.defaultReason,
      case_id: last.id,
      by_id: admin?.id ?? null,
      created_at: at,
    },
  ]);
  await work.sql(hideQuestion, [last.subject_id, at]);
  await work.sql(
    `update report_cases set decision = 'hide', decision_reason = $2, decided_by_id = $3, decided_at = $4, appeal = $5, appealed_at = $6 where id = $1`,
    [
      last.id,
      moderationTexts.defaultReason,
      admin?.id ?? null,
      at,
      'I only asked what the book costs. I sell nothing.',
      moment.ago(1),
    ],
  );
}

/**
 * A few things that members reported, one that is decided and appealed against, and what was hidden
 * by it.
 */
export async function writeModeration(work: Work, moment: Moment): Promise<void> {
  const subjects = await work.sql<Subject>(questions);
  const reporters = await work.sql<{ id: string }>(people);
  const cases = subjects.map((one, place) => {
    const at = moment.ago(0.2 + place);
    const by = reporters
      .filter(({ id }) => id !== one.user_id)
      .slice(place, place + 1 + (place % 2));
    const row = caseOf(one, at, by.length);
    return {
      row,
      reports: by.map(({ id }, nth) => ({
        id: demoId('report', `${one.id} ${id}`, at),
        case_id: row.id,
        reporter_id: id,
        reason: reasons[(place + nth) % reasons.length],
        note: notes[place] ?? '',
        is_trusted: true,
        created_at: at,
      })),
    };
  });
  await insertRows(
    work,
    'report_cases',
    cases.map(({ row }) => row),
  );
  await insertRows(
    work,
    'reports',
    cases.flatMap(({ reports }) => reports),
  );
  const last = cases.at(-1)?.row;
  if (last) await writeAppeal(work, moment, last);
}
