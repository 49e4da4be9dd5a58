import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { variables } from '../../src/config.ts';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

const root = join(import.meta.dirname, '../../..');
const chart = join(root, 'deploy/helm/experiencia');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const ofChart = (name: string): string => readFileSync(join(chart, name), 'utf8');

interface Values {
  settings: Record<string, string>;
  secrets: Record<string, string>;
  preStopSeconds: number;
  terminationGracePeriodSeconds: number;
  [name: string]: unknown;
}
const values = parse(ofChart('values.yaml')) as Values;
const templates = readdirSync(join(chart, 'templates'))
  .map((name) => ofChart(`templates/${name}`))
  .join('\n');
const dockerfile = read('Dockerfile');

describe('the values of the chart', () => {
  const schema = z.fromJSONSchema(
    JSON.parse(ofChart('values.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
  );
  const problems = (changed: Partial<Values>): string[] =>
    schema.safeParse({ ...values, ...changed }).error?.issues.map(({ message }) => message) ?? [];

  it('fit their schema, which refuses names that nobody reads and what YAML makes of on', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ settings: { ...values.settings, COLLEGE_NAMES: 'VIE' } })).not.toEqual([]);
    expect(problems({ replica: 2 })).not.toEqual([]);
    expect(problems({ secrets: { ...values.secrets, JWT_SECRET: 1 as never } })).not.toEqual([]);
    expect(
      problems({ settings: { ...values.settings, SERVICE_WORKER: true as never } }),
    ).not.toEqual([]);
  });

  it('have every variable once, but those that the image settles', () => {
    const named = [...Object.keys(values.settings), ...Object.keys(values.secrets)];
    expect(named.filter((name) => !(name in variables))).toEqual([]);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    const settled = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR'];
    expect(Object.keys(variables).filter((name) => !named.includes(name))).toEqual(settled);
  });

  it('keep apart what opens something, and hold none of it', () => {
    const opens = /SECRET|PASSWORD|TOKEN|_KEY$|^(DATABASE|REDIS|SMTP)\w*_URL$/;
    // The name of a key, not the key.
    const open = Object.keys(values.settings).filter((name) => opens.test(name));
    expect(open).toEqual(['MINIO_ACCESS_KEY']);
    expect(Object.keys(values.secrets).filter((name) => !opens.test(name))).toEqual([]);
    expect(Object.values(values.secrets).filter((value) => value !== '')).toEqual([]);
  });

  it('are all read by the templates, which read no others', () => {
    const asked = [...templates.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) =>
      path.split('.').slice(1),
    );
    const isThere = (path: string[]): boolean => {
      let at: unknown = values;
      for (const name of path) {
        if (typeof at !== 'object' || at === null || !(name in at)) return false;
        at = (at as Record<string, unknown>)[name];
      }
      return true;
    };
    expect(asked.filter((path) => !isThere(path))).toEqual([]);
    const first = new Set(asked.map(([name]) => name));
    expect(Object.keys(values).filter((name) => !first.has(name))).toEqual([]);
  });
});

describe('the templates of the chart', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { METRICS_TOKEN: 'a token for metrics' } });
  });
  afterAll(() => app.close());

  it('ask at paths that answer', async () => {
    const paths = [...templates.matchAll(/path: (\/\w+)/g)].map(([, path = '']) => path);
    expect([...new Set(paths)].sort()).toEqual(['/healthz', '/metrics', '/readyz']);
    for (const path of new Set(paths)) {
      const headers = { authorization: 'Bearer a token for metrics' };
      expect([path, (await raw(`${app.url}${path}`, { headers })).status]).toEqual([path, 200]);
    }
    for (const [probe, path] of Object.entries({
      startup: '/healthz',
      liveness: '/healthz',
      readiness: '/readyz',
    }))
      expect(templates).toMatch(new RegExp(`${probe}Probe:\\s+httpGet: { path: ${path}, port`));
  });

  it('know the port, the folder and the user of the image', () => {
    expect(templates).toContain('name: http, containerPort: 4000');
    expect(dockerfile).toMatch(/^EXPOSE 4000$/m);
    expect(dockerfile).toMatch(/DATA_DIR=\/data\b/);
    expect(templates).toContain('mountPath: /data');
    // The user "node" of the image.
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(templates).toContain('runAsUser: 1000');
  });

  it('leave an instance the time in which it ends, after all proxies know', () => {
    const { preStopSeconds, terminationGracePeriodSeconds } = values;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(preStopSeconds + 10);
    expect(templates).toContain('maxUnavailable: 0, maxSurge: 1');
  });

  it('check variables that there are', () => {
    const named = [...ofChart('templates/_helpers.tpl').matchAll(/"([A-Z][A-Z0-9_]+)"/g)];
    expect(named.length).toBeGreaterThan(8);
    expect(named.map(([, name = '']) => name).filter((name) => !(name in variables))).toEqual([]);
  });

  it('have the name of the job that the alerts ask for', () => {
    const { name } = parse(ofChart('Chart.yaml')) as { name: string };
    expect(templates).toContain('jobLabel: app.kubernetes.io/name');
    expect(read('deploy/prometheus/alerts.yaml')).toContain(`up{job="${name}"}`);
  });
});

it('the chart has the version of the product', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(parse(ofChart('Chart.yaml'))).toMatchObject({ version, appVersion: version });
});

/** No registry of packages has it: https://helm.sh/docs/intro/install. */
const hasHelm = spawnSync('helm', ['version', '--short']).status === 0;

describe.runIf(hasHelm)('helm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'helm-'));
  const file = join(folder, 'values.yaml');
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const helm = (...args: string[]): string =>
    execFileSync('helm', [...args, '--values', file], {
      stdio: ['ignore', 'pipe', 'pipe'],
    }).toString();
  const image = { repository: 'registry.example.edu/experiencia' };
  const settings = {
    PUBLIC_URL: 'https://network.example.edu',
    MINIO_ENDPOINT: 'https://s3.example.edu',
    MINIO_ACCESS_KEY: 'experiencia',
    BACKUP_S3_BUCKET: 'backups',
    TRUST_PROXY: '10.42.0.0/16',
  };
  const ways: [string, object, string[]][] = [
    [
      'several instances on servers',
      {
        image,
        settings,
        existingSecret: 'secrets',
        ingress: { enabled: true },
        autoscaling: { enabled: true },
        serviceMonitor: { enabled: true },
      },
      [
        ...['Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'PodDisruptionBudget'],
        ...['Service', 'ServiceAccount', 'ServiceMonitor'],
      ],
    ],
    [
      'one instance with the embedded database',
      { image, settings: { PUBLIC_URL: settings.PUBLIC_URL }, embedded: { enabled: true } },
      ['Deployment', 'PersistentVolumeClaim', 'Service', 'ServiceAccount'],
    ],
  ];

  it.each(ways)('accepts and draws %s', (_way, given, kinds) => {
    writeFileSync(file, JSON.stringify(given));
    expect(helm('lint', '--strict', chart)).toContain('0 chart(s) failed');
    const drawn = parseAllDocuments(helm('template', 'network', chart));
    const found = drawn.map((one) => (one.toJS() as { kind: string } | null)?.kind);
    expect(found.filter((kind) => kind !== undefined).sort()).toEqual(kinds);
  });

  it('refuses several instances without what they share', () => {
    writeFileSync(file, JSON.stringify({ image, settings }));
    expect(() => helm('template', 'network', chart)).toThrow(/secrets\.DATABASE_URL: a PostgreSQL/);
  });
});
