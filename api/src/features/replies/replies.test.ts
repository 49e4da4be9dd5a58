import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replyTimes } from '../../../../schema/rules/replies/replies-texts.ts';
import { change } from '../../core/context.ts';
import { aConversation, aMessage, anAcceptedRequest } from '../../testing/builders/chat.ts';
import { aConnection } from '../../testing/builders/connections.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../testing/builders/questions.ts';
import { keepSearch, toldAtBell } from '../../testing/builders/searches/people-searches.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { keepReplyTimesJob } from './keep-reply-times.ts';

const profile = 'query ($id: ID!) { profile(userId: $id) { user { repliesIn } } }';
const list = 'query ($filter: PeopleFilterInput) { people(filter: $filter) { nodes { id } } }';
const facets =
  'query ($filter: PeopleFilterInput) { peopleFacets(filter: $filter) { facets { name values { value count } } } }';
const show =
  'mutation ($on: Boolean!) { saveSettings(input: { privacy: { showOnline: $on } }) { id } }';

let app: TestApp;
let author: Person;
let reader: Person;
let postId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  reader = await aMentee(app);
  author = await anAlumnus(app);
  postId = await aPost(author);
});
afterAll(() => app.close());

const sql = (text: string, parameters: unknown[]): Promise<Json[]> =>
  app.app.db.sql(text, parameters);
const night = (): Promise<void> => keepReplyTimesJob(app.app).run({});
const shownTo = async (who: Person = reader): Promise<string | null> =>
  (await who.ask(profile, { id: author.id })).profile.user.repliesIn;
/** After the night. */
const known = async (): Promise<string | null> => {
  await night();
  return shownTo();
};
const isFound = async (replies: string[], by = reader): Promise<boolean> =>
  (await by.ask(list, { filter: { replies } })).people.nodes.some(
    ({ id }: Json) => id === author.id,
  );
/** How many there are of each time, the soonest first. */
async function counted(): Promise<number[]> {
  const { values } = (await reader.ask(facets, {})).peopleFacets.facets.find(
    ({ name }: Json) => name === 'replies',
  );
  return replyTimes.map((time) => values.find(({ value }: Json) => value === time)?.count ?? 0);
}

/** A question that reached the author so many hours ago, and was answered after some, or not. */
async function asked(hoursAgo: number, answeredAfter: number | null = null): Promise<string> {
  const id = await aQuestion(reader, postId, `Asked ${Math.random()}?`);
  await sql(
    'update questions set created_at = $2::timestamptz - make_interval(mins => $3) where id = $1',
    [id, app.clock.now(), hoursAgo * 60],
  );
  if (answeredAfter === null) return id;
  const answer = await anAnswer(author, id);
  await sql(
    'update answers set created_at = $2::timestamptz - make_interval(mins => $3) where id = $1',
    [answer, app.clock.now(), (hoursAgo - answeredAfter) * 60],
  );
  return id;
}
const askedAll = async (...all: [number, (number | null)?][]): Promise<void> => {
  for (const one of all) await asked(...one);
};

describe('how soon somebody usually replies', () => {
  it.each<[string, string | null, [number, (number | null)?][]]>([
    [
      'half of it within an hour',
      'hour',
      [
        [50, 0.5],
        [50, 0.9],
        [50, 30],
      ],
    ],
    [
      'more than an hour',
      'day',
      [
        [50, 0.5],
        [50, 1.5],
        [50, 24],
      ],
    ],
    [
      'more than a day',
      'days',
      [
        [200, 2],
        [200, 25],
        [200, 90],
      ],
    ],
    [
      'more than a few days',
      null,
      [
        [300, 97],
        [300, 1],
        [300, 200],
      ],
    ],
    [
      'two replies alone',
      null,
      [
        [50, 0.5],
        [50, 0.5],
      ],
    ],
    [
      'a reply of which too much is long ago',
      null,
      [
        [50, 0.5],
        [50, 0.5],
        [2161, 0.5],
      ],
    ],
    ['most is left without a reply', null, [[200, 1], [200, 1], [200, 1], [97], [97], [97], [97]]],
    [
      'what may still be replied to is not counted',
      'hour',
      [[200, 0.9], [200, 0.9], [200, 0.9], [95], [95], [95], [95]],
    ],
  ])('is told where %s', async (_name, time, questions) => {
    await askedAll(...questions);
    expect(await shownTo()).toBeNull();
    expect(await known()).toBe(time);
  });

  it('counts neither own questions nor answers of others', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await anAnswer(author, await aQuestion(author, postId, `Own ${n}?`));
      ids.push(await asked(100));
    }
    for (const id of ids) await anAnswer(reader, id);
    expect(await known()).toBeNull();
  });

  it('counts answered requests, both ways, and first messages, but no later ones', async () => {
    const friend = await anAlumnus(app);
    await aConnection(friend, author);
    await anAcceptedRequest(await aMentee(app), author);
    const declined = await aConversation(await aMentee(app), author, 'May I?');
    await author.ask('mutation ($id: ID!) { declineRequest(conversationId: $id) { id } }', {
      id: declined,
    });
    expect(await known()).toBeNull();
    const chat = await aConversation(friend, author);
    await aMessage(friend, chat, 'Hello');
    await aMessage(friend, chat, 'Are you there?');
    expect(await known()).toBeNull();
    await aMessage(author, chat, 'Yes');
    expect(await known()).toBe('hour');
    expect((await friend.ask(profile, { id: friend.id })).profile.user.repliesIn).toBeNull();
  });

  it('is gone once it is long ago', async () => {
    await askedAll([50, 0.5], [50, 0.5], [50, 0.5]);
    expect(await known()).toBe('hour');
    for (const table of ['questions', 'answers'])
      await sql(
        `update ${table} set created_at = created_at - interval '90 days' where $1::text is not null`,
        [table],
      );
    expect(await known()).toBeNull();
  });
});

describe('the directory', () => {
  it('finds and counts who replies within an hour among those within a day', async () => {
    await night();
    const before = await counted();
    await askedAll([50, 0.5], [50, 0.5], [50, 0.5]);
    await night();
    for (const times of [['hour'], ['day'], ['days'], ['days', 'hour']])
      expect(await isFound(times), times.join()).toBe(true);
    expect(await counted()).toEqual(before.map((count) => count + 1));
    await sql("update profiles set replies_in = 'days' where user_id = $1", [author.id]);
    expect(await isFound(['hour', 'day'])).toBe(false);
    expect(await isFound(['days'])).toBe(true);
    const { code } = await reader.refused(list, { filter: { replies: ['never'] } });
    expect(code).toBe('BAD_USER_INPUT');
  });

  it('tells a saved search of who comes to reply sooner, and of who shows it again', async () => {
    // Those of other tests come to reply sooner in this night, and not in the one looked at.
    await night();
    await askedAll([50, 0.5], [50, 0.5], [50, 0.5]);
    await keepSearch(reader, { replies: ['hour'] });
    const look = async (): Promise<void> => {
      app.clock.advance(3600);
      await change(app.app, (work) => work.enqueue('directory.mail-at-once', {}));
      const left = () => sql('select from people_changes where $1::text is not null', ['any']);
      await eventually(async () => (await left()).length === 0, 'the look');
      // What was found is at the bell by then, not a moment later.
      const untold = () => sql('select from domain_events where kind = $1', ['personFits']);
      await eventually(async () => (await untold()).length === 0, 'what was found to be told');
    };
    await author.ask(show, { on: false });
    await night();
    await look();
    expect(await toldAtBell(reader)).toEqual([]);
    await author.ask(show, { on: true });
    await look();
    await eventually(async () => (await toldAtBell(reader)).length === 1, 'the bell');
  });
});

describe('privacy', () => {
  beforeEach(async () => {
    await askedAll([50, 0.5], [50, 0.5], [50, 0.5]);
    await night();
  });

  it('of who hides when they are there: neither shown, nor found, nor counted', async () => {
    const before = await counted();
    expect(await shownTo()).toBe('hour');
    await author.ask(show, { on: false });
    expect(await shownTo()).toBeNull();
    expect(await isFound(['hour', 'day', 'days'])).toBe(false);
    expect(await counted()).toEqual(before.map((count) => count - 1));
    await author.ask(show, { on: true });
    expect(await counted()).toEqual(before);
  });

  it('of who shows a card alone: connections know it', async () => {
    await sql("update profiles set visibility = 'connections' where user_id = $1", [author.id]);
    expect(await shownTo()).toBeNull();
    expect(await isFound(['hour'])).toBe(false);
    await aConnection(reader, author);
    expect(await shownTo()).toBe('hour');
    expect(await isFound(['hour'])).toBe(true);
  });

  it('of everybody, towards those who are no members', async () => {
    const pending = await anUnverifiedMentee(app);
    const seenBy = async (who: Person): Promise<Json[]> => {
      const { feedProfiles } = await who.ask(
        '{ feedProfiles(first: 100) { nodes { id user { repliesIn } } } }',
      );
      return feedProfiles.nodes.filter(({ id }: Json) => id === author.id);
    };
    expect(await seenBy(reader)).toEqual([{ id: author.id, user: { repliesIn: 'hour' } }]);
    expect(await seenBy(pending)).toEqual([{ id: author.id, user: { repliesIn: null } }]);
  });
});
