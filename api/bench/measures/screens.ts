import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../web/e2e/support/chromium.ts';
import type { Measure } from '../bench.ts';
import { median, plainRow, type Row } from '../figures.ts';
import { freePort, openStart, type Screen, signIn, startBuilt, stopBuilt } from './built.ts';

/** Fetched when it is asked for: it weighs more than all of the product's own packages. */
const lighthouse = 'lighthouse@13.5.0';
const rounds = 3;

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
        await openStart(page, address, screen.signedIn ? token : '');
        const reports: Report[] = [];
        for (let i = 0; i < rounds; i += 1)
          reports.push(await visit(`${address}${screen.path}`, debugging, folder));
        rows.push(...rowsOf(screen, reports));
      }
    } finally {
      await browser.close();
      await stopBuilt(product);
      await rm(folder, { recursive: true, force: true });
    }
    return rows;
  },
};
