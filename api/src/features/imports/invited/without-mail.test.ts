import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../../core/mail/mail.ts';
import { actOn, csv, lines, sendPeople, untilImport } from '../../../testing/builders/imports.ts';
import {
  aMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { inviteSome } from './invitations.ts';

/** A mailer as it is before a mail server is named: it keeps what nobody reads. */
const sent: Mail[] = [];
const mailer = {
  storedMails: (() => Promise.resolve([])) as undefined | (() => Promise<never[]>),
  send(mail: Mail): Promise<void> {
    sent.push(mail);
    return Promise.resolve();
  },
};

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ mailer });
  Object.assign(app.app.config, { production: true });
  owner = await aMentee(app, { isAdmin: true, isSuperAdmin: true });
});
afterAll(() => app.close());

const look = async (id: string): Promise<Json> =>
  (await owner.ask('query ($id: ID!) { peopleImport(id: $id) { invited waitsForMail } }', { id }))
    .peopleImport;

it('invitations wait until a mail server is named, and it is told', async () => {
  const { id } = await sendPeople(app, owner, csv(...lines('waits.example', 2)), 'accounts');
  await actOn(owner, 'runImport', id);
  await untilImport(owner, id, 'done');
  await inviteSome(app.app).run({ id });
  expect(await look(id)).toEqual({ invited: 0, waitsForMail: true });
  expect(sent).toEqual([]);
  const waiting = await app.app.db.sql(
    "select from pgboss.job where name = 'imports.invite-people' and state = 'created' and start_after > now()",
  );
  expect(waiting.length).toBeGreaterThan(0);

  mailer.storedMails = undefined;
  await inviteSome(app.app).run({ id });
  expect(await look(id)).toEqual({ invited: 2, waitsForMail: false });
  await eventually(() => sent.length === 2, 'both invitations');
});

it('a roster invites nobody, so nothing of it waits', async () => {
  mailer.storedMails = () => Promise.resolve([]);
  const { id } = await sendPeople(app, owner, csv(...lines('listed.example', 2)), 'roster');
  expect(await look(id)).toEqual({ invited: 0, waitsForMail: false });
});
