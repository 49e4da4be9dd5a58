import { afterAll, beforeAll, expect, it } from 'vitest';
import { collegeYear } from '../../../schema/rules/text/days.ts';
import { anImportingCollege, csv, sendPeople } from '../../src/testing/builders/imports.ts';
import { aMentee, aPerson, type Json, type Person, type TestApp } from '../../src/testing/index.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

const person = (yearOfGraduation: number) => ({
  fullName: 'Asha Rao',
  degreeType: 'B.Tech',
  stream: 'CSE',
  yearOfGraduation,
  role: 'mentee',
});
const signUpForm = (yearOfGraduation: number) => ({
  ...person(yearOfGraduation),
  email: `a${Math.random().toString(36).slice(2)}@mail.example`,
  password: 'Correct-Horse9!',
  rePassword: 'Correct-Horse9!',
});
const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }';
const complete =
  'mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { redirectTo } }';
const correct =
  'mutation ($id: ID!, $year: Int!) { correctUser(id: $id, facts: { yearOfGraduation: $year }) { id } }';
const create = 'mutation ($input: NewAdminInput!) { createAdmin(input: $input) { id } }';
const reach = 'query ($year: Int!) { announcementReach(audience: { yearOfGraduation: $year }) }';

const textOf = ({ errors }: Json): string | null =>
  errors ? Object.values<string>(errors[0].extensions.fields).join() : null;

/** What each way in says of a year: null where it is taken. */
const waysIn: [string, (year: number) => Promise<string | null>][] = [
  [
    'sign-up',
    async (year) => textOf(await app.visitor.graphql(signUp, { input: signUpForm(year) })),
  ],
  [
    'sign-up over REST, with a role or without',
    async (year) => {
      const send = async (form: Json) =>
        (await app.visitor.rest('POST', '/api/auth/signup', form)).body.fields?.yearOfGraduation;
      const found = (await send(signUpForm(year))) ?? null;
      expect((await send({ ...signUpForm(year), role: null })) ?? null).toBe(found);
      return found;
    },
  ],
  [
    'profile completion',
    async (year) => {
      const arrived = await aPerson(app, { isProfileComplete: false });
      return textOf(await arrived.graphql(complete, { input: person(year) }));
    },
  ],
  [
    'a correction',
    async (year) => {
      const { id } = await aMentee(app);
      return textOf(await owner.graphql(correct, { id, year }));
    },
  ],
  [
    'a new admin',
    async (year) => {
      const { fullName, stream, email, password } = signUpForm(year);
      const more = { mobileNumber: '+91 98765 43210', college: 'Ours', yearOfGraduation: year };
      return textOf(
        await owner.graphql(create, { input: { fullName, stream, email, password, ...more } }),
      );
    },
  ],
  [
    'an import',
    async (year) => {
      const file = csv(`Asha Rao,a${year}@mail.example,,Ours,CSE,${year},mentee`);
      const { id } = await sendPeople(app, owner, file, 'roster');
      const { importRows } = await owner.ask(
        'query ($id: ID!) { importRows(id: $id, state: bad) { nodes { problems { reason } } } }',
        { id },
      );
      return importRows.nodes[0]?.problems[0].reason ?? null;
    },
  ],
];

it.each(waysIn)('the last year of graduation moves with the clock: %s', async (_way, ask) => {
  const thisYear = collegeYear(app.clock.now());
  const text = (year: number) => `Year must be between 1967 and ${year + 6}`;
  expect(await ask(thisYear + 6)).toBeNull();
  expect(await ask(thisYear + 7)).toBe(text(thisYear));
  expect(await ask(1967)).toBeNull();
  expect(await ask(1966)).toBe(text(thisYear));
});

it('the last year is one more from the midnight of the college on which a year begins', async () => {
  const thisYear = collegeYear(app.clock.now());
  expect((await owner.ask(reach, { year: thisYear + 6 })).announcementReach).toEqual(
    expect.any(Number),
  );
  expect((await owner.refused(reach, { year: thisYear + 7 })).code).toBe('BAD_USER_INPUT');
  const newYear = Date.parse(`${thisYear + 1}-01-01T00:30:00+05:30`);
  app.clock.advance((newYear - app.clock.now().getTime()) / 1000);
  const later = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
  expect((await later.ask(reach, { year: thisYear + 7 })).announcementReach).toEqual(
    expect.any(Number),
  );
  expect(textOf(await app.visitor.graphql(signUp, { input: signUpForm(thisYear + 7) }))).toBeNull();
  expect(textOf(await app.visitor.graphql(signUp, { input: signUpForm(thisYear + 8) }))).toBe(
    `Year must be between 1967 and ${thisYear + 7}`,
  );
});
