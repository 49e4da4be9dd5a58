import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Job } from '../../src/core/jobs/jobs.ts';
import { features } from '../../src/features/index.ts';
import { aConversation } from '../../src/testing/builders/chat.ts';
import { answerOf, aPdf, sendUpload, storedObjects } from '../../src/testing/files.ts';
import {
  anAlumnus,
  eventually,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await anAlumnus(app);
});
afterAll(() => app.close());

/** What runs by the clock at least every five minutes, as it runs then. */
async function fiveMinutesLater(): Promise<void> {
  const jobs = features.flatMap((feature) => feature.jobs?.(app.app) ?? []) as Job<object>[];
  const frequent = jobs.filter(({ cron }) => /^(\*|\*\/5) \* \* \* \*$/.test(cron ?? ''));
  for (const job of frequent.filter(({ name }) => /collect|sweep/.test(name))) await job.run({});
}

/** What a crash between the bytes and what names them leaves, six minutes ago. */
async function cutOff(purpose: string): Promise<string> {
  const id = newId();
  await app.app.db.sql(
    "insert into files (id, owner_id, purpose, content_type, size, name, created_at) values ($1, $2, $3, 'application/pdf', 8, 'x.pdf', now() - interval '6 minutes')",
    [id, owner.id, purpose],
  );
  await app.app.files.put(id, Buffer.from('half way'), 'application/pdf');
  return id;
}

describe('what a crash cut off is gone within ten minutes', () => {
  it.each(['post', 'job', 'chat', 'picture', 'banner', 'vision', 'verification'])(
    'a file that was stored as %s, row and bytes',
    async (purpose) => {
      const id = await cutOff(purpose);
      await fiveMinutesLater();
      expect(await app.app.db.sql('select from files where id = $1', [id])).toEqual([]);
      await eventually(() => !storedObjects(app).some((path) => path.endsWith(id)), 'its bytes');
    },
  );

  it('but not what a message names', async () => {
    const id = await aConversation(owner, await anAlumnus(app));
    const send =
      'mutation ($id: ID!, $key: ID!, $file: Upload!) { sendFiles(conversationId: $id, key: $key, files: [$file]) { id } }';
    const file = { bytes: aPdf(), name: 'notes.pdf' };
    answerOf((await sendUpload(app.url, owner, send, 'file', file, { id, key: 'a file' })).body);
    await app.app.db.sql("update files set created_at = now() - interval '1 day'");
    await fiveMinutesLater();
    expect(await app.app.db.sql("select from files where purpose = 'chat'")).toHaveLength(1);
  });

  it('bytes that were half written', async () => {
    const path = join(app.app.config.dataDir, 'files', 'aa', `${newId()}.part`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'half');
    const before = new Date(Date.now() - 120_000);
    await utimes(path, before, before);
    await fiveMinutesLater();
    expect(storedObjects(app).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
