import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../web/e2e/support/chromium.ts';
import type { Measure } from '../bench.ts';
import { median, plainRow, type Row } from '../figures.ts';
import { pause } from './sockets.ts';

/** Fetched when it is asked for: it weighs more than all of the product's own packages. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 3;
const startsWithin = 120_000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** What a phone on slow 4G may expect; a page behind the sign-in is for nobody's search engine. */
const pages: {
  name: string;
  path: string;
  signedIn: boolean;
  aims: Partial<Record<Category, number>>;
}[] = [
  {
    name: 'landing',
    path: '/',
    signedIn: false,
    aims: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  {
    name: 'feed',
    path: '/feed',
    signedIn: true,
    aims: { performance: 90, accessibility: 100, 'best-practices': 100 },
  },
];

const run = promisify(execFile);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** The built product with the demo college, as `npm start` gives it. */
async function startBuilt(port: number, dataDir: string): Promise<ChildProcess> {
  const program = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../scripts/start.mjs')],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'on',
        LOG_LEVEL: 'warn',
      },
      stdio: 'inherit',
    },
  );
  const end = Date.now() + startsWithin;
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (program.exitCode !== null || Date.now() > end)
      throw new Error('The built product did not start');
    await pause(300);
  }
  return program;
}

async function signIn(address: string): Promise<string> {
  const query =
    'mutation { signIn(email: "kabir.nair@vie.example", password: "Demo@12345") { token } }';
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { signIn: { token: string } } };
  return data.signIn.token;
}

/**
 * One visit of Lighthouse in a browser that is open already, so that a person may be signed in
 * there.
 */
async function visit(url: string, port: number, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  await run(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--disable-storage-reset',
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { maxBuffer: 1e8 },
  );
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

const failed = ({ categories: found, audits }: Report, category: Category): string =>
  found[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id)
    .join(', ');

/** Lighthouse, as a phone on slow 4G sees landing page and feed: the median of some visits. */
export const screens: Measure = {
  name: 'screens',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'experiencia-screens-'));
    const [port, debugging] = [await freePort(), await freePort()];
    const address = `http://127.0.0.1:${port}`;
    const product = await startBuilt(port, join(folder, 'data'));
    const { executablePath, env } = await findChromium();
    const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      env: { ...process.env, ...env },
      args: [`--remote-debugging-port=${debugging}`, '--no-sandbox'],
    });
    const rows: Row[] = [];
    try {
      const token = await signIn(address);
      const page = await browser.newPage();
      for (const { name, path, signedIn, aims } of pages) {
        await page.goto(address);
        await page.evaluate(
          (kept) => {
            if (kept) localStorage.setItem('token', kept);
            else localStorage.clear();
          },
          signedIn ? token : '',
        );
        await page.goto('about:blank');
        const reports: Report[] = [];
        for (let i = 0; i < rounds; i += 1)
          reports.push(await visit(`${address}${path}`, debugging, folder));
        for (const category of categories) {
          const aim = aims[category];
          const score = median(
            reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)),
          );
          if (aim !== undefined)
            rows.push(plainRow(`${name}: Lighthouse ${category}`, score, { atLeast: aim }));
          const below = reports[0] && failed(reports[0], category);
          if (below) console.log(`    ${name}, ${category}: ${below}`);
        }
      }
    } finally {
      await browser.close();
      product.kill('SIGTERM');
      await new Promise((resolve) => {
        if (product.exitCode === null) product.once('exit', resolve);
        else resolve(undefined);
      });
      await rm(folder, { recursive: true, force: true });
    }
    return rows;
  },
};
