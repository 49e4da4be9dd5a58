import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { change } from '../../src/core/context.ts';
import {
  collectFilesJob,
  collectUnfinishedJob,
} from '../../src/features/posts/files/collect-files.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { aFile, aPdf, sendFile } from '../../src/testing/files.ts';
import {
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';
import { storedObjects, storedRows } from '../support/files.ts';

const unlimited = { points: 10_000, seconds: 60 };
const saveDraft =
  'mutation ($input: DraftInput!) { saveDraft(input: $input) { id materialFiles { id } resume { id } } }';
const deletePost = 'mutation ($id: ID!) { deletePost(id: $id) }';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { postFiles: unlimited, postFilesPerDay: unlimited } });
  author = await anAlumnus(app);
});
afterAll(() => app.close());

const isStored = async (id: string) => ({
  row: (await storedRows(app)).some((row) => row.id === id),
  object: storedObjects(app).some((path) => path.endsWith(id)),
});
const gone = { row: false, object: false };
const kept = { row: true, object: true };
const becomes = (id: string, state: typeof gone) =>
  eventually(
    async () => JSON.stringify(await isStored(id)) === JSON.stringify(state),
    `${id} as ${JSON.stringify(state)}`,
  );
const collect = () => change(app.app, (work) => work.enqueue(collectFilesJob, {}));
const draftOf = (companyName: string, more: Record<string, unknown> = {}) => ({
  companyName,
  experienceType: 'intern',
  ...more,
});

describe('what nobody names', () => {
  it('is collected after a day, row and bytes; what is named is not', async () => {
    const [free, posted, drafted, dropped] = [
      await aFile(app.url, author),
      await aFile(app.url, author),
      await aFile(app.url, author),
      await aFile(app.url, author),
    ];
    await aPost(author, { companyName: 'Keeper', materialFileIds: [posted] });
    await author.ask(saveDraft, {
      input: draftOf('Keeper', { materialFileIds: [drafted, dropped] }),
    });
    await collect();
    app.clock.advance(23 * 3600);
    await author.ask(saveDraft, { input: draftOf('Keeper', { materialFileIds: [drafted] }) });
    const late = await aFile(app.url, author);
    app.clock.advance(2 * 3600);
    await collect();
    await becomes(free, gone);
    expect(await Promise.all([posted, drafted, dropped, late].map(isStored))).toEqual([
      kept,
      kept,
      kept,
      kept,
    ]);
    app.clock.advance(23 * 3600);
    await collect();
    await becomes(dropped, gone);
    await becomes(late, gone);
    expect(await Promise.all([posted, drafted].map(isStored))).toEqual([kept, kept]);
  });

  it('goes at once with a deleted post or draft', async () => {
    const [posted, drafted] = [await aFile(app.url, author), await aFile(app.url, author)];
    const id = await aPost(author, { companyName: 'Short', materialFileIds: [posted] });
    await author.ask(saveDraft, { input: draftOf('Short', { materialFileIds: [drafted] }) });
    await author.ask(deletePost, { id });
    expect(
      (await author.ask('mutation { deleteDraft(companyName: "short", experienceType: intern) }'))
        .deleteDraft,
    ).toBe(true);
    await Promise.all([posted, drafted].map((file) => becomes(file, gone)));
  });

  it('goes with an account, and with a draft that nobody touched for a year', async () => {
    const leaver = await anAlumnus(app);
    const [old, posted, drafted] = [
      await aFile(app.url, author),
      await aFile(app.url, leaver),
      await aFile(app.url, leaver),
    ];
    await author.ask(saveDraft, { input: draftOf('Forgotten', { materialFileIds: [old] }) });
    await aPost(leaver, { companyName: 'Leaving', materialFileIds: [posted] });
    await leaver.ask(saveDraft, { input: draftOf('Leaving', { materialFileIds: [drafted] }) });
    await app.app.db.sql('delete from users where id = $1', [leaver.id]);
    app.clock.advance(2 * 86_400);
    await collect();
    await Promise.all([posted, drafted].map((file) => becomes(file, gone)));
    expect(await isStored(old)).toEqual(kept);
    app.clock.advance(366 * 86_400);
    await collect();
    await becomes(old, gone);
  });

  it('is there by row and bytes, or not at all, some minutes after its upload was cut off', async () => {
    const { files } = app.app;
    // As if the process had died while the bytes were on their way: half of them lie there, and
    // nobody tidies up.
    const spy = vi.spyOn(files, 'put').mockImplementationOnce(async (id) => {
      const folder = join(app.app.config.dataDir, 'files', id.slice(-2));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${id}.part`), 'half');
      return new Promise(() => undefined);
    });
    const before = storedObjects(app);
    void sendFile(app.url, await anAlumnus(app), aPdf()).catch(() => undefined);
    const left = () => storedObjects(app).filter((object) => !before.includes(object));
    await eventually(() => left().length === 1, 'half of the file');
    spy.mockRestore();
    const collectNow = () => change(app.app, (work) => work.enqueue(collectUnfinishedJob, {}));
    await collectNow();
    app.clock.advance(6 * 60);
    await collectNow();
    await eventually(() => left().length === 0, 'the end of it');
    const rows = await app.app.db.sql(
      "select from files f where purpose = 'post' and not exists (select from post_files where file_id = f.id)",
    );
    expect(rows).toEqual([]);
  });

  it('is looked for every hour', async () => {
    const rows = await app.app.db.sql<{ cron: string }>(
      'select cron from pgboss.schedule where name = $1',
      [collectFilesJob],
    );
    expect(rows).toEqual([{ cron: '17 * * * *' }]);
  });
});
