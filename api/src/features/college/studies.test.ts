import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedStudies, type Studies } from '../../../../schema/rules/college/college.ts';
import { noWords, collegeTexts as texts } from '../../../../schema/rules/college/college-texts.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const fields =
  '{ version studies { degrees { name hasStream hasSpecialisation } streams } heldDegrees { name people } heldStreams { name people } }';
const change = `mutation ($version: Int!, $words: CollegeInput!, $studies: CollegeStudiesInput) { changeCollege(version: $version, words: $words, studies: $studies) ${fields} }`;
const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
const mca = { name: 'MCA', hasStream: false, hasSpecialisation: true };
const ours: Studies = {
  degrees: [...documentedStudies.degrees, mca],
  streams: [...documentedStudies.streams, 'AI & DS'],
};

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await aPerson(app, { isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (): Promise<Json> => (await owner.ask(`{ college ${fields} }`)).college;
const offer = async (studies: Studies): Promise<Json> => {
  const { version } = await look();
  return (await owner.ask(change, { version, words: noWords, studies })).changeCollege;
};
const form = (studied: Json) => ({
  fullName: 'Asha Rao',
  email: `asha.${Math.random()}@mail.example`,
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
  degreeType: 'B.Tech',
  yearOfGraduation: 2026,
  role: 'mentee',
  ...studied,
});
const refusedFields = async (studied: Json): Promise<Json> =>
  (await app.visitor.refused(signUp, { input: form(studied) })).fields;

describe('what one studies at the college', () => {
  it('is what is documented, until a super admin sets it', async () => {
    expect((await look()).studies).toEqual(documentedStudies);
    expect(await refusedFields({ stream: 'AI & DS' })).toEqual({ stream: 'Stream is required' });
    expect(await refusedFields({ degreeType: 'MCA', specialisation: 'AI' })).toEqual({
      degreeType: 'Degree type is required',
    });
  });

  it('is offered as soon as it is saved, and logged by its lists', async () => {
    expect(await offer(ours)).toMatchObject({ version: 1, studies: ours });
    await app.visitor.ask(signUp, { input: form({ stream: 'AI & DS' }) });
    await app.visitor.ask(signUp, { input: form({ degreeType: 'MCA', specialisation: 'AI' }) });
    expect(await refusedFields({ degreeType: 'MCA' })).toEqual({
      specialisation: 'Specialisation is required',
    });
    expect(await refusedFields({ stream: 'Alchemy' })).toEqual({ stream: 'Stream is required' });
    const [entry] = await app.app.db.sql<{ changes: Json }>(
      "select changes from audit_log where action = 'college.change'",
    );
    expect(entry?.changes).toEqual({ parts: 'degrees, streams' });
  });

  it('stays as it is where a change leaves it out', async () => {
    const { version } = await look();
    const words = { ...noWords, about: 'On a hill.' };
    expect((await owner.ask(change, { version, words })).changeCollege.studies).toEqual(ours);
  });

  it('is reached by announcements, and by a correction', async () => {
    const reach =
      'query ($audience: AnnouncementAudienceInput!) { announcementReach(audience: $audience) }';
    await aPerson(app, { stream: 'AI & DS' });
    expect(await owner.ask(reach, { audience: { branch: 'AI & DS' } })).toEqual({
      announcementReach: 1,
    });
    expect((await owner.refused(reach, { audience: { branch: 'Alchemy' } })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('is no longer offered when it is taken away, and stays with those who have it', async () => {
    const person = await aPerson(app, { stream: 'AI & DS' });
    const now = await offer(documentedStudies);
    expect(now.heldStreams).toContainEqual({ name: 'AI & DS', people: 2 });
    expect(await refusedFields({ stream: 'AI & DS' })).toEqual({ stream: 'Stream is required' });
    const correct =
      'mutation ($id: ID!, $facts: FactsInput!) { correctUser(id: $id, facts: $facts) { user { fullName stream } } }';
    const facts = { fullName: 'Asha R. Rao' };
    expect((await owner.ask(correct, { id: person.id, facts })).correctUser.user).toEqual({
      fullName: 'Asha R. Rao',
      stream: 'AI & DS',
    });
    const other = await aPerson(app, { stream: 'CSE' });
    const wanted = { id: other.id, facts: { stream: 'AI & DS' } };
    expect((await owner.refused(correct, wanted)).fields).toEqual({ stream: 'Stream is required' });
  });

  it.each([
    [{ degrees: [] }, 'degrees', texts.wrong.noDegree],
    [{ degrees: [mca, { ...mca, name: 'mca' }] }, 'degrees.1.name', texts.wrong.twice('mca')],
    [
      { degrees: [{ ...mca, hasSpecialisation: false }] },
      'degrees.0.name',
      texts.wrong.asksNothing,
    ],
    [{ degrees: [{ ...mca, name: '=MCA' }] }, 'degrees.0.name', texts.wrong.degreeName],
    [{ streams: [] }, 'streams', texts.wrong.noStream],
    [{ streams: ['IT', 'it'] }, 'streams', texts.wrong.twice('it')],
    [{ streams: ['x'.repeat(41)] }, 'streams.0', texts.wrong.streamLength],
    [{ streams: Array.from({ length: 41 }, (_, at) => `B${at}`) }, 'streams', texts.wrong.streams],
  ])('refuses %j', async (wrong, field, text) => {
    const { version, studies } = await look();
    const refused = await owner.refused(change, {
      version,
      words: noWords,
      studies: { ...documentedStudies, ...wrong },
    });
    expect(refused.fields).toEqual({ [field]: text });
    expect((await look()).studies).toEqual(studies);
  });
});
