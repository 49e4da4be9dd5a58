import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMentee, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('an admin opens the profile of who blocks them, as they read it', async () => {
  const [admin, person] = [await aMentee(app, { isAdmin: true }), await aMentee(app)];
  await person.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
    id: admin.id,
  });
  const { viewProfile } = await admin.ask(
    'mutation ($id: ID!) { viewProfile(userId: $id) { id views } }',
    { id: person.id },
  );
  expect(viewProfile).toEqual({ id: person.id, views: 1 });
});
