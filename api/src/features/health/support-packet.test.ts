import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  anAlumnus,
  aPerson,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

/** Values that somebody who is sent a packet must not read. */
const veiled = {
  SMTP_URL: 'smtp://mailer:veiled-smtp@127.0.0.1:1',
  MAIL_FROM: 'Office <veiled-office@college.example>',
  BACKUP_KEY: 'veiled backup key of the college',
  METRICS_TOKEN: 'veiled-metrics-token',
  TURN_URLS: 'turn:veiled-turn.example:3478',
  TURN_SECRET: 'veiled-turn-secret',
  GOOGLE_CLIENT_ID: 'veiled-client',
  PUBLIC_URL: 'http://veiled-college.example',
  ICE_SERVERS: '[{"urls":"stun:veiled-ice.example","credential":"veiled-credential"}]',
};
const packet = '{ supportPacket { name text } }';

describe('a support packet', () => {
  let app: TestApp;
  let keeper: Person;
  let writer: Person;
  beforeAll(async () => {
    app = await startTestApp({
      env: { ...veiled, TRUSTED_DOCUMENTS: 'any', LOG_LEVEL: 'silent' },
      mailer: {
        send: () => Promise.reject(new Error('550 no such user: veiled.person@mail.example')),
      },
    });
    keeper = await aPerson(app, { isSuperAdmin: true });
    writer = await anAlumnus(app, { fullName: 'Veiled Writer' });
    await aPost(writer);
    // What other files have left in the table would make it large.
    await app.app.db.sql('vacuum full posts');
    await keeper.graphql('mutation { sendTestLetter { isSent } }');
  });
  afterAll(() => app.close());

  it('tells how everything stands, the program, settings, sizes and the queue', async () => {
    const { supportPacket } = await keeper.ask(packet);
    expect(supportPacket.name).toMatch(/^experiencia-support-\d{4}-\d\d-\d\d\.txt$/);
    const { text } = supportPacket as { text: string };
    for (const title of [
      'Health',
      'Program',
      'Settings',
      'Database',
      'Tables, about',
      'Work behind the pages',
    ])
      expect(text).toContain(`\n## ${title}\n`);
    expect(text).toMatch(/^(good |look |BAD ) {2}Database: /m);
    expect(text).toMatch(/^Experiencia \d+\.\d+\.\d+, Node \d+/m);
    expect(text).toMatch(/^LOG_LEVEL {2}silent$/m);
    expect(text).toMatch(/^SMTP_URL {2}set$/m);
    expect(text).toMatch(/^REDIS_URL {2}(set|not set)$/m);
    expect(text).toMatch(/^\d+ migrations, the last is Migration\d+/m);
    expect(text).toMatch(/^ +[\d.]+ kB +1 row {3}posts$/m);
    expect(text).not.toContain('It could not be read.');
  });

  it('holds no secret, no address and nothing of people', async () => {
    const { supportPacket } = await keeper.ask(packet);
    expect(supportPacket.text).not.toMatch(/veiled/i);
    expect(supportPacket.text).not.toMatch(/@|:\/\//);
    for (const { email } of [keeper, writer]) expect(supportPacket.text).not.toContain(email);
    // A college without mail is told where its mails are shown.
    const other = await startTestApp({
      env: { PUBLIC_URL: veiled.PUBLIC_URL },
      mailer: { send: () => Promise.resolve(), storedMails: () => Promise.resolve([]) },
    });
    const { supportPacket: told } = await (await aPerson(other, { isSuperAdmin: true })).ask(
      packet,
    );
    expect(told.text).toContain('[address]/dev/mail');
    expect(told.text).not.toMatch(/veiled|:\/\//);
    await other.close();
  });

  it('is for super admins, a dozen an hour', async () => {
    const admin = await aPerson(app, { isAdmin: true });
    expect((await admin.refused(packet)).code).toBe('FORBIDDEN');
    const other = await aPerson(app, { isSuperAdmin: true });
    const codes: string[] = [];
    for (let turn = 0; turn < 14; turn += 1)
      codes.push((await other.graphql(packet)).errors?.[0]?.extensions.code ?? 'made');
    expect(codes.filter((code) => code === 'made')).toHaveLength(12);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
