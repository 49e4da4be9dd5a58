import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, aRound, crisp, story } from '../../../testing/builders/posts.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';

const form =
  'form { postType role oneLiner interviewYear cgpaRequired hashtags rounds { roundName duration questionLinks } storyRounds { name description } onlineAssessment { questionsAsked duration } additionalQuestions { question answer } materialLinks resumeLink location mode }';
const save = `mutation ($input: DraftInput!) { saveDraft(input: $input) { id companyName experienceType savedAt materialFiles { id } resume { id } ${form} } }`;
const saveBased = `mutation ($input: DraftInput!, $basedOn: DateTimeISO) { saveDraft(input: $input, basedOn: $basedOn) { id savedAt ${form} } }`;
const read = `query ($companyName: String!, $experienceType: ExperienceType!) { draft(companyName: $companyName, experienceType: $experienceType) { id companyName ${form} } }`;
const drop =
  'mutation ($companyName: String!, $experienceType: ExperienceType!) { deleteDraft(companyName: $companyName, experienceType: $experienceType) }';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
});
afterAll(() => app.close());

const draftOf = async (companyName: string, experienceType = 'fulltime', who = author) =>
  (await who.ask(read, { companyName, experienceType })).draft;

describe('a draft', () => {
  it('gives back the form as it stood, however little of it was filled in', async () => {
    const input = {
      companyName: ' Zomato ',
      experienceType: 'fulltime',
      postType: 'story',
      role: '',
      oneLiner: 'half a',
      interviewYear: 12,
      cgpaRequired: 99.5,
      hashtags: ['no-hash'],
      location: null,
      rounds: [aRound({ roundName: '', duration: null, questionLinks: ['not a link'] })],
      storyRounds: [{ name: 'One', description: null }, {}],
      onlineAssessment: { questionsAsked: 'Two' },
      additionalQuestions: [{ question: 'Why?', answer: '' }],
      materialLinks: ['x'],
      resumeLink: 'half',
    };
    for (const basedOn of ['275760-09-13T00:00:00.000Z', '-000001-01-01T00:00:00Z', 'now'])
      expect((await author.refused(saveBased, { input, basedOn })).code).toBe('BAD_USER_INPUT');
    const yearZero = { input, basedOn: '0000-01-01T00:00:00.000Z' };
    expect((await author.refused(saveBased, yearZero)).code).toBe('CONFLICT');
    const { saveDraft } = await author.ask(save, { input });
    expect(saveDraft).toMatchObject({
      companyName: 'Zomato',
      experienceType: 'fulltime',
      materialFiles: [],
      resume: null,
    });
    expect(saveDraft.form).toEqual({
      postType: 'story',
      role: '',
      oneLiner: 'half a',
      interviewYear: 12,
      cgpaRequired: 99.5,
      hashtags: ['no-hash'],
      rounds: [{ roundName: '', duration: null, questionLinks: ['not a link'] }],
      storyRounds: [
        { name: 'One', description: null },
        { name: null, description: null },
      ],
      onlineAssessment: { questionsAsked: 'Two', duration: null },
      additionalQuestions: [{ question: 'Why?', answer: '' }],
      materialLinks: ['x'],
      resumeLink: 'half',
      location: null,
      mode: null,
    });
    expect((await draftOf('zomato')).form).toEqual(saveDraft.form);
  });

  it('is one for each company and type, whatever the case, and the last save is the whole of it', async () => {
    const saves = await Promise.all(
      ['Uber', 'UBER', 'uber', ' Uber'].map((companyName, n) =>
        author.ask(save, {
          input: { companyName, experienceType: 'intern', oneLiner: `try ${n}` },
        }),
      ),
    );
    expect(new Set(saves.map(({ saveDraft }) => saveDraft.id)).size).toBe(1);
    await author.ask(save, {
      input: { companyName: 'Uber', experienceType: 'fulltime', oneLiner: 'another' },
    });
    await author.ask(save, {
      input: { companyName: 'UBER', experienceType: 'intern', role: 'SDE' },
    });
    expect(await draftOf('uber', 'intern')).toMatchObject({
      companyName: 'UBER',
      form: { role: 'SDE', oneLiner: null },
    });
    expect(await draftOf('uber', 'fulltime')).toMatchObject({ form: { oneLiner: 'another' } });
  });

  it("is its author's alone", async () => {
    await author.ask(save, { input: { companyName: 'Secret', experienceType: 'intern' } });
    const other = await anAlumnus(app);
    expect(await draftOf('Secret', 'intern', other)).toBeNull();
    expect(
      (await other.ask(drop, { companyName: 'Secret', experienceType: 'intern' })).deleteDraft,
    ).toBe(false);
    expect(await draftOf('secret', 'intern')).not.toBeNull();
    expect(
      (await author.ask(drop, { companyName: 'SECRET', experienceType: 'intern' })).deleteDraft,
    ).toBe(true);
    expect(await draftOf('secret', 'intern')).toBeNull();
  });

  it('ends with the post that is published, and not with one that is refused', async () => {
    for (const [n, companyName] of ['Flipkart', 'Myntra'].entries()) {
      await author.ask(save, { input: { companyName, experienceType: 'fulltime' } });
      await author.ask(save, { input: { companyName, experienceType: 'intern' } });
      await author.refused('mutation ($input: PostInput!) { publishPost(input: $input) { id } }', {
        input: crisp({ companyName, oneLiner: '' }),
      });
      expect(await draftOf(companyName)).not.toBeNull();
      await author.ask('mutation ($input: PostInput!) { publishPost(input: $input) { id } }', {
        input: n ? story({ companyName: companyName.toUpperCase() }) : crisp({ companyName }),
      });
      expect(await draftOf(companyName)).toBeNull();
      expect(await draftOf(companyName, 'intern')).not.toBeNull();
    }
    await aPost(author, { companyName: 'Ola' });
    await author.ask(save, { input: { companyName: 'Ola', experienceType: 'fulltime' } });
    expect(
      (
        await author.refused(
          'mutation ($input: PostInput!) { publishPost(input: $input) { id } }',
          { input: crisp({ companyName: 'ola' }) },
        )
      ).code,
    ).toBe('CONFLICT');
    expect(await draftOf('Ola')).not.toBeNull();
  });

  it('has an end', async () => {
    const refused = (input: Record<string, unknown>) =>
      author.refused(save, { input: { companyName: 'Long', experienceType: 'intern', ...input } });
    expect(await refused({ companyName: ' ' })).toMatchObject({
      fields: { companyName: 'Company name is required' },
    });
    expect(await refused({ rounds: Array.from({ length: 1000 }, () => ({})) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { rounds: 'At most 30 of these' },
    });
    expect(await refused({ finalNotes: 'x'.repeat(6000) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(
      await refused({
        storyRounds: Array.from({ length: 20 }, () => ({ description: 'x'.repeat(9000) })),
      }),
    ).toMatchObject({ code: 'TOO_LARGE' });
    expect(await refused({ companyName: '\u0000' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(
      await author.refused(read, { companyName: 'x'.repeat(101), experienceType: 'intern' }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await draftOf('Long', 'intern')).toBeNull();
    await author.ask(save, {
      input: { companyName: 'Long', experienceType: 'intern', finalNotes: 'a\u0000b \ud800' },
    });
  });

  it("stands in a list of its author's own, the latest saved first, page by page, until it is discarded", async () => {
    const who = await anAlumnus(app);
    const list =
      'query ($first: Int, $after: String) { drafts(first: $first, after: $after) { nodes { companyName experienceType role logo savedAt } pageInfo { endCursor hasNextPage } } }';
    const companies = async (after: string | null = null): Promise<string[]> => {
      const {
        drafts: { nodes, pageInfo },
      } = await who.ask(list, { first: 2, after });
      const names = nodes.map(({ companyName }: { companyName: string }) => companyName);
      return pageInfo.hasNextPage ? [...names, ...(await companies(pageInfo.endCursor))] : names;
    };
    expect(await companies()).toEqual([]);
    for (const companyName of ['Testco', 'Zoho', 'Bosch']) {
      await who.ask(save, {
        input: {
          companyName,
          experienceType: 'intern',
          role: companyName === 'Zoho' ? 'MTS' : null,
        },
      });
      app.clock.advance(1);
    }
    await who.ask(save, {
      input: { companyName: 'Testco', experienceType: 'intern', oneLiner: 'more' },
    });
    expect(await companies()).toEqual(['Testco', 'Bosch', 'Zoho']);
    expect((await who.ask(list)).drafts.nodes[2]).toMatchObject({
      companyName: 'Zoho',
      experienceType: 'intern',
      role: 'MTS',
      logo: null,
    });
    expect((await (await anAlumnus(app)).ask(list)).drafts.nodes).toEqual([]);
    await who.ask(drop, { companyName: 'bosch', experienceType: 'intern' });
    expect(await companies()).toEqual(['Testco', 'Zoho']);
    for (const wrong of [{ first: 0 }, { first: 101 }, { after: 'x' }])
      expect(await who.refused(list, wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is not begun in vain: whether there is a post of the company and role is known beforehand', async () => {
    const own =
      'query ($companyName: String!, $role: String!) { ownPost(companyName: $companyName, role: $role) }';
    const [companyName, role] = ['Razorpay', 'Platform Engineer'];
    const id = await aPost(author, { companyName, role });
    expect(
      (await author.ask(own, { companyName: ' rAZORPAY ', role: role.toUpperCase() })).ownPost,
    ).toBe(id);
    expect((await author.ask(own, { companyName, role: 'Gardener' })).ownPost).toBeNull();
    expect((await (await anAlumnus(app)).ask(own, { companyName, role })).ownPost).toBeNull();
    expect(await author.refused(own, { companyName: '', role: 'x'.repeat(101) })).toMatchObject({
      fields: {
        companyName: 'Company name is required',
        role: 'Role cannot exceed 100 characters',
      },
    });
  });
});
