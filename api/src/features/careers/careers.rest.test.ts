import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careerTexts } from '../../../../schema/rules/careers/careers-texts.ts';
import { systemClock, yearOf } from '../../core/clock.ts';
import { aJob, anInternship, readCareer } from '../../testing/builders/careers.ts';
import {
  anAlumnus,
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
      `From year must be between 1900 and ${yearOf(systemClock)}`,
      'experiences.0.duration.from.year',
    ],
    [
      'a year to come',
      [aJob(1, { duration: { from: { year: 2020 }, to: { year: 9999 } } })],
      `To year must be between 1900 and ${yearOf(systemClock)}`,
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
    expect(await readCareer(owner)).toMatchObject({ version: 0, experiences: [] });
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
