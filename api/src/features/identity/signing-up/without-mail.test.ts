import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, type Person, startTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ mailer: 'own' });
  person = await aPerson(app);
  // Mails are kept for no page there.
  Object.assign(app.app.config, { production: true });
});
afterAll(() => app.close());

const input = {
  ...{ fullName: 'Asha Rao', email: 'asha@mail.example', role: 'mentee' },
  ...{ password: 'Correct-Horse9!', rePassword: 'Correct-Horse9!' },
  ...{ degreeType: 'B.Tech', stream: 'CSE', yearOfGraduation: 2027 },
};
const text =
  "This college can't send mail yet, so no code would reach you. Please ask your placement office, or try again later.";

it.each([
  [
    'signing up',
    'mutation ($input: SignUpInput!) { signUp(input: $input) { message } }',
    { input },
  ],
  [
    'a forgotten password',
    'mutation ($email: String!) { forgotPassword(email: $email) { message } }',
    { email: input.email },
  ],
  [
    'signing in by mail',
    'mutation ($email: String!) { mailSignIn(email: $email) { key } }',
    { email: input.email },
  ],
])('%s says that no code can come, where there is no mail server', async (_, call, variables) => {
  const answer = await app.visitor.graphql(call, variables);
  expect(answer.errors).toEqual([
    expect.objectContaining({
      message: text,
      extensions: { code: 'UNAVAILABLE', retryAfter: 60 },
    }),
  ]);
});

it('so does another address of an account; nothing is kept of any of it', async () => {
  const change = await person.graphql(
    'mutation { requestEmailChange(email: "new@mail.example") { message } }',
  );
  expect(change.errors?.map(({ message }) => message)).toEqual([text]);
  expect(await app.app.db.sql('select id from codes')).toEqual([]);
  const { status, body } = await app.visitor.rest('POST', '/api/auth/signup', input);
  expect({ status, body }).toMatchObject({ status: 503, body: { message: text } });
});
