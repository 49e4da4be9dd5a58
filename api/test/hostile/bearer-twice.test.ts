import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { anAlumnus, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { closeSockets, eventSocket, graphqlSocket, outcome } from '../support/sockets.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await anAlumnus(app);
});
afterEach(closeSockets);
afterAll(() => app.close());

const graphql = async (authorization: string) => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  return (await response.json()) as { data?: { me: object | null }; errors?: unknown[] };
};

it('a token behind two words is none, and not the silence of a visitor, on any way in', async () => {
  const twice = `Bearer ${person.token}`;
  expect((await graphql(twice)).data?.me).toBeTruthy();
  expect(await graphql(`Bearer ${twice}`)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  for (const token of [twice, `${person.token} x`])
    expect((await app.as(token).rest('GET', '/api/auth/user')).status).toBe(401);
  for (const path of ['/api/auth/my-posts', '/api/chat'])
    expect((await app.as(twice).rest('GET', path)).status).toBe(401);
  for (const name of ['token', 'authorization', 'Authorization']) {
    const socket = graphqlSocket(app.url, { silent: true });
    await new Promise((resolve) => {
      socket.socket.once('open', resolve);
    });
    socket.send({ type: 'connection_init', payload: { [name]: `Bearer ${twice}` } });
    expect((await socket.closed).code).toBe(4401);
  }
  for (const token of [twice, `Bearer ${twice}`])
    expect(await outcome(eventSocket(app.url, { token }))).not.toBe('connected');
});
