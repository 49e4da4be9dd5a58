import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';
import { createHttpServer } from '../../src/transports/http/server.ts';

const script = "document.documentElement.setAttribute('data-first', 'app');";

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'experiencia-page-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

/** What pages may run, where the web app's page is this one. */
async function scriptsOf(page: string): Promise<string | undefined> {
  writeFileSync(join(folder, 'index.html'), page);
  const server = await createHttpServer(app.app, folder);
  server.get('/', () => 'a page');
  const { headers } = await server.inject('/');
  await server.close();
  return String(headers['content-security-policy'])
    .split(';')
    .find((rule) => rule.startsWith('script-src '));
}

it('allows the script that is written into the page, by its text, and no other', async () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(
    await scriptsOf(
      `<script data-theme data-shell="feed">${script}</script><script type="module" crossorigin src="/assets/main.js"></script><script src="/a.js"></script><script type="application/json">{}</script>`,
    ),
  ).toBe(`script-src 'self' 'sha256-${hash}'`);
  expect(await scriptsOf('<script type="module" src="/assets/main.js"></script>')).toBe(
    "script-src 'self'",
  );
});
