import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRoster } from '../../src/features/imports/roster/roster.ts';
import { actOn, csv, sendPeople, untilImport } from '../../src/testing/builders/imports.ts';
import { aPdf } from '../../src/testing/files.ts';
import {
  aMentee,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const takeBack =
  'mutation ($id: ID!, $reason: String!) { takeVerificationBack(id: $id, reason: $reason) { isVerified verifiedBy verifiedAt } }';
const read =
  'query ($id: ID!) { adminUser(id: $id) { user { isVerified verifiedBy verifiedAt verificationEndedAt } } }';

let app: TestApp;
let admin: Person;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp({
    env: { COLLEGE_EMAIL_DOMAIN: 'students.nit.example' },
    limits: { uploads: { points: 1000, seconds: 60 } },
  });
  admin = await aMentee(app, { isAdmin: true });
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterAll(() => app.close());

interface AccountState {
  isVerified: boolean;
  verifiedBy: string | null;
  verifiedAt: string | null;
  verificationEndedAt: string | null;
}
const standing = async ({ id }: { id: string }): Promise<AccountState> =>
  (await admin.ask(read, { id })).adminUser.user as AccountState;
const reason = 'The card was of somebody else';

async function handIn(person: Person): Promise<void> {
  const form = new FormData();
  form.set('document', new File([new Uint8Array(aPdf())], 'id.pdf', { type: 'application/pdf' }));
  form.set('documentType', 'degree');
  await person.rest('POST', '/api/auth/upload-document', form);
}
async function byDocument(person: Person): Promise<void> {
  await handIn(person);
  const { verifications } = await admin.ask('{ verifications { nodes { id user { id } } } }');
  const id = verifications.nodes.find(
    ({ user }: { user: { id: string } }) => user.id === person.id,
  ).id;
  await admin.ask('mutation ($id: ID!) { approveVerification(id: $id) { status } }', { id });
}
async function byInstitute(person: Person, email: string): Promise<void> {
  await person.ask('mutation ($email: String!) { sendInstituteCode(email: $email) { otp } }', {
    email,
  });
  await person.ask(
    'mutation ($email: String!, $otp: String!) { verifyInstituteCode(email: $email, otp: $otp) { token } }',
    { email, otp: await app.codeFor(email) },
  );
}
async function byFile(mode: 'accounts' | 'roster', email: string): Promise<void> {
  const { id }: { id: string } = await sendPeople(
    app,
    owner,
    csv(`Asha Rao,${email},,Ours,CSE,2027,mentee`),
    mode,
  );
  await actOn(owner, 'runImport', id);
  await untilImport(owner, id, 'done');
  await matchRoster(app.app).run({});
}

describe('a verification', () => {
  it('says how and since when, by whichever way it came', async () => {
    const at = app.clock.now().toISOString();
    const [paper, institute, listed] = [
      await anUnverifiedMentee(app),
      await anUnverifiedMentee(app),
      await anUnverifiedMentee(app, { email: 'listed@mail.example' }),
    ];
    expect(await standing(paper)).toEqual({
      isVerified: false,
      verifiedBy: null,
      verifiedAt: null,
      verificationEndedAt: null,
    });
    await byDocument(paper);
    await byInstitute(institute, 'asha@students.nit.example');
    await byFile('roster', 'listed@mail.example');
    await byFile('accounts', 'imported@mail.example');
    const [imported] = await app.app.db.sql<{ id: string }>(
      "select id from users where email = 'imported@mail.example'",
    );
    if (!imported) throw new Error('nobody was imported');
    const found = await Promise.all([paper, institute, listed, imported].map(standing));
    expect(found.map(({ isVerified, verifiedBy }) => [isVerified, verifiedBy])).toEqual([
      [true, 'document'],
      [true, 'institute'],
      [true, 'roster'],
      [true, 'import'],
    ]);
    for (const { verifiedAt } of found) expect((verifiedAt ?? '') >= at).toBe(true);
  });

  it('is taken back with a reason that is mailed and logged; the roster does not bring it again', async () => {
    const person = await anUnverifiedMentee(app, { email: 'again@mail.example' });
    await byFile('roster', 'again@mail.example');
    expect((await standing(person)).isVerified).toBe(true);
    const id = person.id;
    expect((await admin.refused(takeBack, { id, reason: ' ' })).code).toBe('BAD_USER_INPUT');
    expect((await person.refused(takeBack, { id, reason })).code).toBe('FORBIDDEN');
    expect((await admin.refused(takeBack, { id: owner.id, reason })).code).toBe('FORBIDDEN');
    expect((await admin.refused(takeBack, { id: admin.id, reason })).code).toBe('FORBIDDEN');
    expect((await admin.ask(takeBack, { id, reason })).takeVerificationBack).toEqual({
      isVerified: false,
      verifiedBy: null,
      verifiedAt: null,
    });
    expect((await admin.refused(takeBack, { id, reason })).code).toBe('CONFLICT');
    expect((await person.ask('{ me { isVerified } }')).me.isVerified).toBe(false);
    const mail = await app.mailTo(person.email);
    expect([mail.subject, mail.text]).toEqual([
      'You are not verified any more',
      expect.stringContaining(reason),
    ]);
    const [line] = await app.app.db.sql<{ admin_id: string; changes: object }>(
      "select admin_id, changes from audit_log where action = 'verification.takeBack' and target_id = $1",
      [id],
    );
    expect(line).toMatchObject({ admin_id: admin.id, changes: { reason, verifiedBy: 'roster' } });
    await matchRoster(app.app).run({});
    expect(await standing(person)).toMatchObject({
      isVerified: false,
      verificationEndedAt: expect.any(String),
    });
    // What is proven anew counts.
    await byInstitute(person, 'anew@students.nit.example');
    expect(await standing(person)).toMatchObject({
      isVerified: true,
      verifiedBy: 'institute',
      verificationEndedAt: null,
    });
  });
});

describe('a document that waits', () => {
  const waiting = '{ adminTasks { verifications medianHours } verifications { nodes { id } } }';
  const me = '{ me { isVerified verificationPending verificationRejection } }';

  it.each([
    [
      'the institute address',
      (person: Person) => byInstitute(person, 'waited@students.nit.example'),
    ],
    ['the roster', (person: Person) => byFile('roster', person.email)],
  ])('leaves the queue when %s verifies its person', async (_by, verify) => {
    const person = await anUnverifiedMentee(app);
    await handIn(person);
    const { verifications } = await admin.ask(waiting);
    const [{ id }] = verifications.nodes;
    const { medianHours } = (await admin.ask(waiting)).adminTasks;
    app.clock.advance(3600);
    await verify(person);
    expect(await admin.ask(waiting)).toEqual({
      // Nobody has decided: what it took is no time of the admins.
      adminTasks: { verifications: 0, medianHours },
      verifications: { nodes: [] },
    });
    expect((await person.ask(me)).me).toEqual({
      isVerified: true,
      verificationPending: false,
      verificationRejection: null,
    });
    const approve = 'mutation ($id: ID!) { approveVerification(id: $id) { status } }';
    expect(await admin.refused(approve, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'This document is approved already',
    });
    expect(app.mails.filter(({ to }) => to.includes(person.email))).not.toContainEqual(
      expect.objectContaining({ subject: 'You are verified' }),
    );
  });

  it('is not taken any more from who was verified while it was sent', async () => {
    const person = await anUnverifiedMentee(app);
    const email = 'at.once@students.nit.example';
    await person.ask('mutation ($email: String!) { sendInstituteCode(email: $email) { otp } }', {
      email,
    });
    const otp = await app.codeFor(email);
    const verify =
      'mutation ($email: String!, $otp: String!) { verifyInstituteCode(email: $email, otp: $otp) { token } }';
    await Promise.all([handIn(person), person.ask(verify, { email, otp })]);
    expect((await admin.ask(waiting)).adminTasks.verifications).toBe(0);
  });
});
