import { isMember, type Moment, type Person } from './college.ts';
import { askedAgo, demoPosts, type DemoPost, type DemoQuestion } from './posts/index.ts';
import { chance, demoId } from './random.ts';

export interface Answer { id: string; user: string; content: string; at: Date }
export interface Question { id: string; user: string; content: string; at: Date; answers: Answer[] }

/** A post with its talk and its readers; what counts them is their number. */
export interface Talk {
  told: DemoPost;
  id: string;
  author: Person;
  role: string;
  interviewYear: number;
  at: Date;
  questions: Question[];
  likers: string[];
  viewers: string[];
  shares: number;
  lastActiveAt: Date;
}

/** Those who could have asked: verified students who had joined, of a branch that the post is for. */
function someoneWhoAsks(post: DemoPost, question: DemoQuestion, ago: number, people: Person[]): Person {
  const all = people.filter((person) => person.isStudent && isMember(person) && person.joinedAgo > ago);
  const near = all.filter((person) => post.branches.some((branch) => branch === person.stream));
  return chance(`asker ${question.q}`).pick(near.length > 0 ? near : all);
}

function makeQuestion(post: DemoPost, question: DemoQuestion, moment: Moment, people: Person[], known: (key: string) => Person): Question {
  const ago = askedAgo(post, question);
  const asker = question.by ? known(question.by) : someoneWhoAsks(post, question, ago, people);
  const luck = chance(`answers ${question.q}`);
  let left = ago;
  const answers = (question.a ?? []).map((answer): Answer => {
    left -= Math.min(left * 0.5, luck.between(0.06, 1.4));
    const { by, text } = typeof answer === 'string' ? { by: post.by, text: answer } : answer;
    const at = moment.ago(left);
    return { id: demoId('answer', `${question.q} ${text}`, at), user: known(by).id, content: text, at };
  });
  const at = moment.ago(ago);
  return { id: demoId('question', `${post.by} ${question.q}`, at), user: asker.id, content: question.q, at, answers };
}

/** A share of the members has read it, a smaller one liked it; new posts are at their beginning. */
function readers(key: string, ago: number, author: Person, spoke: Set<string>, people: Person[]): { viewers: string[]; likers: string[] } {
  const luck = chance(`readers ${key}`);
  const members = luck.shuffled(people.filter((person) => isMember(person) && person !== author).map((person) => person.id));
  const reach = luck.between(0.22, 0.9) * Math.min(1, 0.35 + ago / 9);
  const others = members.filter((id) => !spoke.has(id)).slice(0, Math.round(members.length * reach));
  const viewers = [...spoke, ...others].filter((id) => id !== author.id);
  const likers = luck.shuffled(viewers).slice(0, Math.round(viewers.length * luck.between(0.18, 0.62)));
  return { viewers, likers };
}

/** The posts in the order of their publication. */
export function demoTalk(moment: Moment, people: Person[]): Talk[] {
  const byKey = new Map(people.map((person) => [person.key, person]));
  const known = (key: string): Person => {
    const person = byKey.get(key);
    if (!person) throw new Error(`the tables name ${key}, who is not in them`);
    return person;
  };
  return demoPosts
    .map((told): Talk => {
      const author = known(told.by);
      const kind = told.type === 'intern' ? 'internship' : 'work';
      const role = told.role ?? author.steps?.find((step) => step.type === kind && step.company === told.company)?.role;
      if (!role) throw new Error(`${told.by} was never at ${told.company}`);
      const key = `${told.by} ${told.company} ${role}`;
      const at = moment.ago(told.ago);
      const questions = (told.asked ?? []).map((question) => makeQuestion(told, question, moment, people, known)).sort((a, b) => a.at.getTime() - b.at.getTime());
      const spoken = questions.flatMap((question) => [question, ...question.answers]);
      const { viewers, likers } = readers(key, told.ago, author, new Set(spoken.map(({ user }) => user)), people);
      return {
        told, author, role, at, questions, viewers, likers,
        id: demoId('post', key, at),
        interviewYear: moment.year(told.year),
        shares: Math.round(likers.length * chance(`shares ${key}`).between(0, 0.3)),
        lastActiveAt: new Date(Math.max(at.getTime(), ...spoken.map((said) => said.at.getTime()))),
      };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
