import { workLine } from '../../../schema/rules/careers/careers-texts.ts';
import type { Work } from '../core/context.ts';
import { degreeOf, type Person } from './college.ts';
import type { Comment, Question, Talk } from './posts/talk.ts';
import { chance, demoId } from './random.ts';

export type Row = Record<string, unknown>;

/** Rows a statement: a few statements, none of them huge. */
const atOnce = 2000;

/**
 * Inserts rows of one table, all with the columns of the first. Names of tables and columns are
 * those of this folder.
 */
export async function insertRows(work: Work, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += atOnce) {
    await work.sql(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(rows.slice(from, from + atOnce))],
    );
  }
}

interface Surroundings {
  college: string;
  /** Where students have their mail, when no real person can have it too. */
  studentDomain: string | null;
  passwordHash: string | null;
  pictures: Map<string, string>;
}

function currentJobLine({ steps = [] }: Person): string | null {
  const job = steps.find(({ type, to }) => type === 'work' && to === null);
  return job ? workLine(job.role, job.company) : null;
}

export function userRow(person: Person, place: number, around: Surroundings): Row {
  const institute = person.isStudent && !person.unverified && around.studentDomain;
  const role = person.isStudent ? 'mentee' : 'alumni';
  return {
    id: person.id,
    email: person.email,
    email_proven_at: person.joinedAt,
    password_hash: around.passwordHash,
    full_name: person.name,
    role,
    roles: person.roles ?? [role],
    is_verified: !person.unverified,
    verified_at: person.unverified ? null : person.joinedAt,
    verified_by: person.unverified ? null : institute ? 'institute' : 'roster',
    institute_email: institute
      ? `${String(person.year - 4).slice(2)}${(person.stream ?? person.degree)
          .replace(/[^A-Za-z]/g, '')
          .slice(0, 3)
          .toLowerCase()}${String(place).padStart(3, '0')}@${around.studentDomain}`
      : null,
    is_profile_complete: true,
    is_admin: person.isAdmin ?? false,
    is_super_admin: person.isSuperAdmin ?? false,
    is_banned: false,
    degree_type: person.degree,
    ...degreeOf(person),
    year_of_graduation: person.year,
    college: around.college,
    picture_id: around.pictures.get(person.id) ?? null,
    work: currentJobLine(person),
    created_at: person.joinedAt,
  };
}

/** The addresses of somebody's pages, as an edit of the profile keeps them. */
export const pagesElsewhere = ({ linkedIn, gitHub }: Person) => ({
  linked_in_url: linkedIn === undefined ? null : `https://www.linkedin.com/in/${linkedIn}`,
  git_hub_url: gitHub === undefined ? null : `https://github.com/${gitHub}`,
});

/** What a trigger made beside the account is filled in. */
export function profileRow(person: Person, talk: Talk[], banners: Map<string, string>): Row {
  const own = talk.filter(({ author }) => author === person);
  const spoken = talk
    .flatMap(({ questions }) => questions.flatMap((question) => [question, ...question.answers]))
    .filter(({ user }) => user === person.id);
  const luck = chance(`profile ${person.key}`);
  return {
    user_id: person.id,
    bio: person.bio ?? null,
    location: person.place ?? null,
    interests: person.interests,
    alumni_topics: person.topics ?? [],
    contact: person.visibility === 'public' ? `+91 99999 ${luck.whole(10_000, 99_999)}` : null,
    ...pagesElsewhere(person),
    visibility: person.visibility ?? 'college',
    banner_id: banners.get(person.id) ?? null,
    helpful: own.reduce((sum, { likers }) => sum + likers.length, 0),
    last_active_at: new Date(
      Math.max(
        person.joinedAt.getTime(),
        ...own.map(({ at }) => at.getTime()),
        ...spoken.map(({ at }) => at.getTime()),
      ),
    ),
  };
}

export const updateProfiles = `update profiles set bio = written.bio, location = written.location, interests = written.interests, alumni_topics = written.alumni_topics, contact = written.contact,
    linked_in_url = written.linked_in_url, git_hub_url = written.git_hub_url, visibility = written.visibility, banner_id = written.banner_id, helpful = written.helpful, last_active_at = written.last_active_at
  from jsonb_populate_recordset(null::profiles, $1::text::jsonb) written where profiles.user_id = written.user_id`;

/** The steps of a career, numbered within their type as the timeline numbers them. */
export function careerRows(person: Person): Row[] {
  const count = { internship: 0, work: 0 };
  return (person.steps ?? []).map(({ type, company, role, from, to }) => {
    count[type] += 1;
    const checkbox = `${type === 'internship' ? 'intern' : 'work'}${count[type]}`;
    return {
      id: demoId('step', `${person.key} ${checkbox}`, person.joinedAt),
      user_id: person.id,
      type,
      experience_type: type === 'internship' ? 'intern' : 'fulltime',
      checkbox_name: checkbox,
      company_name: company,
      role,
      from_year: from.year,
      from_month: from.month,
      to_year: to?.year ?? null,
      to_month: to?.month ?? null,
      is_currently_working: to === null,
    };
  });
}

export const markRows = (post: string, users: string[]): Row[] =>
  users.map((user) => ({ post_id: post, user_id: user }));
export const shareRows = ({ id, shares }: Talk): Row[] =>
  shares.map(({ user, day }) => ({ post_id: id, user_id: user, day }));

export const questionRows = ({ id: post, questions }: Talk): Row[] =>
  questions.map(({ id, user, content, at, answers, up, down }) => ({
    id,
    post_id: post,
    user_id: user,
    content,
    answers_count: answers.length,
    upvotes: up.length,
    downvotes: down.length,
    created_at: at,
  }));

/** What helped, in the eyes of who asked: the answer that most people vote up, where any do. */
const acceptedOf = ({ answers }: Question): Comment | undefined =>
  answers.filter(({ up }) => up.length > 1).toSorted((a, b) => b.up.length - a.up.length)[0];

export const answerRows = ({ questions }: Talk): Row[] =>
  questions.flatMap((question) =>
    question.answers.map(({ id, user, content, at, up, down }) => ({
      id,
      question_id: question.id,
      user_id: user,
      content,
      accepted_at: acceptedOf(question)?.id === id ? at : null,
      accepted_by_id: acceptedOf(question)?.id === id ? question.user : null,
      upvotes: up.length,
      downvotes: down.length,
      created_at: at,
    })),
  );

const votesOf = (of: 'question_id' | 'answer_id', { id, up, down }: Comment): Row[] => [
  ...up.map((user) => ({ [of]: id, user_id: user, sign: 1, was: 0 })),
  ...down.map((user) => ({ [of]: id, user_id: user, sign: -1, was: 0 })),
];

export const questionVoteRows = ({ questions }: Talk): Row[] =>
  questions.flatMap((question) => votesOf('question_id', question));
export const answerVoteRows = ({ questions }: Talk): Row[] =>
  questions.flatMap(({ answers }) => answers.flatMap((answer) => votesOf('answer_id', answer)));
