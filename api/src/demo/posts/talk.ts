import { isMember, type Moment, type Person } from '../college.ts';
import { chance, demoId, idTail } from '../random.ts';
import { askedAgo, type DemoParts, type DemoPost, type DemoQuestion, demoPosts } from './index.ts';
import { type Readers, readersOf, votersOf } from './readers.ts';

/** Something said, and who voted on it. */
export interface Comment {
  id: string;
  user: string;
  content: string;
  at: Date;
  up: string[];
  down: string[];
}
export interface Question extends Comment {
  answers: Comment[];
}

/** A post with its talk and its readers; what counts them is their number. */
export interface Talk extends Readers {
  entry: DemoPost;
  parts: DemoParts;
  /** Author, company and role. */
  key: string;
  id: string;
  author: Person;
  role: string;
  interviewYear: number;
  at: Date;
  questions: Question[];
  lastActiveAt: Date;
}

/**
 * Those who could have asked: verified students who had joined, of a branch that the post is for.
 */
function someoneWhoAsks(
  post: DemoPost,
  question: DemoQuestion,
  ago: number,
  people: Person[],
): Person {
  const all = people.filter(
    (person) => person.isStudent && isMember(person) && person.joinedAgo > ago,
  );
  const near = all.filter((person) => post.branches.some((branch) => branch === person.stream));
  return chance(`asker ${question.q}`).pick(near.length > 0 ? near : all);
}

function makeQuestion(
  post: DemoPost,
  question: DemoQuestion,
  moment: Moment,
  people: Person[],
  known: (key: string) => Person,
): Question {
  const ago = askedAgo(post, question);
  const asker = question.by ? known(question.by) : someoneWhoAsks(post, question, ago, people);
  const luck = chance(`answers ${question.q}`);
  let left = ago;
  const answers = (question.a ?? []).map((answer): Comment => {
    left -= Math.min(left * 0.5, luck.between(0.06, 1.4));
    const { by, text } = typeof answer === 'string' ? { by: post.by, text: answer } : answer;
    const at = moment.ago(left);
    return {
      id: demoId('answer', `${question.q} ${text}`, at),
      user: known(by).id,
      content: text,
      at,
      up: [],
      down: [],
    };
  });
  const at = moment.ago(ago);
  return {
    id: demoId('question', `${post.by} ${question.q}`, at),
    user: asker.id,
    content: question.q,
    at,
    answers,
    up: [],
    down: [],
  };
}

/**
 * The readers' votes on what was said below a post; answers are thanked more often than questions.
 */
const voted = (questions: Question[], readers: string[]): Question[] =>
  questions.map((question) => ({
    ...question,
    ...votersOf(idTail(question.id), question.user, readers, 0.45),
    answers: question.answers.map((answer) => ({
      ...answer,
      ...votersOf(idTail(answer.id), answer.user, readers, 0.75),
    })),
  }));

/** The posts in the order of their publication. */
export function demoTalk(moment: Moment, people: Person[]): Talk[] {
  const byKey = new Map(people.map((person) => [person.key, person]));
  const known = (key: string): Person => {
    const person = byKey.get(key);
    if (!person) throw new Error(`the tables name ${key}, who is not in them`);
    return person;
  };
  return demoPosts
    .map((entry): Talk => {
      const author = known(entry.by);
      const kind = entry.type === 'intern' ? 'internship' : 'work';
      const role =
        entry.role ??
        author.steps?.find((step) => step.type === kind && step.company === entry.company)?.role;
      if (!role) throw new Error(`${entry.by} was never at ${entry.company}`);
      const key = `${entry.by} ${entry.company} ${role}`;
      const at = moment.ago(entry.ago);
      const questions = (entry.asked ?? [])
        .map((question) => makeQuestion(entry, question, moment, people, known))
        .sort((a, b) => a.at.getTime() - b.at.getTime());
      const spoken = questions.flatMap((question) => [question, ...question.answers]);
      const readers = readersOf(
        key,
        entry.ago,
        author,
        new Set(spoken.map(({ user }) => user)),
        people,
        moment,
      );
      return {
        entry,
        parts: entry.told,
        key,
        author,
        role,
        at,
        ...readers,
        questions: voted(questions, readers.viewers),
        id: demoId('post', key, at),
        interviewYear: moment.year(entry.year),
        lastActiveAt: new Date(
          Math.max(at.getTime(), ...spoken.map((comment) => comment.at.getTime())),
        ),
      };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
