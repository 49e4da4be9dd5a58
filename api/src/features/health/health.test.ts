import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail } from '../../core/mail/mail.ts';
import { disk } from '../../core/program/disk.ts';
import {
  aPerson,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { watchHealth } from './watch-health.ts';

const ask =
  '{ health { name title about state words advice said at } failedWork { id name about isGivenUp tries said } }';
const letter = 'mutation { sendTestLetter { address isSent words said } }';
const again = 'mutation ($id: ID!) { runWorkAgain(id: $id) { id } }';

interface Found {
  name: string;
  state: string;
  words: string;
  advice: string | null;
  said: string | null;
}

describe('the health of a college', () => {
  const sent: Mail[] = [];
  let refusal: Error | undefined;
  let app: TestApp;
  let keeper: Person;
  beforeAll(async () => {
    const mailer = {
      send: (mail: Mail) => {
        if (refusal) return Promise.reject(refusal);
        sent.push(mail);
        return Promise.resolve();
      },
    };
    app = await startTestApp({
      mailer,
      limits: { testLetters: { points: 4, seconds: 600 } },
      env: { PUBLIC_URL: 'http://college.example' },
    });
    keeper = await aPerson(app, { isSuperAdmin: true });
  });
  afterAll(() => app.close());

  /** A look that is not the one of before: an answer stands for two seconds. */
  const look = async (name: string, until: (found: Found) => boolean): Promise<Found> => {
    let last: Found | undefined;
    return eventually(
      async () => {
        const { health } = await keeper.ask(ask);
        last = (health as Found[]).find((found) => found.name === name);
        return last && until(last) && last;
      },
      `${name}, which is ${JSON.stringify(last)}`,
    );
  };

  it('is told of each part in words, with what to do where something is to be done', async () => {
    const { health, failedWork } = await keeper.ask(ask);
    const found = health as Found[];
    expect(found.map(({ name }) => name)).toEqual([
      'database',
      'files',
      'mail',
      'jobs',
      'backups',
      'secret',
      'push',
      'signIn',
      'instances',
      'address',
      'version',
    ]);
    const byName = Object.fromEntries(found.map((one) => [one.name, one]));
    expect(byName['mail']).toMatchObject({ state: 'good', words: 'Mail leaves; none waits.' });
    expect(byName['jobs']).toMatchObject({ state: 'good' });
    expect(byName['version']?.words).toContain('The database is of the same version.');
    expect(byName['backups']).toMatchObject({
      state: 'attention',
      words: 'There is none yet; the first is made tonight.',
    });
    expect(byName['push']?.advice).toContain('https');
    for (const { state, advice } of found) expect(advice === null).toBe(state === 'good');
    expect(failedWork).toEqual([]);
  });

  it('is for super admins alone, as is what they may do there', async () => {
    const admin = await aPerson(app, { isAdmin: true });
    const member = await aPerson(app);
    for (const document of [ask, letter, `mutation { runWorkAgain(id: "${admin.id}") { id } }`]) {
      for (const other of [admin, member])
        expect((await other.refused(document)).code).toBe('FORBIDDEN');
      expect((await app.visitor.refused(document)).code).toBe('UNAUTHENTICATED');
    }
    expect(sent).toEqual([]);
  });

  it('a test letter reaches who asks for it, or says what the mail server said', async () => {
    const { sendTestLetter } = await keeper.ask(letter);
    expect(sendTestLetter).toMatchObject({ address: keeper.email, isSent: true, said: null });
    expect(sent.at(-1)).toMatchObject({ to: keeper.email });
    refusal = new Error('535 5.7.8 Username and password not accepted');
    const { sendTestLetter: refused } = await keeper.ask(letter);
    expect(refused).toMatchObject({ isSent: false, said: refusal.message });
  });

  it('mail that does not leave is told with the words of its server', async () => {
    await app.visitor.ask(
      'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
      {
        email: keeper.email,
      },
    );
    const found = await look('mail', ({ state }) => state === 'bad');
    expect(found.words).toMatch(
      /^Mail does not leave: 1 mail waits, the first of them for 1 minute/,
    );
    expect(found.said).toBe(refusal?.message);
    expect(found.advice).toContain('SMTP_URL');
  });

  it('what failed is run again from there, once it is mended, and that is logged', async () => {
    const { failedWork } = await keeper.ask(ask);
    const failed = failedWork as { id: string; name: string; said: string }[];
    expect(failed).toMatchObject([
      {
        name: 'identity.mail-code',
        about: expect.stringMatching(/^Mails .*code/),
        said: refusal?.message,
      },
    ]);
    const id = failed[0]?.id ?? '';
    refusal = undefined;
    const before = sent.length;
    // Its next try would be later than this story ends.
    await app.app.db.sql(
      "update pgboss.job set start_after = now() + interval '1 hour' where id = $1",
      [id],
    );
    await keeper.ask(again, { id });
    await eventually(() => sent.length > before, 'the mail');
    expect((await keeper.refused(again, { id })).code).toBe('CONFLICT');
    const { auditLog } = await keeper.ask(
      '{ auditLog(first: 1) { nodes { action changes { name value } } } }',
    );
    expect(auditLog.nodes).toEqual([
      { action: 'work.runAgain', changes: [{ name: 'job', value: 'identity.mail-code' }] },
    ]);
    await look('mail', ({ state }) => state === 'good');
  });

  describe('is told to super admins', () => {
    const { freeBytes } = disk;
    const watch = (): Promise<void> => watchHealth(app.app).run({});
    const told = async (of: Person): Promise<string[]> => {
      const { notifications } = await of.ask(
        '{ notifications(first: 20) { nodes { kind content link } } }',
      );
      return (notifications.nodes as { kind: string; content: string; link: string }[]).flatMap(
        ({ kind, content, link }) => (kind === 'healthTurned' ? [`${content} ${link}`] : []),
      );
    };
    const lettersTo = (email: string): string[] =>
      sent.flatMap(({ to, subject }) => (to === email ? [subject] : []));
    afterAll(() => {
      disk.freeBytes = freeBytes;
    });

    it('once when something breaks, by mail and at the bell, whichever instance sees it', async () => {
      const second = await aPerson(app, { isSuperAdmin: true });
      const admin = await aPerson(app, { isAdmin: true });
      await watch();
      sent.length = 0;
      disk.freeBytes = () => Promise.resolve(1_000_000);
      await Promise.all([watch(), watch()]);
      await watch();
      for (const one of [keeper, second]) {
        await eventually(() => lettersTo(one.email).length > 0, 'the letter');
        const [bell] = await eventually(async () => {
          const lines = await told(one);
          return lines.length > 0 && lines;
        }, 'the bell');
        expect(bell).toMatch(
          /^Files and disk needs you: The disk is nearly full.* \/admin\/health$/,
        );
      }
      await watch();
      expect(lettersTo(keeper.email)).toEqual(['Files and disk needs you']);
      expect(await told(keeper)).toHaveLength(1);
      expect(sent.find(({ to }) => to === keeper.email)?.text).toContain('Make room: ');
      expect([lettersTo(admin.email), await told(admin)]).toEqual([[], []]);
    });

    it('and once when it has been good again for ten minutes', async () => {
      disk.freeBytes = freeBytes;
      await watch();
      app.clock.advance(300);
      await watch();
      expect(lettersTo(keeper.email)).toEqual(['Files and disk needs you']);
      app.clock.advance(301);
      await watch();
      await watch();
      await eventually(() => lettersTo(keeper.email).length > 1, 'the second letter');
      expect(lettersTo(keeper.email)).toEqual([
        'Files and disk needs you',
        'Files and disk: good again',
      ]);
    });

    it('at the bell alone where it is the mail that fails', async () => {
      const waitingLetters = (): Promise<object[]> =>
        app.app.db.sql(
          "select 1 from pgboss.job where name = 'health.mail-super-admin' and state < 'completed'",
        );
      await eventually(async () => (await waitingLetters()).length === 0, 'the letters of before');
      refusal = new Error('421 Service not available');
      await app.visitor.ask(
        'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
        { email: (await aPerson(app)).email },
      );
      await look('mail', ({ state }) => state === 'bad');
      await watch();
      await eventually(
        async () => (await told(keeper)).some((line) => line.startsWith('Mail needs you')),
        'the bell',
      );
      expect(await waitingLetters()).toEqual([]);
      refusal = undefined;
    });

    it('by a letter that waits where something else breaks in the same look as mail', async () => {
      const hurry = (): Promise<object[]> =>
        app.app.db.sql("update pgboss.job set start_after = now() where state = 'retry'");
      const settle = async (): Promise<void> => {
        await watch();
        app.clock.advance(601);
        await watch();
      };
      await hurry();
      await look('mail', ({ state }) => state === 'good');
      await settle();
      await eventually(() => lettersTo(keeper.email).at(-1) === 'Mail: good again', 'that letter');
      sent.length = 0;
      refusal = new Error('421 Service not available');
      disk.freeBytes = () => Promise.resolve(1_000_000);
      await app.visitor.ask(
        'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
        { email: (await aPerson(app)).email },
      );
      await look('mail', ({ state }) => state === 'bad');
      await watch();
      refusal = undefined;
      await eventually(async () => {
        await hurry();
        return lettersTo(keeper.email).length > 0;
      }, 'the letter');
      expect(lettersTo(keeper.email)).toEqual(['Files and disk needs you']);
      expect(sent.find(({ to }) => to === keeper.email)?.text).not.toContain('Mail');
      disk.freeBytes = freeBytes;
    });
  });

  it('work that was given up says where to read why', async () => {
    await app.app.db.sql(
      `insert into pgboss.job (name, state, completed_on, output)
       values ('account.make-data-copy', 'failed', now(), '{"message": "no room"}')`,
    );
    const { advice } = await look('jobs', ({ state }) => state === 'attention');
    expect(advice).toMatch(/^Read what was said under “Work that failed” on the page of health, /);
    await app.app.db.sql("delete from pgboss.job where name = 'account.make-data-copy'");
  });

  it('work that nobody begins is named', async () => {
    await app.app.jobs.stop();
    await app.app.db.sql(
      "insert into pgboss.job (name, start_after) values ('account.make-data-copy', now() - interval '6 minutes')",
    );
    const found = await look('jobs', ({ state }) => state === 'bad');
    expect(found.words).toContain('account.make-data-copy');
  });

  it('letters are bounded', async () => {
    await keeper.ask(letter);
    await keeper.ask(letter);
    expect((await keeper.refused(letter)).code).toBe('RATE_LIMITED');
  });
});
