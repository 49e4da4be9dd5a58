import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftTexts } from '../../../../../schema/rules/posts-texts.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';
import { aPost, aRound, crisp, story } from '../../../testing/posts.ts';

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

  it('is not saved over by who knows an older one: of many devices at once one saves, the others learn of it', async () => {
    const input = (oneLiner: string) => ({
      companyName: 'Swiggy',
      experienceType: 'fulltime',
      oneLiner,
    });
    const saveOn = (basedOn: string | null, oneLiner: string) =>
      author.graphql(saveBased, { basedOn, input: input(oneLiner) });
    const race = async (basedOn: string | null): Promise<string> => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_all, device) => saveOn(basedOn, `device ${device}`)),
      );
      const [saved, ...more] = answers.filter(({ errors }) => !errors);
      expect(more).toEqual([]);
      for (const { errors } of answers.filter((one) => one.errors))
        expect(errors?.[0]).toMatchObject({
          message: draftTexts.changedElsewhere,
          extensions: { code: 'CONFLICT' },
        });
      expect((await draftOf('Swiggy')).form.oneLiner).toBe(saved?.data.saveDraft.form.oneLiner);
      return saved?.data.saveDraft.savedAt;
    };
    const first = await race(null);
    const second = await race(first);
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    expect((await saveOn(first, 'old')).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    // Who asks for nothing saves whatever is there, as the documented call does.
    await author.ask(save, { input: input('the last') });
    expect((await saveOn(second, 'old')).errors?.[0]).toMatchObject({
      extensions: { code: 'CONFLICT' },
    });
    expect((await draftOf('Swiggy')).form.oneLiner).toBe('the last');
  });

  it('that was published or removed elsewhere does not come back with the save of an old device', async () => {
    const input = { companyName: 'Dunzo', experienceType: 'fulltime', oneLiner: 'old' };
    const {
      saveDraft: { savedAt },
    } = await author.ask(saveBased, { basedOn: null, input });
    await aPost(author, { companyName: 'Dunzo' });
    expect(await author.refused(saveBased, { basedOn: savedAt, input })).toMatchObject({
      code: 'CONFLICT',
      message: draftTexts.changedElsewhere,
    });
    expect(await draftOf('Dunzo')).toBeNull();
  });

  it("that the form came from ends too when the post names another company, and nobody else's does", async () => {
    const {
      saveDraft: { id: draftId },
    } = await author.ask(save, { input: { companyName: 'Facebook', experienceType: 'fulltime' } });
    const publishFrom =
      'mutation ($input: PostInput!, $draftId: ID) { publishPost(input: $input, draftId: $draftId) { id } }';
    const other = await anAlumnus(app);
    await other.ask(publishFrom, { input: crisp({ companyName: 'Meta' }), draftId });
    await other.ask(publishFrom, { input: crisp({ companyName: 'Instagram' }), draftId: 'x' });
    expect(await draftOf('Facebook')).not.toBeNull();
    await author.ask(publishFrom, { input: crisp({ companyName: 'Meta' }), draftId });
    expect(await draftOf('Facebook')).toBeNull();
  });

  it('that was typed elsewhere stays: with a post goes the version that its words go on from, or one that says nothing else', async () => {
    const publishOf =
      'mutation ($input: PostInput!, $draftId: ID, $draftBasedOn: DateTimeISO) { publishPost(input: $input, draftId: $draftId, draftBasedOn: $draftBasedOn) { id } }';
    const saved = async (companyName: string, more: object = {}) =>
      (await author.ask(save, { input: { companyName, experienceType: 'fulltime', ...more } }))
        .saveDraft as { id: string; savedAt: string };
    const publish = (companyName: string, of: object) =>
      author.ask(publishOf, { input: crisp({ companyName }), ...of });

    // Another device went on from the version of this form.
    const { id: draftId, savedAt: draftBasedOn } = await saved('Atlassian');
    await saved('Atlassian', { oneLiner: 'typed on the other device' });
    await publish('Atlassian', { draftId, draftBasedOn });
    expect((await draftOf('Atlassian')).form.oneLiner).toBe('typed on the other device');

    // A form that found none in the account, and one that came from none of it.
    await saved('Postman', { oneLiner: 'typed on the other device' });
    await publish('Postman', { draftBasedOn: null });
    expect((await draftOf('Postman')).form.oneLiner).toBe('typed on the other device');

    // It came from a draft of another company: the one of this company is another's work.
    const source = await saved('Meesho Ltd');
    await saved('Meesho', { oneLiner: 'another interview' });
    await publish('Meesho', { draftId: source.id });
    expect(await draftOf('Meesho Ltd')).toBeNull();
    expect((await draftOf('Meesho')).form.oneLiner).toBe('another interview');

    const own = await saved('Razorpay', { oneLiner: 'words that were changed since' });
    await publish('Razorpay', { draftId: own.id, draftBasedOn: own.savedAt });
    expect(await draftOf('Razorpay')).toBeNull();

    // A save whose answer was lost: all that it says is in the post.
    const { oneLiner, role, rounds } = crisp();
    await saved('Groww', {
      oneLiner: ` ${String(oneLiner)}`,
      role,
      rounds,
      additionalQuestions: [],
    });
    await publish('Groww', { draftBasedOn: null });
    expect(await draftOf('Groww')).toBeNull();
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
