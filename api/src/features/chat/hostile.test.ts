import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aConversation, aMessage } from '../../testing/builders/chat.ts';
import { aConnection } from '../../testing/builders/connections.ts';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

const rename = `mutation ($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { name } }`;
const mute = `mutation ($id: ID!, $until: DateTimeISO) { muteConversation(id: $id, until: $until) { mutedUntil } }`;
const edit = `mutation ($id: ID!, $content: String!) { editMessage(id: $id, content: $content) { content } }`;

let app: TestApp;
let asha: Person;
let kabir: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp({ limits: { messageChanges: { points: 5, seconds: 60 } } });
  asha = await anAlumnus(app);
  kabir = await anAlumnus(app);
  await aConnection(asha, kabir);
  id = await aConversation(asha, kabir);
});
afterAll(() => app.close());

describe('a group', () => {
  it('has a name of one line, without signs that nobody sees, in any script', async () => {
    const create = `mutation ($personIds: [ID!]!) { createGroup(name: "Prep", personIds: $personIds, key: "g") { id } }`;
    const group = (await asha.ask(create, { personIds: [kabir.id] })).createGroup.id as string;
    const wrong = [
      'Prep\r\nBcc: x@evil.example',
      'Prep\u2028Sign in',
      'Prep\u0007',
      'Pr\u00ADep',
      'Prep\u200F',
      `P${'\u0301'.repeat(50)}rep`,
    ];
    for (const name of wrong)
      expect(await asha.refused(rename, { id: group, name })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { name: "A group's name is one line, without signs that can't be seen" },
      });
    for (const name of ['तैयारी क्षेत्र', 'శ్రీ\u200Cరామ్ బ్యాచ్', 'Family 👨‍👩‍👧 ❤️'])
      expect((await asha.ask(rename, { id: group, name })).renameGroup.name).toBe(name);
  });
});

describe('a conversation', () => {
  it('is muted for ten years at most, and a time that has passed mutes nothing', async () => {
    const until = (years: number): string => {
      const at = app.clock.now();
      at.setFullYear(at.getFullYear() + years);
      return at.toISOString();
    };
    expect((await asha.refused(mute, { id, until: until(11) })).message).toBe(
      'A conversation can be muted for ten years at most',
    );
    expect(
      (await asha.ask(mute, { id, until: until(9) })).muteConversation.mutedUntil,
    ).not.toBeNull();
    for (const passed of ['0000-01-01T00:00:00Z', until(-1)])
      expect((await asha.ask(mute, { id, until: passed })).muteConversation.mutedUntil).toBeNull();
  });

  it('is marked up to a number, and by nothing that is none', async () => {
    await aMessage(kabir, id);
    for (const number of ['x', {}, [], 1.5, 1e300, true])
      expect((await asha.rest('POST', `/api/chat/${id}/mark-read`, { number })).status).toBe(400);
    for (const query of ['before=abc', 'after=99999999999'])
      expect((await asha.rest('GET', `/api/chat/${id}?${query}`)).status).toBe(400);
    const { body } = await asha.rest('GET', '/api/chat');
    expect(JSON.stringify(body)).toContain('"count":1');
    expect((await asha.rest('POST', `/api/chat/${id}/mark-read`, {})).status).toBe(200);
  });

  it('takes so many corrections a minute', async () => {
    const message = await aMessage(asha, id);
    const refused: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      const { errors } = await asha.graphql(edit, { id: message['id'], content: `Version ${n}` });
      if (errors) refused.push(errors[0]?.extensions.code as string);
    }
    expect(refused).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});

describe('others', () => {
  it('read of a message what they read of one that is not there', async () => {
    const message = await aMessage(asha, id);
    const stranger = await aMentee(app);
    const hide = 'mutation ($id: ID!) { hideMessage(id: $id) }';
    const [foreign, unknown] = [
      await stranger.refused(hide, { id: message['id'] }),
      await stranger.refused(hide, { id: '01900000-0000-7000-8000-000000000000' }),
    ];
    expect(foreign).toEqual(unknown);
  });
});
