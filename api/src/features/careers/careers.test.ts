import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careerTexts } from '../../../../schema/rules/careers/careers-texts.ts';
import { newId } from '../../core/ids.ts';
import {
  aCareer,
  aJob,
  anInternship,
  readCareer,
  saveCareer,
} from '../../testing/builders/careers.ts';
import { aPost } from '../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
    expect(JSON.stringify(await readCareer(owner))).not.toContain(zoho.id);
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
    expect(names(await readCareer(owner))).toEqual(names(saved[0]?.data.saveCareerPath));
    expect((await readCareer(owner)).version).toBe(2);
  });

  it('sent again, or many times at once, is saved once and answered alike', async () => {
    owner = await anAlumnus(app);
    const input = { version: 0, experiences: [anInternship(1), aJob(1)] };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => owner.ask(saveCareer, { input })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await readCareer(owner)).toMatchObject({
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
    expect((await readCareer(other)).experiences).toHaveLength(1);
    expect(await readCareer(owner)).toMatchObject({ version: 0, experiences: [] });
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
      await eventually(
        async () => (await readCareer(reader, owner)).version === 2,
        'the second save',
      );
      expect(heard).toHaveLength(1);
    } finally {
      socket.disconnect();
    }
  });
});
