import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatTexts } from '../../../../schema/rules/chat/chat-texts.ts';
import { notificationSwitches } from '../../../../schema/rules/notifications/notifications-texts.ts';
import { roomSql } from '../../core/sql/index.ts';
import { aConversation } from '../../testing/builders/chat.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { retentionOf } from '../settings/index.ts';
import { baseOf } from './settings-base.ts';

const parts = `notifications { ${notificationSwitches.join(' ')} } privacy { visibility showOnline } theme contrast textSize motion chat { autoAccept retention openRequestsLimit } blockedUsers base`;
const read = `{ settings { ${parts} } }`;
const save = `mutation ($input: SettingsInput!) { saveSettings(input: $input) { ${parts} } }`;

/** As a statement of another room asks. */
const asked = roomSql<object>('test-account').statement('asked', { id: 'uuid' }, (db, { id }) =>
  db.selectNoFrom(retentionOf(id).as('retention')),
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const settingsOf = async (who: Person): Promise<Json> => (await who.ask(read)).settings;
const ask = async (who: Person): Promise<Json> =>
  (await app.app.db.query(asked, { id: who.id }))[0];
const nested = (path: string, value: unknown): Json =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
const at = (settings: Json, path: string): unknown =>
  path.split('.').reduce<Json>((part, name) => part[name], settings);

/** Whether others see that somebody was there. */
async function isSeen(who: Person): Promise<boolean> {
  await app.app.db.sql(
    'insert into presences (user_id, last_seen_at) values ($1, now()) on conflict do nothing',
    [who.id],
  );
  const reader = await anAlumnus(app);
  const { conversation } = await reader.ask(
    'query ($id: ID!) { conversation(id: $id) { others { presence { lastSeenAt } } } }',
    { id: await aConversation(reader, who) },
  );
  return conversation.others[0].presence.lastSeenAt !== null;
}

/** Whether a chat that a student asks for begins at once. */
async function beginsAtOnce(who: Person): Promise<boolean> {
  const id = await aConversation(await aMentee(app), who, 'May I?');
  const { conversation } = await who.ask('query ($id: ID!) { conversation(id: $id) { status } }', {
    id,
  });
  return conversation.status === 'active';
}

/**
 * How many requests an alumnus takes, as a student who would ask reads it: none, or as many as from
 * the start.
 */
async function takes(who: Person): Promise<number> {
  const { conversationWith } = await (await aMentee(app)).ask(
    'query ($id: ID!) { conversationWith(personId: $id) { refusal } }',
    { id: who.id },
  );
  return conversationWith.refusal === chatTexts.paused ? 0 : 5;
}

async function shownTo(who: Person): Promise<string> {
  const reader = await anAlumnus(app);
  const { profile } = await reader.ask('query ($id: ID!) { profile(userId: $id) { isWhole } }', {
    id: who.id,
  });
  return profile.isWhole ? 'college' : 'connections';
}

type Row = [path: string, value: unknown, felt: (who: Person) => Promise<unknown>];

/**
 * Every setting, what it may be changed to, and where it is felt. Switches and looks are what the
 * page asks for before it rings and draws; what the bell and mails make of them is told in
 * `ways.test.ts`.
 */
const table: Row[] = [
  ...notificationSwitches.map(
    (name): Row => [
      `notifications.${name}`,
      false,
      async (who) =>
        (await who.ask(`{ notificationSettings { ${name} } }`)).notificationSettings[name],
    ],
  ),
  ['privacy.visibility', 'connections', shownTo],
  ['privacy.showOnline', false, isSeen],
  ...Object.entries({
    theme: 'dark',
    contrast: 'high',
    textSize: 'largest',
    motion: 'reduced',
  }).map(
    ([name, value]): Row => [
      name,
      value,
      async (who) => (await who.ask(`{ appearance { ${name} } }`)).appearance[name],
    ],
  ),
  ['chat.autoAccept', true, beginsAtOnce],
  ['chat.openRequestsLimit', 0, takes],
];

/** Those with a story of their own below. */
const toldApart = ['chat.retention', 'blockedUsers'];

/** The names of settings, as `chat.retention`. */
const namesIn = (settings: Json, before = ''): string[] =>
  Object.entries(settings as object).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? namesIn(value, `${before}${name}.`)
      : [`${before}${name}`],
  );

describe('each setting', () => {
  it('is on from the start as documented', async () => {
    const who = await anUnverifiedMentee(app);
    const { body } = await who.rest('GET', '/api/settings');
    expect(body).toMatchObject({
      email: who.email,
      role: 'mentee',
      joinedDate: expect.any(String) as string,
      isVerified: false,
      settings: {
        notifications: Object.fromEntries(notificationSwitches.map((name) => [name, true])),
        privacy: { visibility: 'college', showOnline: true },
        theme: 'system',
        contrast: 'system',
        textSize: 'normal',
        motion: 'system',
        chat: { autoAccept: false, retention: 'forever', openRequestsLimit: 5 },
        blockedUsers: [],
      },
    });
  });

  it('is in the table, or told apart', async () => {
    const { base: _base, ...settings } = await settingsOf(await anAlumnus(app));
    expect(new Set(namesIn(settings))).toEqual(
      new Set([...table.map(([path]) => path), ...toldApart]),
    );
  });

  it.each(table)('%s changes what it says, and nothing else: to %o', async (path, value, felt) => {
    const [who, other] = [await anAlumnus(app), await anAlumnus(app)];
    const { base: _base, ...before } = await settingsOf(who);
    const { base: _after, ...after } = (await who.ask(save, { input: nested(path, value) }))
      .saveSettings;
    expect(at(before, path)).not.toEqual(value);
    expect(await felt(who)).toEqual(value);
    expect(await felt(other)).toEqual(at(before, path));
    const [part = '', name] = path.split('.');
    expect(after).toEqual({
      ...before,
      [part]: name ? { ...before[part], [name]: value } : value,
    });
    expect(at(await settingsOf(other), path)).toEqual(at(before, path));
    const rest = await other.rest('POST', '/api/settings', nested(path, value));
    // The documented object has some of them; all can be sent.
    const answered = at(rest.body.settings, path) ?? value;
    expect([rest.status, answered, at(await settingsOf(other), path)]).toEqual([200, value, value]);
  });

  it('chat.retention has its documented name over REST', async () => {
    const who = await anAlumnus(app);
    const sent = { chat: { retention: '30days' } };
    expect((await who.rest('POST', '/api/settings', sent)).body).toMatchObject({
      message: 'Settings saved',
      settings: sent,
    });
    expect((await ask(who)).retention).toBe('30days');
    expect((await settingsOf(who)).chat.retention).toBe('thirtyDays');
  });

  it('blockedUsers is the list of them, and each is blocked', async () => {
    const [who, a, b] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
    const block = (blockedUsers: string[]) => who.rest('POST', '/api/settings', { blockedUsers });
    expect((await block([a.id])).body.settings.blockedUsers).toEqual([a.id]);
    expect((await a.rest('GET', `/api/profile/${who.id}`)).status).toBe(404);
    expect((await block([b.id.toUpperCase()])).body.settings.blockedUsers).toEqual([b.id]);
    expect((await a.rest('GET', `/api/profile/${who.id}`)).status).toBe(200);
    expect(
      (await who.rest('POST', '/api/settings', { theme: 'dark' })).body.settings,
    ).toMatchObject({ theme: 'dark', blockedUsers: [b.id] });
  });
});

describe('two devices at once', () => {
  it('lose nothing that one of them changed: a whole object is compared with what was read', async () => {
    const [who, a, b] = [await anAlumnus(app), await aMentee(app), await aMentee(app)];
    await who.rest('POST', '/api/settings/block', { userId: a.id });
    const { settings } = (await who.rest('GET', '/api/settings')).body;
    const [phone, laptop] = [structuredClone(settings), structuredClone(settings)];
    Object.assign(phone, { theme: 'dark', blockedUsers: [] });
    Object.assign(phone.notifications, { sound: false });
    Object.assign(laptop, { textSize: 'large', blockedUsers: [a.id, b.id] });
    Object.assign(laptop.notifications, { jobs: false });
    await Promise.all([
      who.rest('POST', '/api/settings', phone),
      who.rest('POST', '/api/settings', laptop),
    ]);
    expect((await who.rest('GET', '/api/settings')).body.settings).toMatchObject({
      theme: 'dark',
      textSize: 'large',
      notifications: { sound: false, jobs: false, chat: true },
      blockedUsers: [b.id],
    });
  });

  it('save single changes beside each other', async () => {
    const who = await anAlumnus(app);
    await Promise.all(table.map(([path, value]) => who.ask(save, { input: nested(path, value) })));
    const saved = await settingsOf(who);
    for (const [path, value] of table) expect(at(saved, path), path).toEqual(value);
  });
});

describe('what is unknown', () => {
  it.each<[Json, string]>([
    [{ theme: 'pink' }, 'theme must be one of system, light, dark'],
    [
      { privacy: { visibility: 'nobody' } },
      'privacy.visibility must be one of public, college, connections',
    ],
    [{ privacy: 'all' }, 'privacy must be an object'],
    [{ notifications: { chat: 'yes' } }, 'notifications.chat must be true or false'],
    [{ chat: { retention: '31days' } }, 'chat.retention must be one of forever, 30days'],
    [
      { chat: { openRequestsLimit: 21 } },
      'chat.openRequestsLimit must be a whole number from 0 to 20',
    ],
    [{ blockedUsers: { $ne: 1 } }, 'blockedUsers must be a list of at most 500 ids'],
    [{ base: 'bm9uc2Vuc2U' }, 'base is not one that was answered with the settings'],
    ...['nobody', 'a\u0000b'].map((id): [Json, string] => [
      { base: baseOf({ blockedUsers: [id] }), blockedUsers: [] },
      'base is not one that was answered with the settings',
    ]),
  ])('is refused by its name, and nothing is saved: %o', async (sent, message) => {
    const who = await anAlumnus(app);
    const answer = await who.rest('POST', '/api/settings', { motion: 'reduced', ...sent });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await settingsOf(who)).motion).toBe('system');
  });

  it('is saved together or not at all', async () => {
    const who = await anAlumnus(app);
    const gone = '0190a000-0000-7000-8000-000000000000';
    for (const [blockedUsers, status] of [
      [[gone], 404],
      [[who.id], 400],
      [['nobody'], 404],
    ] as const)
      expect(
        (await who.rest('POST', '/api/settings', { theme: 'dark', blockedUsers })).status,
      ).toBe(status);
    expect((await settingsOf(who)).theme).toBe('system');
  });

  it('names that nobody knows change nothing, and are no one’s role', async () => {
    const who = await aMentee(app);
    const sent = { role: 'alumni', isVerified: true, isAdmin: true, email: 'x@mail.example' };
    const answer = await who.rest('POST', '/api/settings', sent);
    expect(answer).toMatchObject({ status: 200, body: { role: 'mentee', email: who.email } });
  });

  it('single changes of GraphQL are refused alike', async () => {
    const who = await aMentee(app);
    for (const input of [{ theme: 'pink' }, { chat: { openRequestsLimit: 99 } }])
      expect((await who.refused(save, { input })).code).toBe('BAD_USER_INPUT');
  });
});
