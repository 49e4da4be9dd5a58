import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { watchHealth } from '../../src/features/health/watch-health.ts';
import { startTestApp, type TestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; action: string; page: string };
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const headings = [...read('docs/alerts.md').matchAll(/^### (.*)$/gm)].map(([, name]) => name);
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('deploy/grafana/dashboard.json')) as Dashboard;
const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

interface Selected {
  metric: string;
  matchers: { label: string; value: string; isExact: boolean }[];
}

/** What a query asks for. @throws Error where it is none */
function selectedBy(query: string): Selected[] {
  const selected: Selected[] = [];
  parser.parse(query).iterate({
    enter({ name, from, to, node, type }) {
      const text = query.slice(from, to);
      if (type.isError) throw new Error(`no query at ${from}: ${query}`);
      if (name === 'VectorSelector')
        selected.push({
          metric: query.slice(node.firstChild?.from, node.firstChild?.to),
          matchers: [],
        });
      const matcher = /^(\w+)(=~|!~|!=|=)"(.*)"$/.exec(text);
      if (name === 'UnquotedLabelMatcher' && matcher) {
        const [, label = '', sign, value = ''] = matcher;
        selected.at(-1)?.matchers.push({ label, value, isExact: sign === '=' });
      }
    },
  });
  return selected;
}

describe('the queries of alerts and of the dashboard', () => {
  let app: TestApp;
  let told: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { METRICS_TOKEN: 'a token for metrics' } });
    await app.app.jobs.stop();
    await app.app.db.sql("insert into pgboss.job (name) values ('identity.mail-owner')");
    await watchHealth(app.app).run({});
    await app.visitor.graphql('{ __typename }');
    const headers = { authorization: 'Bearer a token for metrics' };
    told = (await raw(`${app.url}/metrics`, { headers })).text;
  });
  afterAll(() => app.close());

  /** The embedded database has no connections to count, and not every system has descriptors. */
  const isElsewhere = (metric: string): boolean =>
    metric === 'up' ||
    (app.app.db.kind === 'embedded' && metric.startsWith('experiencia_database_')) ||
    (process.platform !== 'linux' && metric.endsWith('_fds'));

  it.each(asked)('%s asks for what the product tells: %s', (_title, query) => {
    const selected = selectedBy(query);
    expect(selected).not.toEqual([]);
    for (const { metric, matchers } of selected.filter((one) => !isElsewhere(one.metric))) {
      const lines = told.split('\n').filter((line) => new RegExp(`^${metric}[{ ]`).test(line));
      expect([metric, lines.length > 0]).toEqual([metric, true]);
      for (const { label, value, isExact } of matchers)
        expect(
          lines.some((line) => line.includes(isExact ? `${label}="${value}"` : `${label}="`)),
        ).toBe(true);
    }
  });

  it('would be found wrong with another name, state or grammar', () => {
    expect(() => selectedBy('sum(experiencia_ready')).toThrow('no query');
    expect(told).not.toContain('experiencia_mails_waiting');
    expect(told).not.toContain('state="delayed"');
    expect(told).toContain('experiencia_jobs{job="identity.mail-owner",state="late"}');
  });
});

describe('alerts', () => {
  it.each(rules)('$alert says how urgent it is, what is wrong, and what to do', (rule) => {
    expect(rule.alert).toMatch(/^Experiencia[A-Z]\w+$/);
    expect(rule.for).toMatch(/^\d+m$/);
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    for (const text of [rule.annotations.summary, rule.annotations.action])
      expect(text).toMatch(/\.$/);
  });

  it.each(rules)('$alert has a part of the page that helps', ({ alert, annotations }) => {
    expect(annotations.page).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
    expect(headings).toContain(alert);
  });

  it('are all that the page tells of', () => {
    expect(headings.filter((heading) => !rules.some(({ alert }) => alert === heading))).toEqual([]);
  });

  it('have a name each', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the service of systemd', () => {
  const unit = read('deploy/experiencia.service');
  const setting = (name: string): string[] =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map((match) => match[1] ?? '');
  const started = setting('ExecStart')[0] ?? '';
  const memory = /MALLOC_\w+[=:] ?'?\d+/g;
  const memoryOf = (text: string): string[] =>
    (text.match(memory) ?? []).map((one) => one.replace(/[=:] ?'?/, '='));

  it('starts what the image starts, with the same flags and memory', () => {
    const dockerfile = read('Dockerfile');
    const [, image = ''] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(started.split(' ').slice(1)).toEqual((JSON.parse(image) as string[]).slice(1));
    expect(started).toContain('/node_modules/.bin/node');
    expect(memoryOf(unit)).toEqual(memoryOf(dockerfile));
    expect(memoryOf(unit)).toEqual(memoryOf(read('scripts/start.mjs')));
    expect(memoryOf(unit)).toHaveLength(2);
  });

  it('waits until what is under way is finished, and comes again', () => {
    expect(Number.parseInt(setting('TimeoutStopSec')[0] ?? '', 10)).toBeGreaterThan(10);
    expect(setting('Restart')).toEqual(['always']);
    expect(setting('StartLimitIntervalSec')).toEqual(['0']);
  });

  it('has no rights but to its own data, and no secret in it', () => {
    expect(setting('DynamicUser')).toEqual(['yes']);
    expect(setting('ProtectSystem')).toEqual(['strict']);
    expect(setting('CapabilityBoundingSet')).toEqual(['']);
    expect(unit).not.toMatch(/(SECRET|PASSWORD|TOKEN)\w*=/);
    expect(setting('SystemCallFilter')).toEqual(['@system-service']);
    // What compiles at run time may not be forbidden to.
    expect(setting('MemoryDenyWriteExecute')).toEqual([]);
  });
});

describe('several instances', () => {
  interface Service {
    image?: string;
    ports?: string[] | null;
    deploy?: { replicas: number };
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
  }
  const text = read('deploy/replicas.compose.yaml');
  const { services, volumes } = parse(text.replace('!reset ', '')) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const caddyfile = read('deploy/Caddyfile');

  it('stand behind a proxy that alone is open, and whose word is believed', () => {
    const { app, proxy } = services;
    expect(app?.deploy?.replicas).toBeGreaterThan(1);
    expect(text).toContain('ports: !reset []');
    expect(app?.environment?.['TRUST_PROXY']).toContain('172.16.0.0/12');
    expect(proxy?.image).toMatch(/^caddy:\d+\.\d+\.\d+-alpine$/);
    expect(proxy?.depends_on).toEqual({ app: { condition: 'service_healthy' } });
    for (const volume of proxy?.volumes?.filter((one) => !one.startsWith('./')) ?? [])
      expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
  });

  it('are found by the proxy, which keeps people at theirs', () => {
    expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS\} \{$/m);
    expect(caddyfile).toMatch(/name app\s+port 4000/);
    expect(caddyfile).toContain('lb_policy cookie');
    expect(services['proxy']?.environment?.['SITE_ADDRESS']).toMatch(/^\$\{PUBLIC_URL:\?/);
  });
});
