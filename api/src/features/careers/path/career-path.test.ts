import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import type { CareerStep } from '../../profiles/index.ts';
import { monthsOf } from './career-durations.ts';

const step = (facts: Partial<CareerStep>): CareerStep => ({
  type: 'work',
  checkboxName: 'work1',
  companyName: 'Acme',
  companyLogo: null,
  fromYear: 2020,
  fromMonth: null,
  toYear: 2022,
  toMonth: null,
  isCurrentlyWorking: false,
  experienceType: facts.type === 'internship' ? 'intern' : 'fulltime',
  ...facts,
});

describe('months of a step', () => {
  it.each([
    [{ fromMonth: 6, toYear: 2020, toMonth: 8 }, 3],
    [{ fromMonth: 6, toYear: 2020, toMonth: 6 }, 1],
    [{}, 24],
    [{ toYear: 2020 }, 1],
    [{ fromMonth: 7, toYear: null, isCurrentlyWorking: true }, 65],
    [{ toYear: null, isCurrentlyWorking: true }, 60],
  ])('%j are %i', (facts, expected) => {
    expect(monthsOf(step(facts), { now: () => new Date('2025-11-15') })).toBe(expected);
  });

  it('are counted until the month of the college, wherever the server is', () => {
    const goesOn = step({ fromYear: 2025, fromMonth: 10, toYear: null, isCurrentlyWorking: true });
    // In India it is November.
    expect(monthsOf(goesOn, { now: () => new Date('2025-10-31T20:00:00Z') })).toBe(2);
  });
});

const path = `query ($id: ID!) { careerPath(userId: $id) { id totalExperienceDuration totalInternshipDuration totalWorkDuration
  experiences { checkboxName companyName type duration { from { year month } to { year month } isCurrentlyWorking } hasDraft } } }`;

describe('a career path', () => {
  let app: TestApp;
  let alumnus: Person;
  let reader: Person;

  async function worked(userId: string, s: CareerStep): Promise<void> {
    await app.app.db.sql(
      `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, from_month, to_year, to_month, is_currently_working)
             values ($1, $2, $3, $4, $5, $6, 'Analyst', $7, $8, $9, $10, $11)`,
      [
        newId(),
        userId,
        s.type,
        s.experienceType,
        s.checkboxName,
        s.companyName,
        s.fromYear,
        s.fromMonth,
        s.toYear,
        s.toMonth,
        s.isCurrentlyWorking,
      ],
    );
  }

  beforeAll(async () => {
    app = await startTestApp();
    alumnus = await anAlumnus(app, { fullName: 'Meera Iyer' });
    reader = await aMentee(app, { yearOfGraduation: 2027 });
    const internship = { type: 'internship', fromMonth: 5, toMonth: 7 } as const;
    await worked(alumnus.id, step({ checkboxName: 'work10', companyName: 'Tenth' }));
    await worked(
      alumnus.id,
      step({ checkboxName: 'work2', companyName: 'Second', fromYear: 2018, toYear: 2020 }),
    );
    await worked(
      alumnus.id,
      step({
        ...internship,
        checkboxName: 'intern2',
        companyName: 'Later',
        fromYear: 2017,
        toYear: 2017,
      }),
    );
    await worked(
      alumnus.id,
      step({
        ...internship,
        checkboxName: 'intern1',
        companyName: 'Earlier',
        fromYear: 2016,
        toYear: 2016,
      }),
    );
  });
  afterAll(() => app.close());

  it('has internships, then work, each by number, and totals in months', async () => {
    const { careerPath } = await reader.ask(path, { id: alumnus.id });
    expect(
      careerPath.experiences.map(({ checkboxName }: { checkboxName: string }) => checkboxName),
    ).toEqual(['intern1', 'intern2', 'work2', 'work10']);
    expect(careerPath).toMatchObject({
      id: alumnus.id,
      totalInternshipDuration: 6,
      totalWorkDuration: 48,
      totalExperienceDuration: 54,
    });
    expect(careerPath.experiences[0]).toMatchObject({
      duration: {
        from: { year: 2016, month: 5 },
        to: { year: 2016, month: 7 },
        isCurrentlyWorking: false,
      },
      hasDraft: false,
    });
  });

  it('stands on cards as a total and two logos of each kind, and is what people are found by', async () => {
    const card = `query ($search: String) { feedProfiles(search: $search) { nodes { id totalExperienceDuration internshipLogos { companyName } workLogos { companyName } } } }`;
    expect((await reader.ask(card, { search: 'tenht' })).feedProfiles.nodes).toEqual([
      {
        id: alumnus.id,
        totalExperienceDuration: 54,
        internshipLogos: [{ companyName: 'Earlier' }, { companyName: 'Later' }],
        workLogos: [{ companyName: 'Second' }, { companyName: 'Tenth' }],
      },
    ]);
  });

  it('stands in the search of the landing page with internships and full-time jobs apart', async () => {
    const { id } = await anAlumnus(app, { fullName: 'Zubeda Quillfeather' });
    await worked(
      id,
      step({ checkboxName: 'work1', companyName: 'Trained', experienceType: 'intern' }),
    );
    await worked(id, step({ checkboxName: 'work2', companyName: 'Hired' }));
    const { body } = await app.visitor.rest('GET', '/api/auth/search?search=Quillfeather');
    expect(body.profiles).toMatchObject([
      {
        totalExperienceDuration: expect.any(Number),
        experiences: [
          { type: 'internship', experienceType: 'intern', companyName: 'Trained' },
          { type: 'work', experienceType: 'fulltime', companyName: 'Hired', companyLogo: null },
        ],
      },
    ]);
  });

  it('is empty for those who have none, closed to the unverified, and told by REST as documented', async () => {
    expect((await reader.ask(path, { id: reader.id })).careerPath).toMatchObject({
      experiences: [],
      totalExperienceDuration: 0,
    });
    const unverified = await anUnverifiedMentee(app);
    expect((await unverified.ask(path, { id: unverified.id })).careerPath.experiences).toEqual([]);
    expect((await unverified.refused(path, { id: alumnus.id })).code).toBe('FORBIDDEN');
    const { status, body } = await reader.rest('GET', `/api/career-path/${alumnus.id}`);
    expect([status, body.totalExperienceDuration, body.experiences[0].companyName]).toEqual([
      200,
      54,
      'Earlier',
    ]);
    expect((await reader.rest('GET', '/api/career-path/career-paths')).body).toEqual({
      version: 0,
      experiences: [],
      totalExperienceDuration: 0,
      totalInternshipDuration: 0,
      totalWorkDuration: 0,
    });
    expect((await reader.rest('GET', '/api/career-path/user/graduation-year')).body).toEqual({
      yearOfGraduation: 2027,
    });
    expect((await app.visitor.rest('GET', '/api/career-path/user/graduation-year')).status).toBe(
      401,
    );
    expect((await app.visitor.rest('GET', `/api/career-path/${alumnus.id}`)).status).toBe(401);
  });
});
