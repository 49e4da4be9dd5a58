import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificationTexts } from '../../../../../schema/rules/account/verification-texts.ts';
import { aPdf } from '../../../testing/files.ts';
import {
  aMentee,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { joinSocketRoom } from '../../../testing/socket-room.ts';
import { identity } from '../../identity/index.ts';
import { administration } from '../index.ts';

const queue =
  '{ verifications { nodes { id status documentType contentType fileUrl user { id fullName email } } } adminTasks { verifications medianHours } }';
const approve =
  'mutation ($id: ID!) { approveVerification(id: $id) { status decidedBy { fullName } } }';
const reject =
  'mutation ($id: ID!, $reason: String!) { rejectVerification(id: $id, reason: $reason) { status reason } }';
const me = '{ me { isVerified verificationPending verificationRejection } }';

let app: TestApp;
let admin: Person;
let second: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await aMentee(app, { isAdmin: true, fullName: 'Asha Admin' });
  second = await aMentee(app, { isAdmin: true, fullName: 'Second Admin' });
});
afterAll(() => app.close());

async function handIn(person: Person): Promise<string> {
  const form = new FormData();
  form.set('document', new File([new Uint8Array(aPdf())], 'id.pdf', { type: 'application/pdf' }));
  form.set('documentType', 'degree');
  const { status } = await person.rest('POST', '/api/auth/upload-document', form);
  expect(status).toBe(200);
  const { verifications } = await admin.ask(queue);
  return verifications.nodes.find(({ user }: Json) => user.id === person.id).id;
}
const runJob = async (name: string): Promise<void> => {
  const jobs = [...(identity.jobs?.(app.app) ?? []), ...(administration.jobs?.(app.app) ?? [])];
  await jobs.find((job) => job.name === name)?.run({} as never);
};

describe('the queue of documents', () => {
  it('tells admins live, shows the document, and verifies who is approved', async () => {
    const person = await anUnverifiedMentee(app, { fullName: 'Diya Kashyap' });
    const { received, leave } = await joinSocketRoom(app, admin, 'join', admin.id, 'newTask');
    const id = await handIn(person);
    await eventually(() => received.length > 0, 'newTask');
    expect(received).toEqual([{ type: 'verification', _id: id }]);
    leave();
    const { verifications, adminTasks } = await admin.ask(queue);
    const request = verifications.nodes.find((one: Json) => one.id === id);
    expect(request).toMatchObject({
      status: 'pending',
      documentType: 'degree',
      contentType: 'application/pdf',
      user: { fullName: 'Diya Kashyap', email: person.email },
    });
    expect(adminTasks.verifications).toBe(1);
    expect((await fetch(`${app.url}${request.fileUrl}`)).status).toBe(200);
    expect(await person.refused(queue)).toMatchObject({ message: 'Not an admin' });

    app.clock.advance(3600);
    const { status, body } = await admin.rest('POST', `/api/admin/verifications/${id}/approve`);
    expect([status, body.status]).toEqual([200, 'approved']);
    expect((await person.ask(me)).me).toMatchObject({
      isVerified: true,
      verificationPending: false,
    });
    expect((await app.mailTo(person.email)).subject).toBe('You are verified');
    const after = (await admin.ask(queue)).adminTasks;
    expect(after.verifications).toBe(0);
    expect(Math.round(after.medianHours)).toBe(1);
    expect((await admin.rest('GET', '/api/admin/verifications')).body.verifications).toEqual([]);
    expect(
      (await admin.rest('GET', '/api/admin/verifications?status=approved')).body.verifications,
    ).toMatchObject([{ _id: id, user: { _id: person.id } }]);
  });

  it('is decided once: the second admin reads who was faster', async () => {
    const id = await handIn(await anUnverifiedMentee(app));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_one, n) => (n % 2 ? admin : second).graphql(approve, { id })),
    );
    const done = answers.filter(({ errors }) => !errors);
    expect(done).toHaveLength(1);
    const by = done[0]?.data.approveVerification.decidedBy.fullName;
    expect(await admin.refused(reject, { id, reason: 'Too late' })).toMatchObject({
      code: 'CONFLICT',
      message: `${by} has approved this document already`,
    });
    const lines = await app.app.db.sql('select from audit_log where target_id = $1', [id]);
    expect(lines).toHaveLength(1);
  });

  it('rejects with a reason that is mailed and shown; another document may follow', async () => {
    const person = await anUnverifiedMentee(app);
    const id = await handIn(person);
    expect(await admin.refused(reject, { id, reason: ' ' })).toMatchObject({
      message: 'Please give a reason',
    });
    await admin.ask(reject, { id, reason: 'Too blurred' });
    expect((await person.ask(me)).me).toEqual({
      isVerified: false,
      verificationPending: false,
      verificationRejection: 'Too blurred',
    });
    expect((await app.mailTo(person.email)).text).toContain('Too blurred');
    const next = await handIn(person);
    expect((await person.ask(me)).me).toMatchObject({
      verificationPending: true,
      verificationRejection: null,
    });
    // The documented call has no reason.
    const { status, body } = await admin.rest('POST', `/api/admin/verifications/${next}/reject`);
    expect([status, body.status]).toEqual([200, 'rejected']);
    expect((await person.ask(me)).me.verificationRejection).toBe(verificationTexts.defaultReason);
  });

  it('logs the reason that is mailed: without what no column holds, and what turns words around', async () => {
    const person = await anUnverifiedMentee(app);
    const id = await handIn(person);
    await admin.ask(reject, { id, reason: ' \u202Eblurred\u0000 \uD800picture ' });
    const [line] = await app.app.db.sql<Json>(
      'select changes from audit_log where target_id = $1',
      [id],
    );
    const { verificationRejection: shown } = (await person.ask(me)).me;
    expect(line?.changes).toEqual({ person: person.id, reason: shown });
    expect(shown).toBe('blurred \uFFFDpicture');
    expect((await app.mailTo(person.email)).text).toContain(shown);
  });

  it('is searched, sorted, and written as a file', async () => {
    const [zoya, yusuf] = [
      await anUnverifiedMentee(app, { fullName: 'Zoya Searched' }),
      await anUnverifiedMentee(app, { fullName: 'Yusuf Searched' }),
    ];
    const ids = [await handIn(zoya), await handIn(yusuf)];
    const found =
      'query ($search: String, $sort: VerificationSort, $documentType: DocumentType) { verifications(search: $search, sort: $sort, documentType: $documentType) { nodes { id } } }';
    const idsOf = async (given: object): Promise<string[]> =>
      (await admin.ask(found, { ...given })).verifications.nodes.map(({ id }: Json) => id);
    expect(await idsOf({ search: 'searched' })).toEqual(ids);
    expect(await idsOf({ search: 'searched', sort: 'newest' })).toEqual(ids.toReversed());
    expect(await idsOf({ search: yusuf.email })).toEqual([ids[1]]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect(await idsOf({ search: 'searched', documentType: 'degree' })).toEqual(ids);
    expect(await idsOf({ search: 'searched', documentType: 'collegeId' })).toEqual([]);
    const { exportVerifications } = await admin.ask(
      'mutation { exportVerifications(status: pending, search: "zoya") { address } }',
    );
    const lines = (await (await fetch(`${app.url}${exportVerifications.address}`)).text())
      .trim()
      .split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Zoya Searched,${zoya.email},degree,pending`);
  });

  it('lets no admin decide about their own, and answers unknown ids as such', async () => {
    const unverified = await anUnverifiedMentee(app, { isAdmin: true });
    const id = await handIn(unverified);
    expect(await unverified.refused(approve, { id })).toMatchObject({ code: 'FORBIDDEN' });
    for (const wrong of ['x', unverified.id])
      expect(await admin.refused(approve, { id: wrong })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('reminds admins once of what waits for two days, and forgets documents a month later', async () => {
    const person = await anUnverifiedMentee(app);
    const id = await handIn(person);
    app.clock.advance(49 * 3600);
    const before = app.mails.length;
    const reminders = (): number =>
      app.mails.slice(before).filter(({ to, text }) => to === admin.email && /48 hours/.test(text))
        .length;
    await runJob('administration.remind-admins');
    await eventually(() => reminders() === 1, 'the reminder');
    await runJob('administration.remind-admins');
    await admin.ask(approve, { id });
    app.clock.advance(31 * 86_400);
    await runJob('identity.forget-documents');
    const [row] = await app.app.db.sql<Json>(
      'select file_id, status from verification_requests where id = $1',
      [id],
    );
    expect(row).toEqual({ file_id: null, status: 'approved' });
    expect(reminders()).toBe(1);
  });
});
