import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signLink } from '../../../core/secrets/signed-link.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../testing/index.ts';
import { unsubscribeToken } from './unsubscribe.ts';

let app: TestApp;
let author: Person;
const sql = <Row = Json>(text: string, parameters: unknown[] = []) =>
  app.app.db.sql<Row>(text, parameters);

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app, { fullName: 'Asha Verma' });
});
afterAll(() => app.close());

describe('unsubscribing', () => {
  const stop =
    'mutation ($token: String!, $isOn: Boolean) { unsubscribe(token: $token, isOn: $isOn) { kind isOn } }';
  const settings = '{ notificationSettings { mailAtOnce mailDigest comments } }';

  it('takes one click, without signing in, and can be taken back', async () => {
    const token = unsubscribeToken(app.app, author.id, 'mailDigest');
    expect((await app.visitor.ask(stop, { token })).unsubscribe).toEqual({
      kind: 'mailDigest',
      isOn: false,
    });
    expect((await author.ask(settings)).notificationSettings).toEqual({
      mailAtOnce: true,
      mailDigest: false,
      comments: true,
    });
    expect((await app.visitor.ask(stop, { token, isOn: true })).unsubscribe).toEqual({
      kind: 'mailDigest',
      isOn: true,
    });
    expect((await author.ask(settings)).notificationSettings.mailDigest).toBe(true);
  });

  it('by a link of an earlier form ends the mails of the college too: it does not tell them apart', async () => {
    const person = await aMentee(app);
    const token = signLink(app.app, 'unsubscribe', person.id, 'mailDigest');
    const ways = '{ notificationSettings { mailAtOnce mailDigest mailCollege } }';
    await app.visitor.ask(stop, { token });
    expect((await person.ask(ways)).notificationSettings).toEqual({
      mailAtOnce: true,
      mailDigest: false,
      mailCollege: false,
    });
    await app.visitor.ask(stop, { token, isOn: true });
    await app.visitor.ask(stop, { token: unsubscribeToken(app.app, person.id, 'mailDigest') });
    expect((await person.ask(ways)).notificationSettings).toEqual({
      mailAtOnce: true,
      mailDigest: false,
      mailCollege: true,
    });
  });

  it('is pressed by mail programs with a form, in one form or the other', async () => {
    const address = `${app.url}/api/notifications/unsubscribe?token=${unsubscribeToken(app.app, author.id, 'mailAtOnce')}`;
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), multipart]) {
      const answer = await fetch(address, { method: 'POST', body });
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { kind: 'mailAtOnce', isOn: false },
      ]);
    }
    expect((await author.ask(settings)).notificationSettings.mailAtOnce).toBe(false);
  });

  it('knows no link that this product did not make', async () => {
    const genuine = unsubscribeToken(app.app, author.id, 'mailDigest');
    const other = unsubscribeToken(app.app, (await aMentee(app)).id, 'mailDigest');
    const [userId, , signed] = genuine.split('.');
    for (const token of [
      '',
      'x',
      '..',
      genuine.slice(0, -2),
      `${genuine}.x`,
      `${userId}.mailAtOnce.${signed}`,
      `${other.split('.')[0]}.mailDigest.${signed}`,
      `${userId}.chat.${signed}`,
      '\u0000'.repeat(3),
    ]) {
      expect((await app.visitor.refused(stop, { token })).code, token).toBe('BAD_USER_INPUT');
      expect(
        (
          await app.visitor.rest(
            'POST',
            `/api/notifications/unsubscribe?token=${encodeURIComponent(token)}`,
          )
        ).status,
        token,
      ).toBe(400);
    }
    await sql('delete from users where id = $1', [other.split('.')[0]]);
    expect((await app.visitor.ask(stop, { token: other })).unsubscribe.isOn).toBe(false);
  });
});
