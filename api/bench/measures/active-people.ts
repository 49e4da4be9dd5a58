import { type Bench, graphqlByHash } from '../bench.ts';
import { hashOfWeb } from '../documents.ts';
import { keyPlace, wire, withFreshKey } from '../load.ts';
import { pairs } from './chat.ts';

/** How many of each kind of thing there are to choose from. */
const choices = 200;

/** Somebody who is active: what they ask goes in their name. */
export type Person = Bench['people'][number];
/** What one does next. @returns the request, in that person's name */
type Act = (person: Person) => Buffer;

/** Things that active people do, and how many of a hundred these are. */
export interface Share {
  share: number;
  acts: Act[];
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Sends by the hash of the document, as the web app does. */
const byHash = (name: string, variables: (person: Person) => object): Act => {
  const hash = hashOfWeb(name);
  return (person) => {
    const request = wire(graphqlByHash(hash, variables(person), person.token));
    return request.includes(keyPlace) ? withFreshKey(request)() : request;
  };
};

/** One that somebody else wrote: nobody votes on their own words. */
const ofOthers = (written: readonly { id: string; by: string }[], person: Person): string => {
  let one = any(written);
  while (one.by === person.id) one = any(written);
  return one.id;
};

const column = async ({ sql }: Bench, query: string): Promise<string[]> =>
  (await sql<{ text: string }>(query, [choices])).map(({ text }) => text);

/** What active people do, by the documents of the pages they do it on. */
export async function actsOf(bench: Bench): Promise<Share[]> {
  const written = (table: 'posts' | 'questions'): Promise<{ id: string; by: string }[]> =>
    bench.sql(`select id, user_id as by from ${table} order by md5(id::text) limit $1`, [choices]);
  const [posts, questions] = [await written('posts'), await written('questions')];
  const [companies, roles, openings] = await Promise.all(
    [
      'select company_name as text from posts group by 1 order by md5(company_name) limit $1',
      'select role as text from posts group by 1 order by md5(role) limit $1',
      'select id as text from job_openings order by md5(id::text) limit $1',
    ].map((query) => column(bench, query)),
  );
  const found = await pairs(bench, bench.people.length);
  const chats = new Map(found.map(({ id, by }) => [by, id]));
  const writers = new Map(bench.people.map((person) => [person.id, person]));
  /** In the name of somebody who has a conversation. */
  const inChat = (name: string, variables: object): Act => {
    const act = byHash(name, ({ id }) => ({ conversationId: chats.get(id), ...variables }));
    return (person) => act(chats.has(person.id) ? person : (writers.get(any(found).by) ?? person));
  };
  const content = 'Which rounds did you have?';
  return [
    { share: 40, acts: [byHash('FeedPosts', () => ({ first: 20 }))] },
    { share: 20, acts: [byHash('PostPage', () => ({ id: any(posts).id }))] },
    {
      share: 10,
      acts: [
        byHash('Suggestions', () => ({ search: any(companies ?? []).slice(0, 4) })),
        byHash('Experiences', () => ({ search: any(roles ?? []) })),
        byHash('Experiences', () => ({ filter: { company: [any(companies ?? [])] } })),
      ],
    },
    {
      share: 10,
      acts: [inChat('Messages', { first: 50 }), inChat('SendMessage', { key: keyPlace, content })],
    },
    {
      share: 5,
      acts: [
        byHash('LikePost', (person) => ({ id: ofOthers(posts, person) })),
        byHash('VoteQuestion', (person) => ({
          id: ofOthers(questions, person),
          voteType: 'upvote',
        })),
        byHash('AskQuestion', () => ({ postId: any(posts).id, content, key: keyPlace })),
      ],
    },
    {
      share: 15,
      acts: [
        byHash('Conversations', () => ({ first: 20 })),
        byHash('Notifications', () => ({ first: 20 })),
        byHash('People', () => ({ first: 20 })),
        byHash('Jobs', () => ({ first: 20 })),
        byHash('JobPage', () => ({ id: any(openings ?? []) })),
        byHash('Companies', () => ({})),
      ],
    },
  ];
}

/** One act of these, each as often as its share says. */
export function chosen(shares: readonly Share[]): Act {
  let place = Math.random() * 100;
  for (const { share, acts: some } of shares) {
    place -= share;
    if (place < 0) return any(some);
  }
  return any(shares[0]?.acts ?? []);
}
