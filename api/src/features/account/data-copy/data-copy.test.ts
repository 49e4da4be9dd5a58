import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../core/context.ts';
import { aFile, storedObjects, unzipped } from '../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  type Client,
  eventually,
  type Json,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { files } from '../../files/index.ts';
import { openSession } from '../../identity/index.ts';
import { makeCopy } from './make-copy.ts';

const ask = 'mutation { requestDataCopy { state progress } }';
const stand = '{ dataCopy { state progress size address nextAt } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

/** Asks for a copy and waits for it. @returns its files, parsed where they are JSON */
async function copyOf(
  who: Client,
): Promise<{ parts: Record<string, Json[]>; names: string[]; page: string }> {
  await who.ask(ask);
  const { address } = await eventually(async () => {
    const { dataCopy } = await who.ask(stand);
    expect(dataCopy.state).not.toBe('failed');
    return dataCopy.state === 'ready' ? dataCopy : undefined;
  }, 'the copy');
  const response = await fetch(`${app.url}${address as string}`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment.*experiencia-data/);
  const all = unzipped(Buffer.from(await response.arrayBuffer()));
  const parts = Object.fromEntries(
    [...all]
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, bytes]) => [name.replace('.json', ''), JSON.parse(String(bytes)) as Json[]]),
  );
  return { parts, names: [...all.keys()], page: String(all.get('index.html')) };
}

describe('a copy of what is kept of a person', () => {
  it('holds their words and files, is told by mail, and is there for a day, once a day', async () => {
    const author = await anAlumnus(app);
    const fileId = await aFile(app.url, author, 'what I learnt.pdf');
    const words = '<script>alert(1)</script> & "more" maps!';
    await author.ask('mutation ($words: String!) { sendFeedback(message: $words) { id } }', {
      words,
    });
    expect((await author.ask(stand)).dataCopy).toBeNull();
    const { parts, names, page } = await copyOf(author);
    expect(parts['account']).toMatchObject([{ id: author.id, email: author.email }]);
    expect(parts['feedback']).toMatchObject([{ message: words }]);
    expect(parts['files']).toMatchObject([{ id: fileId, name: 'what I learnt.pdf' }]);
    expect(names).toContain('README.txt');
    expect(names.some((name) => name.endsWith(`${fileId} what I learnt.pdf`))).toBe(true);
    // A page shows all of it as text, and leads to the files.
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;more&quot; maps!');
    expect(page).not.toMatch(/<script|https?:/);
    expect(page).toContain(`${fileId}%20what%20I%20learnt.pdf">what I learnt.pdf</a>`);
    // It is read by people, what is empty stands at the end.
    expect(page).not.toMatch(/<dd>(\d{4}-\d\d-\d\dT|true|false|\[)/);
    expect(page.indexOf('<summary>Profile<')).toBeLessThan(page.indexOf('<summary>Account<'));
    expect(page).toMatch(/Nothing is kept of<\/summary>\n<p>[^<]*Messages/);
    const mail = await eventually(
      () => app.mails.find(({ to, subject }) => to === author.email && /data/.test(subject)),
      'the mail',
    );
    expect(mail.text).toContain('/settings#data');
    expect(mail.text).not.toContain('/files/');

    expect(await author.refused(ask)).toMatchObject({ code: 'RATE_LIMITED' });
    app.clock.advance(24 * 3600 + 1);
    const again = app.as(await freshToken(author.id));
    expect((await again.ask(stand)).dataCopy).toMatchObject({ state: 'expired', address: null });
    const before = storedObjects(app).length;
    await files
      .jobs?.(app.app)
      .find(({ name }) => name === 'files.collect-exports')
      ?.run({} as never);
    await eventually(() => storedObjects(app).length === before - 1, 'deleting the copy');
    expect((await again.ask(ask)).requestDataCopy).toMatchObject({ state: 'preparing' });
  });

  it('is one, however often it is asked for at once', async () => {
    const person = await aMentee(app);
    await app.app.jobs.stop();
    await Promise.all([1, 2, 3, 4].map(() => person.ask(ask)));
    const asked = await sql<{ data: { userId: string; askedAt: string } }>(
      "select data from pgboss.job where name = 'account.make-data-copy' and data->>'userId' = $1",
      [person.id],
    );
    expect(asked).toHaveLength(1);
    // Of somebody who left meanwhile, nothing is stored.
    const before = storedObjects(app).length;
    await person.ask('mutation { deleteAccount { message } }');
    await makeCopy(app.app).run(asked[0]?.data as never);
    expect(storedObjects(app)).toHaveLength(before);
    // One that fails says so, and can be asked for again.
    const other = await aMentee(app);
    await other.ask(ask);
    const put = app.app.files.put;
    app.app.files.put = () => Promise.reject(new Error('the store is full'));
    const [job] = await sql<{ data: Json }>(
      "select data from pgboss.job where name = 'account.make-data-copy' and data->>'userId' = $1",
      [other.id],
    );
    await makeCopy(app.app).run(job?.data as never);
    app.app.files.put = put;
    expect((await other.ask(stand)).dataCopy).toMatchObject({ state: 'failed', address: null });
    expect((await other.ask(ask)).requestDataCopy.state).toBe('preparing');
  });
});

const freshToken = (userId: string): Promise<string> =>
  change(app.app, (work) =>
    Promise.resolve(
      openSession(
        { app: app.app, viewer: null, requestId: '', ip: '', userAgent: '', cache: new Map() },
        work,
        userId,
      ),
    ),
  );
