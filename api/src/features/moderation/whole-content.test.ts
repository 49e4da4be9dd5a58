import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening, opening } from '../../testing/builders/jobs.ts';
import {
  aModeratedCollege,
  casesAbout,
  decide,
  remove,
  report,
} from '../../testing/builders/moderation.ts';
import { aPost, aRound, crisp } from '../../testing/builders/posts.ts';
import { answerOf, aPdf, sendUpload } from '../../testing/files.ts';
import { anAlumnus, type Json, type Person, type TestApp } from '../../testing/index.ts';

let app: TestApp;
let admin: Person;
let first: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, admin, first, author, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const whole = `query ($type: RemovableType!, $id: ID!) { moderatedContent(type: $type, id: $id) {
  title state user { id } removal { kind reason byName createdAt }
  experience { rounds { questionsAsked } materialFiles { id } } opening { jobDescription applicationLink }
} }`;
const searched = (list: string) =>
  `query ($filter: ContentFilterInput) { moderatedContents(list: ${list}, filter: $filter) { nodes { id } } }`;
const idsOf = async (list: string, search: string): Promise<string[]> =>
  (await admin.ask(searched(list), { filter: { search } })).moderatedContents.nodes.map(
    ({ id }: Json) => id,
  );

describe('what is taken away', () => {
  it('is read whole by admins alone, with why, by whom and since when', async () => {
    const post = await aPost(author, {
      role: 'Read whole',
      rounds: [aRound({ questionsAsked: 'Send money to 12345 first' })],
    });
    await first.ask(remove, { type: 'post', id: post, kind: 'delete' });
    const { moderatedContent } = await admin.ask(whole, { type: 'post', id: post });
    expect(moderatedContent).toMatchObject({
      title: 'Read whole at Google',
      state: 'deleted',
      user: { id: author.id },
      removal: { kind: 'delete', reason: 'Asks for money', byName: 'Asha One' },
      experience: { rounds: [{ questionsAsked: 'Send money to 12345 first' }] },
      opening: null,
    });
    expect(moderatedContent.removal.createdAt).toBeTruthy();
    for (const person of [reader, author])
      expect((await person.refused(whole, { type: 'post', id: post })).code).toBe('FORBIDDEN');
    const job = await aJobOpening(author, { jobDescription: 'Pay a deposit of 500' });
    await first.ask(remove, { type: 'job', id: job });
    expect((await admin.ask(whole, { type: 'job', id: job })).moderatedContent).toMatchObject({
      state: 'hidden',
      opening: {
        jobDescription: 'Pay a deposit of 500',
        applicationLink: 'https://jobs.example/1',
      },
    });
    for (const id of [crypto.randomUUID(), 'x'])
      expect((await admin.refused(whole, { type: 'job', id })).code).toBe('NOT_FOUND');
  });

  it('opens its files for admins, and for nobody else', async () => {
    const upload =
      'mutation ($file: Upload!, $kind: PostFileKind!) { uploadPostFile(file: $file, kind: $kind) { id } }';
    const file = { bytes: aPdf(), name: 'notes.pdf' };
    const sent = await sendUpload(app.url, author, upload, 'file', file, { kind: 'material' });
    const post = await aPost(author, {
      role: 'With a file',
      materialFileIds: [answerOf(sent.body).id],
    });
    await first.ask(remove, { type: 'post', id: post });
    const media = 'query ($id: ID!) { postMedia(id: $id) { url } }';
    const { postMedia } = await admin.ask(media, { id: post });
    expect((await fetch(new URL(postMedia[0].url, app.url))).status).toBe(200);
    for (const person of [reader, author])
      expect((await person.refused(media, { id: post })).code).toBe('NOT_FOUND');
  });
});

describe('all words of a thing', () => {
  it('are what admins search', async () => {
    const post = await aPost(author, {
      role: 'Searched',
      rounds: [aRound({ questionsAsked: 'What is a zyzzyva?' })],
    });
    const job = await aJobOpening(author, { jobDescription: 'Feeds the Zyzzyva herd' });
    expect(await idsOf('posts', 'zyzzyva')).toEqual([post]);
    expect(await idsOf('jobs', 'ZYZZYVA')).toEqual([job]);
    const quoted = await aPost(author, {
      role: 'Quoted',
      rounds: [aRound({ questionsAsked: 'They said "pay 50% at C:\\\\x"' })],
    });
    for (const search of ['"pay 50%', 'c:\\\\x"', 'They said "'])
      expect(await idsOf('posts', search)).toEqual([quoted]);
    // The names of the fields are no words of anybody.
    expect(await idsOf('posts', 'intentionOfInterviewer')).toEqual([]);
  });

  it('are searched in every field that an author types into', async () => {
    const word = (at: number) => `xylo${'abcdefghijklmnopqrstuvwxyz'[at]}phon`;
    const texts = [
      ...['oneLiner', 'location', 'package', 'preparationTime', 'preparationTips'],
      ...['topicsWeightage', 'finalNotes'],
    ];
    const links = ['logo', 'resumeLink'];
    const lists = { materialLinks: `https://${word(9)}.example`, hashtags: `#${word(10)}` };
    const post = await aPost(author, {
      role: 'In every field',
      ...Object.fromEntries(texts.map((field, at) => [field, `It is ${word(at)}`])),
      ...Object.fromEntries(
        links.map((field, at) => [field, `https://a.example/${word(texts.length + at)}`]),
      ),
      ...Object.fromEntries(Object.entries(lists).map(([field, value]) => [field, [value]])),
      additionalQuestions: [{ question: word(11), answer: word(12) }],
      onlineAssessment: {
        questionsAsked: word(13),
        duration: 5,
        mode: 'online',
        shortlistedCount: 1,
        questionLinks: [`https://${word(14)}.example`],
      },
    });
    for (const at of Array.from({ length: 15 }, (_none, index) => index))
      expect([at, await idsOf('posts', word(at).toUpperCase())]).toEqual([at, [post]]);
  });

  it.each([
    ['location', 'Call 98765 43210'],
    ['package', 'Write to pay@me.example'],
    ['logo', 'https://elsewhere.example/insult.png'],
  ])('a dismissed report of a post is made again once its %s changed', async (field, changed) => {
    const writer = await anAlumnus(app);
    const input = { role: `Honest ${field}` };
    const id = await aPost(writer, input);
    await reader.ask(report, { type: 'post', id });
    const [found] = await casesAbout(first, id);
    await first.ask(decide, { id: found?.['id'], decision: 'nothing' });
    expect((await reader.refused(report, { type: 'post', id })).code).toBe('CONFLICT');
    await writer.ask(
      'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id } }',
      { id, input: crisp({ ...input, [field]: changed }) },
    );
    await reader.ask(report, { type: 'post', id });
    expect((await casesAbout(first, id)).map(({ state }) => state).sort()).toEqual([
      'decided',
      'open',
    ]);
  });

  it('are what a report is compared by: who edits behind the first lines is reported again', async () => {
    const writer = await anAlumnus(app);
    const job = await aJobOpening(writer, { jobDescription: 'Honest work' });
    const post = await aPost(writer, { role: 'Edited later' });
    for (const [type, id] of [
      ['job', job],
      ['post', post],
    ]) {
      await reader.ask(report, { type, id });
      const [found] = await casesAbout(first, id ?? '');
      await first.ask(decide, { id: found?.['id'], decision: 'nothing' });
      expect((await reader.refused(report, { type, id })).code).toBe('CONFLICT');
    }
    await writer.ask(
      'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }',
      { id: job, input: opening({ jobDescription: 'Send 500 first' }) },
    );
    await writer.ask(
      'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id } }',
      {
        id: post,
        input: crisp({ role: 'Edited later', rounds: [aRound({ questionsAsked: 'Send 500' })] }),
      },
    );
    for (const [type, id] of [
      ['job', job],
      ['post', post],
    ]) {
      await reader.ask(report, { type, id });
      expect((await casesAbout(first, id ?? '')).map(({ state }) => state).sort()).toEqual([
        'decided',
        'open',
      ]);
    }
    const { reportCases } = await first.ask('{ reportCases { nodes { subjectId excerpt } } }');
    expect(reportCases.nodes.find(({ subjectId }: Json) => subjectId === job)?.excerpt).toContain(
      'Send 500 first',
    );
  });
});
