import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { variables } from '../../src/config.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const page = read('docs/scale.md');
const results = read('api/bench/RESULTS.md');

it('every figure of one machine stands in the results of the bench', () => {
  const table = page.slice(page.indexOf('| what |'), page.indexOf('**Not measured**'));
  const figures = [...table.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([figure]) => figure);
  expect(figures.length).toBeGreaterThan(12);
  const known = new Set(results.match(/\d+(?:,\d{3})*(?:\.\d+)?/g));
  expect(figures.filter((figure) => figure !== '95' && !known.has(figure))).toEqual([]);
});

it('says how many people are active at once on one machine, and what one costs', () => {
  expect(page).toMatch(/^\| people who are active at once.*\| [\d,]+, with \d+ ms at p95.* each;/m);
});

it('every step has its alert or its reason, its engine and its variables', () => {
  const steps = page.split(/^## \d\. /m).slice(1);
  expect(steps).toHaveLength(5);
  for (const step of steps) {
    expect(step).toMatch(/- \*\*It is time when\*\*/);
    expect(step).toMatch(/- \*\*Engine\*\*/);
    expect(step).toMatch(/- \*\*Variables\*\*/);
  }
});

it('names alerts that ring, with their own thresholds, and variables that are read', () => {
  const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string }[] }[];
  };
  const rules = new Map(groups.flatMap(({ rules: all }) => all.map((r) => [r.alert, r.expr])));
  const named = [...page.matchAll(/`(Experiencia\w+)`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !rules.has(name))).toEqual([]);
  expect(rules.get('ExperienciaBusy')).toMatch(/> 0\.8$/);
  expect(rules.get('ExperienciaConnections')).toMatch(/> 80$/);
  expect(rules.get('ExperienciaSlow')).toMatch(/> 1$/);
  const ofProxy = ['CDN_ADDRESSES'];
  const settings = [...page.matchAll(/`([A-Z]+_[A-Z_0-9]+)`/g)].map(([, name = '']) => name);
  expect(settings.filter((name) => !(name in variables) && !ofProxy.includes(name))).toEqual([]);
});
