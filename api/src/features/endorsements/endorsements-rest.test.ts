import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
let author: Person;
let student: Person;
let mentee: Person;

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app, { fullName: 'Rohan Kulkarni' });
  [student, mentee] = [await aMentee(app), await aMentee(app)];
});
afterAll(() => app.close());

describe('an endorsement over REST', () => {
  it('is served to the documented calls', async () => {
    const sent = await author.rest('POST', '/api/endorsement/submit', {
      menteeId: mentee.id,
      message: 'A careful reader of code.',
      visibility: 'alumni',
    });
    expect(sent).toMatchObject({
      status: 200,
      body: {
        message: 'A careful reader of code.',
        visibility: 'alumni',
        isPending: true,
        alumni: { _id: author.id, fullName: 'Rohan Kulkarni', profilePic: null },
      },
    });
    expect((await mentee.rest('GET', `/api/endorsement/mentee/${mentee.id}`)).body).toMatchObject({
      endorsements: [{ _id: sent.body._id, isPending: true }],
    });
    expect((await student.rest('GET', `/api/endorsement/mentee/${mentee.id}`)).body).toEqual({
      endorsements: [],
    });
    expect(
      await author.rest('POST', '/api/endorsement/submit', {
        menteeId: mentee.id,
        message: 'Hi',
        visibility: 'nobody',
      }),
    ).toMatchObject({ status: 400, body: { message: 'visibility must be everyone or alumni' } });
    expect(
      await author.rest('POST', '/api/endorsement/submit', { menteeId: mentee.id }),
    ).toMatchObject({ status: 400, body: { message: 'Endorsement text is required' } });
    expect(await mentee.rest('DELETE', `/api/endorsement/${sent.body._id}`)).toMatchObject({
      status: 200,
      body: { _id: sent.body._id },
    });
    expect(await mentee.rest('DELETE', `/api/endorsement/${sent.body._id}`)).toMatchObject({
      status: 404,
      body: { message: 'Endorsement not found' },
    });
  });
});
