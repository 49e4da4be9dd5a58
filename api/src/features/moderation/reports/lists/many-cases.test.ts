import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aModeratedCollege,
  casesAbout,
  claim,
  report,
} from '../../../../testing/builders/moderation.ts';
import { aPost } from '../../../../testing/builders/posts.ts';
import type { Person, TestApp } from '../../../../testing/index.ts';

let app: TestApp;
let first: Person;
let second: Person;
let admin: Person;
let author: Person;
let reader: Person;

beforeAll(async () => {
  ({ app, first, second, admin, author, reader } = await aModeratedCollege());
});
afterAll(() => app.close());

const claimMany = 'mutation ($ids: [ID!]!) { claimCases(ids: $ids) { id error } }';
const dismissMany = 'mutation ($ids: [ID!]!) { dismissCases(ids: $ids) { id error } }';
const file =
  'mutation ($filter: CaseFilterInput) { exportReportCases(filter: $filter) { address } }';

async function aCase(role: string): Promise<string> {
  const post = await aPost(author, { role });
  await reader.ask(report, { type: 'post', id: post });
  const [found] = await casesAbout(first, post);
  return String(found?.['id']);
}

it('are taken and closed at once, each for itself; what another admin has stays theirs', async () => {
  const ids = [await aCase('One'), await aCase('Two'), await aCase('Three')];
  const [one, two, three] = ids;
  await second.ask(claim, { id: three });
  const refused = { id: three, error: expect.stringContaining('is looking at this case') };
  expect((await first.ask(claimMany, { ids })).claimCases).toEqual([
    { id: one, error: null },
    { id: two, error: null },
    refused,
  ]);
  expect((await first.ask(dismissMany, { ids: [...ids, ids[0]] })).dismissCases).toEqual([
    { id: one, error: null },
    { id: two, error: null },
    refused,
  ]);
  const states = '{ reportCases { nodes { id decision } } }';
  const { reportCases } = await first.ask(states);
  expect(new Set(reportCases.nodes.map((found: object) => JSON.stringify(found)))).toEqual(
    new Set([
      JSON.stringify({ id: one, decision: 'nothing' }),
      JSON.stringify({ id: two, decision: 'nothing' }),
      JSON.stringify({ id: three, decision: null }),
    ]),
  );
  expect(await first.refused(dismissMany, { ids: [] })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await admin.refused(dismissMany, { ids })).toMatchObject({ code: 'FORBIDDEN' });
});

it('are written as a file, cells escaped, with a line in the log', async () => {
  await aCase('=cmd|calc');
  const { exportReportCases } = await first.ask(file, { filter: { waits: true } });
  const csv = await (await fetch(`${app.url}${exportReportCases.address}`)).text();
  expect(csv).toContain('=cmd|calc');
  expect(csv).not.toMatch(/(?:^|,)"?=cmd/m);
  expect(csv).not.toContain('"One');
  expect(await admin.refused(file)).toMatchObject({ message: 'Not a superAdmin' });
  const { auditLog } = await first.ask(
    '{ auditLog(filter: { action: "report.export" }) { nodes { targetType changes { name value } } } }',
  );
  expect(auditLog.nodes).toHaveLength(1);
  expect(auditLog.nodes[0].changes).toContainEqual({ name: 'waits', value: 'true' });
});
