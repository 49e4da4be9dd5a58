import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aPerson,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

describe('mail that its server refuses', () => {
  let refusal: Error | undefined;
  let app: TestApp;
  let keeper: Person;
  beforeAll(async () => {
    app = await startTestApp({
      mailer: { send: () => (refusal ? Promise.reject(refusal) : Promise.resolve()) },
    });
    keeper = await aPerson(app, { isSuperAdmin: true });
  });
  afterAll(() => app.close());

  const refuse = (command: string, said: string): void => {
    const code = 'EENVELOPE';
    refusal = Object.assign(new Error(said), { code, command, responseCode: 550 });
  };
  const askForCode = async (): Promise<void> => {
    await app.visitor.ask(
      'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
      { email: (await aPerson(app)).email },
    );
  };
  /** How mail stands, once it is as it should be; what waits is tried at once. */
  const look = (until: (found: Json) => boolean): Promise<Json> =>
    eventually(async () => {
      await app.app.db.sql("update pgboss.job set start_after = now() where state = 'retry'");
      const { health } = await keeper.ask('{ health { name state words advice said } }');
      const found = (health as Json[]).find(({ name }) => name === 'mail');
      return found && until(found) && found;
    }, 'that state of mail');
  const isDegraded = async (): Promise<boolean> => {
    const answer: unknown = await (await fetch(`${app.url}/readyz`)).json();
    return JSON.stringify(answer).includes('mail');
  };

  it('for its sender does not leave', async () => {
    refuse('MAIL FROM', '550 5.4.5 Daily user sending limit exceeded');
    await askForCode();
    const found = await look(({ said }) => said === refusal?.message);
    expect(found.state).toBe('bad');
    expect(found.words).toMatch(/^Mail does not leave: 1 mail waits/);
    expect(found.advice).toContain('A limit of a day ends by itself.');
    await eventually(isDegraded, '/readyz that names it');
  });

  it('for the address of a letter is about that letter', async () => {
    refuse('RCPT TO', '550 5.1.1 No such user');
    const one = await look(({ said }) => said === refusal?.message);
    expect(one).toMatchObject({
      state: 'attention',
      words: 'Mail leaves. The mail server refused 1 letter, for its address.',
    });
    await eventually(async () => !(await isDegraded()), '/readyz that does not name it');
    await askForCode();
    const both = await look(({ words }) => words.includes('2 letters'));
    expect(both.words).toBe('Mail leaves. The mail server refused 2 letters, for their addresses.');
  });
});
