import { once } from 'node:events';
import { type OperationDefinitionNode, parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examples } from '../../../web/playground/examples.ts';
import { demoEmail, demoPassword } from '../../src/demo/accounts.ts';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { closeSockets, graphqlSocket } from '../support/sockets.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await aMentee(app, { email: demoEmail('Asha Rao') });
});
afterAll(async () => {
  closeSockets();
  await app.close();
});

const operations = examples.flatMap(({ query, variables }) =>
  parse(query).definitions.map((definition) => {
    const { operation, name } = definition as OperationDefinitionNode;
    return { kind: operation, name: name?.value, document: print(definition), variables };
  }),
);
const find = (wanted: string) => {
  const operation = operations.find(({ name }) => name === wanted);
  if (!operation) throw new Error(`no example ${wanted}`);
  return operation;
};

/** What the playground opens with, against the real schema. */
describe('the examples of the playground', () => {
  it('are a query, two mutations and a subscription', () => {
    expect(operations.map(({ kind, name }) => [kind, name])).toEqual([
      ['query', 'Search'],
      ['mutation', 'SignIn'],
      ['mutation', 'MarkAllRead'],
      ['subscription', 'Bell'],
    ]);
  });

  it('ask as a visitor', async () => {
    expect(await app.visitor.ask(find('Search').document)).toEqual({
      searchPreview: { posts: [] },
    });
  });

  it('sign in to the demo college, and use the token', async () => {
    const { document, variables } = find('SignIn');
    expect(variables).toEqual({ email: person.email, password: demoPassword });
    const { signIn } = await app.visitor.ask(document, { ...variables, password: person.password });
    expect(await app.as(signIn.token).ask(find('MarkAllRead').document)).toEqual({
      markNotificationsRead: { unreadCount: 0 },
    });
  });

  it('hear something at once', async () => {
    // As the page does: what stands under "Headers" is sent when it connects.
    const socket = graphqlSocket(app.url, { silent: true });
    await once(socket.socket, 'open');
    socket.send({ type: 'connection_init', payload: { Authorization: `Bearer ${person.token}` } });
    await socket.message('connection_ack');
    socket.subscribe(find('Bell').document);
    expect((await socket.message('next')).payload).toEqual({
      data: { notificationsChanged: { unreadCount: 0, received: null } },
    });
  });
});
