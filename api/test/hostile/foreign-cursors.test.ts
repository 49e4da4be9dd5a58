import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConnection } from '../../src/testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const pageInfo = 'pageInfo { endCursor }';
/**
 * Lists that are sorted by a time and an id: the shape of their cursors alone doesn't tell them
 * apart.
 */
const lists: Record<string, string> = {
  connections: `query ($after: String) { list: connections(after: $after) { ${pageInfo} } }`,
  'requests received': `query ($after: String) { list: connectionRequests(direction: received, after: $after) { ${pageInfo} } }`,
  'requests sent': `query ($after: String) { list: connectionRequests(direction: sent, after: $after) { ${pageInfo} } }`,
  'blocked people': `query ($after: String) { list: blockedPeople(after: $after) { ${pageInfo} } }`,
  drafts: `query ($after: String) { list: drafts(after: $after) { ${pageInfo} } }`,
};
const connect = 'mutation ($id: ID!) { connect(userId: $id) { requestId } }';
const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';
const saveDraft =
  'mutation { saveDraft(input: { companyName: "Acme", experienceType: fulltime, role: "Analyst" }) { id } }';

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await anAlumnus(app);
  await aConnection(reader, await aMentee(app));
  await (await aMentee(app)).ask(connect, { id: reader.id });
  await reader.ask(connect, { id: (await aMentee(app)).id });
  await reader.ask(block, { id: (await aMentee(app)).id });
  await reader.ask(saveDraft);
});
afterAll(() => app.close());

describe('a cursor of one list', () => {
  it.each(Object.keys(lists))('of %s is taken by that list alone', async (name) => {
    const after: unknown = (await reader.ask(lists[name] ?? '')).list.pageInfo.endCursor;
    expect(after).toEqual(expect.any(String));
    for (const [other, document] of Object.entries(lists)) {
      const { errors } = await reader.graphql(document, { after });
      expect(errors?.[0]?.extensions.code, other).toBe(
        other === name ? undefined : 'BAD_USER_INPUT',
      );
    }
  });
});
