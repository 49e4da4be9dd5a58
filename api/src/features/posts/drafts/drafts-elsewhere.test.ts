import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { aPost, crisp } from '../../../testing/builders/posts.ts';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';

const form =
  'form { postType role oneLiner interviewYear cgpaRequired hashtags rounds { roundName duration questionLinks } storyRounds { name description } onlineAssessment { questionsAsked duration } additionalQuestions { question answer } materialLinks resumeLink location mode }';
const save = `mutation ($input: DraftInput!) { saveDraft(input: $input) { id companyName experienceType savedAt materialFiles { id } resume { id } ${form} } }`;
const saveBased = `mutation ($input: DraftInput!, $basedOn: DateTimeISO) { saveDraft(input: $input, basedOn: $basedOn) { id savedAt ${form} } }`;
const read = `query ($companyName: String!, $experienceType: ExperienceType!) { draft(companyName: $companyName, experienceType: $experienceType) { id companyName ${form} } }`;

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
});
afterAll(() => app.close());

const draftOf = async (companyName: string, experienceType = 'fulltime', who = author) =>
  (await who.ask(read, { companyName, experienceType })).draft;

describe('a draft on several devices', () => {
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
});
