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

interface Screen {
  name: string;
  path: string;
  signedIn: boolean;
}

/** What a phone on slow 4G may expect. */
const aims: Record<Category, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

const metrics = [
  { audit: 'largest-contentful-paint', label: 'largest paint', unit: 'ms', atMost: 2500 },
  { audit: 'cumulative-layout-shift', label: 'shifts', unit: '', atMost: 0.02 },
  { audit: 'total-blocking-time', label: 'blocked', unit: 'ms', atMost: 150 },
] as const;

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

/** Kabir's session, and screens with something on them that he may open. */
async function signIn(address: string): Promise<{ token: string; pages: Screen[] }> {
  const ask = async <Data>(query: string, token = ''): Promise<Data> => {
    const answer = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: Data }).data;
  };
  interface Nodes<Node> {
    nodes: Node[];
  }
  const { signIn: session } = await ask<{ signIn: { token: string } }>(
    'mutation { signIn(email: "kabir.nair@vie.example", password: "Demo@12345") { token } }',
  );
  const { feedPosts, companies, conversations } = await ask<{
    feedPosts: Nodes<{ id: string }>;
    companies: Nodes<{ slug: string }>;
    conversations: Nodes<{ id: string }>;
  }>(
    '{ feedPosts(first: 1) { nodes { id } } companies(first: 1) { nodes { slug } } conversations(first: 1) { nodes { id } } }',
    session.token,
  );
  const own = (name: string, path: string): Screen => ({ name, path, signedIn: true });
  return {
    token: session.token,
    pages: [
      { name: 'landing', path: '/', signedIn: false },
      own('feed', '/feed'),
      own('post page', `/post/${feedPosts.nodes[0]?.id ?? ''}`),
      own('company page', `/company/${companies.nodes[0]?.slug ?? ''}`),
      own('chat', `/chat/${conversations.nodes[0]?.id ?? ''}`),
      own('board', '/job-openings'),
    ],
  };
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

/** The rows of one screen: the median of some visits. */
function rowsOf({ name, signedIn }: Screen, reports: Report[]): Row[] {
  const rows: Row[] = [];
  for (const category of categories) {
    // A page behind the sign-in is for nobody's search engine.
    if (category === 'seo' && signedIn) continue;
    const score = median(
      reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)),
    );
    rows.push(plainRow(`${name}: Lighthouse ${category}`, score, { atLeast: aims[category] }));
    const below = reports[0] && failed(reports[0], category);
    if (below) console.log(`    ${name}, ${category}: ${below}`);
  }
  for (const { audit, label, unit, atMost } of metrics) {
    const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
    rows.push(plainRow(`${name}: ${label}`, median(values), { atMost }, unit));
  }
  return rows;
}

/** Lighthouse, as a phone on slow 4G sees the pages that people open most. */
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
      const { token, pages } = await signIn(address);
      const page = await browser.newPage();
      for (const screen of pages) {
        await page.goto(address);
        await page.evaluate(
          (kept) => {
            if (kept) localStorage.setItem('token', kept);
            else localStorage.clear();
          },
          screen.signedIn ? token : '',
        );
        await page.goto('about:blank');
        const reports: Report[] = [];
        for (let i = 0; i < rounds; i += 1)
          reports.push(await visit(`${address}${screen.path}`, debugging, folder));
        rows.push(...rowsOf(screen, reports));
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
