import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careerTexts } from '../../../../schema/rules/careers-texts.ts';
import { newId } from '../../core/ids.ts';
import { aCareer, aJob, anInternship, saveCareer } from '../../testing/careers.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { aPost } from '../../testing/posts.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const read = async (who: Person, of = who): Promise<Json> =>
  (
    await who.ask(
      'query ($id: ID!) { careerPath(userId: $id) { version experiences { id checkboxName companyName role companyLogo experienceType } } }',
      { id: of.id },
    )
  ).careerPath;
const names = ({ experiences }: Json): string[] =>
  experiences.map((one: Json) => `${one.checkboxName} ${one.companyName}`);

describe('saving a career path', () => {
  it('keeps the ids of saved entries, changes what was edited, adds what is new and removes what is not there', async () => {
    owner = await anAlumnus(app);
    const first = await aCareer(owner, [
      aJob(1),
      anInternship(1),
      anInternship(2, { companyName: 'Bosch' }),
    ]);
    expect(first).toMatchObject({ id: owner.id, version: 1, totalExperienceDuration: 30 });
    expect(names(first)).toEqual(['intern1 Zoho', 'intern2 Bosch', 'work1 Google']);
    const [zoho, bosch, google] = first.experiences as Json[];

    const { saveCareerPath: second } = await owner.ask(saveCareer, {
      input: {
        version: 1,
        experiences: [
          anInternship(1, { id: bosch.id, companyName: 'Bosch' }),
          aJob(1, { id: google.id, role: 'Staff Engineer' }),
          aJob(2, { companyName: 'Razorpay' }),
        ],
      },
    });
    expect(second.version).toBe(2);
    expect(names(second)).toEqual(['intern1 Bosch', 'work1 Google', 'work2 Razorpay']);
    expect(second.experiences.map((one: Json) => one.id)).toEqual([
      bosch.id,
      google.id,
      expect.any(String),
    ]);
    expect(second.experiences[1].role).toBe('Staff Engineer');
    expect(JSON.stringify(await read(owner))).not.toContain(zoho.id);
  });

  it('of two tabs at once saves one and tells the other, whose entries are neither mixed in nor lost in silence', async () => {
    owner = await anAlumnus(app);
    await aCareer(owner, [aJob(1)]);
    const tab = (company: string) =>
      owner.graphql(saveCareer, {
        input: { version: 1, experiences: [aJob(1), aJob(2, { companyName: company })] },
      });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_all, index) => tab(`Company ${index}`)),
    );
    const saved = answers.filter(({ errors }) => !errors);
    expect(saved).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors?.[0]).toMatchObject({
        message: careerTexts.changedElsewhere,
        extensions: { code: 'CONFLICT' },
      });
    expect(names(await read(owner))).toEqual(names(saved[0]?.data.saveCareerPath));
    expect((await read(owner)).version).toBe(2);
  });

  it('sent again, or many times at once, is saved once and answered alike', async () => {
    owner = await anAlumnus(app);
    const input = { version: 0, experiences: [anInternship(1), aJob(1)] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.ask(saveCareer, { input })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await read(owner)).toMatchObject({
      version: 1,
      experiences: [{ checkboxName: 'intern1' }, { checkboxName: 'work1' }],
    });
  });

  it('sent again without a version changes nothing either', async () => {
    owner = await anAlumnus(app);
    await aCareer(owner, [aJob(1), anInternship(1)]);
    const save = async () =>
      (
        await owner.rest('POST', '/api/career-path/career-path', {
          experiences: [aJob(1, { companyName: 'Zoho' })],
        })
      ).body;
    const { removed, ...first } = await save();
    expect([first.version, removed.length]).toEqual([2, 2]);
    expect(await save()).toEqual({ ...first, removed: [] });
  });

  it('takes no id of somebody else, and answers as for one that is gone', async () => {
    const other = await anAlumnus(app);
    const [theirs] = (await aCareer(other, [aJob(1)])).experiences as Json[];
    owner = await anAlumnus(app);
    for (const id of [theirs.id, '0190a000-0000-7000-8000-000000000000', 'x']) {
      expect(
        await owner.refused(saveCareer, { input: { experiences: [aJob(1, { id })] } }),
      ).toMatchObject({ code: 'CONFLICT', message: careerTexts.changedElsewhere });
    }
    expect((await read(other)).experiences).toHaveLength(1);
    expect(await read(owner)).toMatchObject({ version: 0, experiences: [] });
  });

  it('is for alumni', async () => {
    expect(
      await (await aMentee(app)).refused(saveCareer, { input: { experiences: [aJob(1)] } }),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      await app.visitor.refused(saveCareer, { input: { experiences: [aJob(1)] } }),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('says which post stands behind an entry: of the same company, without case, and type', async () => {
    owner = await anAlumnus(app);
    const id = await aPost(owner, { companyName: 'GOOGLE' });
    const saved = await aCareer(owner, [
      anInternship(1, { companyName: 'Google' }),
      aJob(1),
      aJob(2, { companyName: 'Zoho' }),
    ]);
    expect(saved.experiences.map((one: Json) => one.postId)).toEqual([null, id, null]);
    const reader = await aMentee(app);
    expect(
      (await reader.rest('GET', `/api/career-path/${owner.id}`)).body.experiences[1],
    ).toMatchObject({ companyName: 'Google', postId: id, hasDraft: false });
  });

  it('leads each role at a company to its own post, and one whose role was named otherwise to what is left', async () => {
    owner = await anAlumnus(app);
    const engineer = await aPost(owner, { companyName: 'Google', role: 'ENGINEER' });
    const lead = await aPost(owner, { companyName: 'Google', role: 'Lead' });
    const saved = await aCareer(owner, [
      aJob(1),
      aJob(2, { role: 'Lead' }),
      aJob(3, { role: 'Manager' }),
    ]);
    expect(saved.experiences.map((one: Json) => one.postId)).toEqual([engineer, lead, null]);
    const boss = await aPost(owner, { companyName: 'google', role: 'Engineering Manager' });
    const again = await aCareer(owner, [
      aJob(1),
      aJob(2, { role: 'Lead' }),
      aJob(3, { role: 'Manager' }),
      aJob(4, { role: 'Director' }),
    ]);
    expect(again.experiences.map((one: Json) => one.postId)).toEqual([engineer, lead, null, boss]);
  });

  it('tells its owner, and nobody else, of a draft behind an entry', async () => {
    owner = await anAlumnus(app);
    const reader = await anAlumnus(app);
    await app.app.db.sql(
      "insert into post_drafts (id, user_id, company_name, experience_type, form) values ($1, $2, 'google ', 'fulltime', '{}')",
      [newId(), owner.id],
    );
    const saved = await aCareer(owner, [anInternship(1, { companyName: 'Google' }), aJob(1)]);
    expect(saved.experiences.map((one: Json) => one.hasDraft)).toEqual([false, true]);
    const seen = async (who: Person) =>
      (await who.rest('GET', `/api/career-path/${owner.id}`)).body.experiences.map(
        (one: Json) => one.hasDraft,
      );
    expect(await seen(owner)).toEqual([false, true]);
    expect(await seen(reader)).toEqual([false, false]);
  });
});

describe('the documented calls', () => {
  it('save the path, and read it back', async () => {
    owner = await anAlumnus(app);
    const { status, body } = await owner.rest('POST', '/api/career-path/career-path', {
      experiences: [
        anInternship(1, { websiteUrl: 'https://zoho.example' }),
        aJob(1, { duration: { from: { year: '2020' }, isCurrentlyWorking: 'true' } }),
      ],
    });
    expect([status, body.message, body.version]).toEqual([200, careerTexts.saved, 1]);
    const { body: mine } = await owner.rest('GET', '/api/career-path/career-paths');
    expect(mine).toMatchObject({
      version: 1,
      experiences: [
        { _id: expect.any(String), checkboxName: 'intern1', websiteUrl: 'https://zoho.example' },
        {
          checkboxName: 'work1',
          duration: { from: { year: 2020, month: null }, to: null, isCurrentlyWorking: true },
        },
      ],
    });
    const entries = mine.experiences as Json[];
    for (const version of ['abc', -1, 1.5, {}])
      expect(
        await owner.rest('POST', '/api/career-path/career-path', { version, experiences: entries }),
      ).toMatchObject({ status: 400, body: { message: careerTexts.version } });
    const again = await owner.rest('POST', '/api/career-path/career-path', {
      experiences: entries,
    });
    expect(again.body).toMatchObject({ version: 1, experiences: entries });
    expect(
      await owner.rest('POST', '/api/career-path/career-path', {
        version: 0,
        experiences: [aJob(1)],
      }),
    ).toMatchObject({ status: 409, body: { message: careerTexts.changedElsewhere } });
  });

  it('without ids and a version replace the path, and say what they took out of it', async () => {
    owner = await anAlumnus(app);
    const save = async (...experiences: object[]) =>
      (await owner.rest('POST', '/api/career-path/career-path', { experiences })).body;
    const [google] = (
      await save(aJob(1), aJob(2, { companyName: 'Zoho' }), aJob(3, { companyName: 'Bosch' }))
    ).experiences as Json[];
    const moved = await save(aJob(1, { companyName: 'bosch' }), aJob(2));
    expect(names(moved)).toEqual(['work1 bosch', 'work2 Google']);
    expect(moved.experiences[1]._id).toBe(google._id);
    expect(moved.removed).toMatchObject([
      { companyName: 'Zoho', checkboxName: 'work2', duration: { from: { year: 2020 } } },
    ]);
    expect((await save(aJob(1, { companyName: 'bosch' }), aJob(2))).removed).toEqual([]);
    // Written over in its place by somebody who did not know of it.
    expect(
      (await save(aJob(1, { companyName: 'Infosys' }))).removed.map((one: Json) => one.companyName),
    ).toEqual(['bosch', 'Google']);
    const {
      body: {
        version,
        experiences: [infosys],
      },
    } = await owner.rest('GET', '/api/career-path/career-paths');
    expect(
      (
        await owner.rest('POST', '/api/career-path/career-path', {
          version,
          experiences: [{ ...infosys, role: 'Lead' }],
        })
      ).body.removed,
    ).toEqual([]);
  });

  it.each<[string, unknown, string, string]>([
    ['no list', undefined, careerTexts.none, 'experiences'],
    ['an empty list', [], careerTexts.none, 'experiences'],
    ['a list of other things', [null], careerTexts.kind, 'experiences.0.type'],
    [
      'too many',
      Array.from({ length: 20_000 }, () => ({})),
      careerTexts.tooMany(30, 'entries'),
      'experiences',
    ],
    [
      'eleven internships',
      Array.from({ length: 11 }, (_all, index) => anInternship(index + 1)),
      careerTexts.tooMany(10, 'internships'),
      'experiences',
    ],
    [
      'no company',
      [aJob(1, { companyName: ' ' })],
      'Company name is required',
      'experiences.0.companyName',
    ],
    ['no role', [aJob(1, { role: { $ne: null } })], 'Role is required', 'experiences.0.role'],
    [
      'a company that never ends',
      [aJob(1, { companyName: 'x'.repeat(101) })],
      'Company name cannot exceed 100 characters',
      'experiences.0.companyName',
    ],
    [
      'no checkbox name',
      [aJob(1, { checkboxName: '' })],
      'Checkbox name is required',
      'experiences.0.checkboxName',
    ],
    [
      'work of no type',
      [aJob(1, { experienceType: null })],
      'Experience type is required',
      'experiences.0.experienceType',
    ],
    [
      'no from year',
      [aJob(1, { duration: {} })],
      'From year is required',
      'experiences.0.duration.from.year',
    ],
    [
      'a short year',
      [aJob(1, { duration: { from: { year: 99 }, to: { year: 2020 } } })],
      'From year must be 4 digits',
      'experiences.0.duration.from.year',
    ],
    [
      'a year of no number',
      [aJob(1, { duration: { from: { year: '1e99' }, to: { year: 2020 } } })],
      'From year must be 4 digits',
      'experiences.0.duration.from.year',
    ],
    [
      'a year before companies',
      [aJob(1, { duration: { from: { year: 1899 }, to: { year: 2020 } } })],
      `From year must be between 1900 and ${new Date().getFullYear()}`,
      'experiences.0.duration.from.year',
    ],
    [
      'a year to come',
      [aJob(1, { duration: { from: { year: 2020 }, to: { year: 9999 } } })],
      `To year must be between 1900 and ${new Date().getFullYear()}`,
      'experiences.0.duration.to.year',
    ],
    [
      'an internship of no month',
      [anInternship(1, { duration: { from: { year: 2020 }, to: { year: 2020 } } })],
      'From month is required',
      'experiences.0.duration.from.month',
    ],
    [
      'a thirteenth month',
      [anInternship(1, { duration: { from: { year: 2020, month: 13 }, to: { year: 2020 } } })],
      'From month must be between 1 and 12',
      'experiences.0.duration.from.month',
    ],
    [
      'no end',
      [aJob(1, { duration: { from: { year: 2020 } } })],
      'To year is required',
      'experiences.0.duration.to.year',
    ],
    [
      'an end before the start',
      [aJob(1, { duration: { from: { year: 2020, month: 6 }, to: { year: 2020, month: 5 } } })],
      careerTexts.order,
      'experiences.0.duration.to.year',
    ],
    [
      'a link that runs',
      [aJob(1, { companyLogo: 'javascript:alert(1)' })],
      'Please enter a valid URL',
      'experiences.0.companyLogo',
    ],
    ['a gap', [aJob(1), aJob(3)], careerTexts.numbering, 'experiences'],
    [
      'the same place twice',
      [anInternship(1), anInternship(1)],
      careerTexts.numbering,
      'experiences',
    ],
    [
      'work after the present job',
      [aJob(1, { duration: { from: { year: 2020 }, isCurrentlyWorking: true } }), aJob(2)],
      careerTexts.afterCurrent,
      'experiences',
    ],
    [
      'an entry twice',
      [aJob(1, { _id: 'x' }), aJob(2, { _id: 'x' })],
      careerTexts.twice,
      'experiences',
    ],
  ])('refuse %s, and change nothing', async (_what, experiences, message, field) => {
    owner = await anAlumnus(app);
    const answer = await owner.rest('POST', '/api/career-path/career-path', { experiences });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(answer.body.fields[field]).toBe(message);
    expect(await read(owner)).toMatchObject({ version: 0, experiences: [] });
  });

  it('keep no character that the database cannot', async () => {
    owner = await anAlumnus(app);
    expect(
      (
        await owner.rest('POST', '/api/career-path/career-path', {
          experiences: [aJob(1, { companyName: 'Zo\0ho' })],
        })
      ).body.experiences[0].companyName,
    ).toBe('Zoho');
  });
});

describe('the room of a profile', () => {
  it('is told when the path was saved, and not when saving was refused', async () => {
    owner = await anAlumnus(app);
    const reader = await aMentee(app);
    const { io } = await import('socket.io-client');
    const socket = io(app.url, { auth: { token: reader.token }, transports: ['websocket'] });
    const heard: Json[] = [];
    socket.on('careerPathUpdated', (payload: Json) => {
      heard.push(payload);
    });
    try {
      expect(await socket.emitWithAck('joinProfile', owner.id)).toEqual({ ok: true });
      await owner.refused(saveCareer, { input: { experiences: [] } });
      await aCareer(owner, [aJob(1)]);
      const told = await eventually(() => heard[0], 'careerPathUpdated');
      expect(told).toMatchObject({
        userId: owner.id,
        version: 1,
        experiences: [{ checkboxName: 'work1', companyName: 'Google', hasDraft: false }],
      });
      socket.emit('leaveProfile', owner.id);
      await socket.emitWithAck('joinProfile', reader.id);
      await aCareer(owner, [aJob(1), aJob(2)]);
      await eventually(async () => (await read(reader, owner)).version === 2, 'the second save');
      expect(heard).toHaveLength(1);
    } finally {
      socket.disconnect();
    }
  });
});
