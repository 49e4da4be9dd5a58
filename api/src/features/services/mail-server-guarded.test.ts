import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownAccountTexts } from '../../../../schema/rules/account/own-account-texts.ts';
import { secondFactorTexts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import { mailServerTexts as texts } from '../../../../schema/rules/services/mail-server-texts.ts';
import {
  aCollegeBesideAMailServer,
  mailPassword,
  mailServerCalls,
} from '../../testing/builders/services/mail-server.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const { look, set, attempt } = mailServerCalls;
const secret = mailPassword;

let app: TestApp;
let owner: Person;
let sink: Awaited<ReturnType<typeof aCollegeBesideAMailServer>>['sink'];
beforeAll(async () => {
  ({ app, owner, sink } = await aCollegeBesideAMailServer());
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const server = (over?: Json): Json => sink.settings(over);
const now = async (who = owner): Promise<Json> => (await who.ask(look)).mailServer;

describe('who changes the mail server', () => {
  it('gives a code where they have a second factor, each once', async () => {
    const keeper = await aPerson(app, { isSuperAdmin: true });
    const { beginSecondFactor } = await keeper.ask('mutation { beginSecondFactor { secret } }');
    const totp = new TOTP({ secret: beginSecondFactor.secret });
    const code = (): string => totp.generate({ timestamp: app.clock.now().getTime() });
    await keeper.ask('mutation ($code: String!) { enableSecondFactor(code: $code) }', {
      code: code(),
    });
    const { version, asksForCode } = await now(keeper);
    expect(asksForCode).toBe(true);
    const asked = { version, server: server({ senderName: 'Office' }), password: secret };
    const missing = await keeper.refused(set, asked);
    expect(missing.fields).toEqual({ code: secondFactorTexts.codeMissing });
    const used = await keeper.refused(set, { ...asked, code: code() });
    expect(used.fields).toEqual({ code: secondFactorTexts.wrong });
    expect((await now()).version).toBe(version);
    app.clock.advance(31);
    const { setMailServer } = await keeper.ask(set, { ...asked, code: code() });
    expect(setMailServer.version).toBe(version + 1);
  });

  it('gives their password a while after signing in, where they have none', async () => {
    app.clock.advance(3600);
    const { version } = await now();
    const asked = { version, server: server({ senderName: 'Later' }) };
    const refused = await owner.refused(set, asked);
    expect(refused).toMatchObject({ code: 'FORBIDDEN', message: ownAccountTexts.confirm });
    expect((await owner.refused(set, { ...asked, ownPassword: 'wrong' })).code).toBe('FORBIDDEN');
    expect((await now()).version).toBe(version);
  });

  it('has a limit of letters', async () => {
    const limited = await startTestApp({
      mailer: 'own',
      limits: { testLetters: { points: 2, seconds: 600 } },
    });
    const keeper = await aPerson(limited, { isSuperAdmin: true });
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await keeper.graphql(attempt, { server: server(), password: secret });
      codes.push(answer.errors?.[0]?.extensions.code ?? 'tried');
    }
    expect(codes).toEqual(['tried', 'tried', 'RATE_LIMITED']);
    await limited.close();
  });
});

it('is shown and locked where the environment says it, without name and password', async () => {
  const locked = await startTestApp({
    mailer: 'own',
    env: {
      SMTP_URL: `smtps://office:${secret}@mail.govindrao.example`,
      MAIL_FROM: 'Govindrao <office@govindrao.example>',
    },
  });
  const keeper = await aPerson(locked, { isSuperAdmin: true });
  const found = await now(keeper);
  expect(found).toMatchObject({
    isLocked: true,
    isSenderLocked: true,
    sender: 'Govindrao <office@govindrao.example>',
    server: { host: 'mail.govindrao.example', port: 465, user: '' },
  });
  expect(JSON.stringify(found)).not.toContain(secret);
  for (const text of [set, attempt]) {
    const refused = await keeper.refused(text, { version: 0, server: server(), password: secret });
    expect(refused).toMatchObject({ code: 'CONFLICT', message: texts.lockedRefused });
  }
  await locked.close();
});
