import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { yearOf } from '../../../core/clock.ts';
import { aMentee, anAlumnus, aPerson, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const switchRole = /* GraphQL */ `mutation ($role: Role!) { switchRole(newRole: $role) { needsCreation token } }`;
const createRole = /* GraphQL */ `mutation ($role: Role!) { createRole(newRole: $role) { token message } }`;
const complete = /* GraphQL */ `mutation ($input: CompleteProfileInput!) { completeProfile(input: $input) { token redirectTo } }`;
const me = /* GraphQL */ `{ me { role roles isVerified isMember isProfileComplete user { fullName stream specialisation yearOfGraduation } } }`;

describe('switching roles', () => {
  it('needs the role to be created first, then goes to and fro', async () => {
    const person = await aPerson(app, { role: 'mentee', yearOfGraduation: 2020 });
    expect((await person.ask(switchRole, { role: 'alumni' })).switchRole).toEqual({
      needsCreation: true,
      token: null,
    });
    const created = (await person.ask(createRole, { role: 'alumni' })).createRole;
    expect(created.message).toBe('Successfully created and switched to alumni role!');
    expect((await app.as(created.token).ask(me)).me).toMatchObject({
      role: 'alumni',
      roles: ['mentee', 'alumni'],
      isMember: true,
      isVerified: false,
    });
    const back = (await person.ask(switchRole, { role: 'mentee' })).switchRole;
    expect(back.needsCreation).toBe(false);
    // The role stands in the database: the old token sees it too.
    expect((await person.ask(me)).me).toMatchObject({ role: 'mentee', isMember: false });
  });

  it('refuses an alumni role before graduation, by the clock of the server', async () => {
    const year = yearOf(app.clock);
    const [next, this_] = [
      await aMentee(app, { yearOfGraduation: year + 1 }),
      await aMentee(app, { yearOfGraduation: year }),
    ];
    expect(await next.refused(createRole, { role: 'alumni' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Alumni must have graduated by now',
    });
    expect((await next.ask(me)).me).toMatchObject({ role: 'mentee', roles: ['mentee'] });
    await this_.ask(createRole, { role: 'alumni' });
  });

  it('creates a role once, however often and however parallel it is asked', async () => {
    const person = await anAlumnus(app);
    await Promise.all(Array.from({ length: 6 }, () => person.ask(createRole, { role: 'mentee' })));
    expect((await person.ask(me)).me.roles.sort()).toEqual(['alumni', 'mentee']);
  });

  it('knows two roles only', async () => {
    const person = await aMentee(app);
    expect((await person.refused(switchRole, { role: 'admin' })).code).toBe('BAD_USER_INPUT');
    expect(await person.rest('POST', '/api/auth/switch-role', { newRole: 'admin' })).toMatchObject({
      status: 400,
      body: { message: 'Role is required' },
    });
  });
});

describe('completing a profile', () => {
  const input = {
    fullName: 'Ravi Iyer',
    degreeType: 'M.Tech',
    stream: 'ECE',
    specialisation: 'Signals',
    yearOfGraduation: 2019,
    role: 'alumni',
  };

  it('fills an incomplete account, once', async () => {
    const person = await aPerson(app, { isProfileComplete: false });
    expect((await person.refused(createRole, { role: 'alumni' })).message).toBe(
      'Please complete your profile first',
    );
    expect((await person.ask(complete, { input })).completeProfile.redirectTo).toBe('/feed');
    expect((await person.ask(me)).me).toMatchObject({
      role: 'alumni',
      roles: ['alumni'],
      isProfileComplete: true,
      user: {
        fullName: 'Ravi Iyer',
        stream: 'ECE',
        specialisation: 'Signals',
        yearOfGraduation: 2019,
      },
    });
    expect((await person.refused(complete, { input: { ...input, role: 'mentee' } })).code).toBe(
      'CONFLICT',
    );
  });

  it('is once also when asked twice at the same moment', async () => {
    const person = await aPerson(app, { isProfileComplete: false });
    const answers = await Promise.all([
      person.graphql(complete, { input }),
      person.graphql(complete, { input: { ...input, role: 'mentee' } }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('holds to the rules of sign-up', async () => {
    const person = await aPerson(app, { isProfileComplete: false });
    const wrong = { fullName: '', degreeType: 'BSc' };
    const texts = {
      fullName: 'Full name is required',
      degreeType: 'Degree type is required',
      yearOfGraduation: `Year must be between 1967 and ${yearOf(app.clock) + 6}`,
    };
    const { fields } = await person.refused(complete, {
      input: { ...wrong, yearOfGraduation: 0, role: 'mentee' },
    });
    expect(fields).toMatchObject(texts);
    const { body } = await person.rest('POST', '/api/auth/complete-profile', {
      ...wrong,
      yearOfGraduation: null,
      role: null,
    });
    expect(body.fields).toMatchObject({ ...texts, role: 'Role is required' });
    expect(
      (
        await person.refused(complete, {
          input: { ...input, yearOfGraduation: yearOf(app.clock) + 1 },
        })
      ).fields,
    ).toEqual({ yearOfGraduation: 'Alumni must have graduated by now' });
  });
});
