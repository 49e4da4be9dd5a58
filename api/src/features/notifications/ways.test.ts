import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  kindSwitches,
  type NotificationType,
  notificationTypes,
} from '../../../../schema/rules/notifications-texts.ts';
import { aConversation, aMessage } from '../../testing/chat.ts';
import { aGratitude } from '../../testing/gratitudes.ts';
import { aJobOpening } from '../../testing/jobs.ts';
import { anAlumnus, startTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { aPost } from '../../testing/posts.ts';
import { aQuestion } from '../../testing/questions.ts';
import { dispatchAll } from './dispatch/dispatcher.ts';
import { mailDigests } from './mail/mailing.ts';

const save =
  'mutation ($input: SettingsInput!) { saveSettings(input: $input) { notifications { sound } } }';
const bell = '{ notifications { nodes { type } } unreadNotificationsCount }';

let app: TestApp;
let other: Person;
beforeAll(async () => {
  app = await startTestApp();
  other = await anAlumnus(app, { fullName: 'Asha Rao' });
});
afterAll(() => app.close());

/** What makes each kind happen to somebody. */
const acts: Record<NotificationType, (who: Person) => Promise<unknown>> = {
  comment: async (who) => aQuestion(other, await aPost(who)),
  gratitude: (who) => aGratitude(other, who),
  chat: async (who) => aMessage(other, await aConversation(other, who)),
  job: async (who) => {
    const company = `Company of ${who.id}`;
    await who.ask(
      'mutation ($company: String!) { saveJobSearch(filter: { company: $company }, mails: weekly) { id } }',
      { company },
    );
    await aJobOpening(other, { companyName: company });
  },
  connection: (who) =>
    other.ask('mutation ($id: ID!) { connect(userId: $id) { id } }', { id: who.id }),
};

async function told(kind: NotificationType, off: string | null) {
  const who = await anAlumnus(app);
  if (off !== null) await who.ask(save, { input: { notifications: { [off]: false } } });
  await acts[kind](who);
  // Messages are looked at when their readers had a moment.
  app.clock.advance(3);
  await dispatchAll(app.app);
  const { notifications, unreadNotificationsCount } = await who.ask(bell);
  expect(notifications.nodes).toHaveLength(unreadNotificationsCount);
  await app.app.db.sql(
    "update notifications set updated_at = updated_at - interval '1 hour' where user_id = $1",
    [who.id],
  );
  await mailDigests(app.app).run({});
  const mailed = await app.app.db.sql(
    'select 1 from notifications where user_id = $1 and mailed_at is not null',
    [who.id],
  );
  return { bell: notifications.nodes.length === 1, mail: mailed.length === 1 };
}

describe.each([...notificationTypes])('what is told of %s', (kind) => {
  it('comes to the bell and by mail; each can be switched off', async () => {
    const { bell: atBell, mail, sound } = kindSwitches[kind];
    expect(await told(kind, null)).toEqual({ bell: true, mail: true });
    expect(await told(kind, atBell)).toEqual({ bell: false, mail: false });
    expect(await told(kind, mail)).toEqual({ bell: true, mail: false });
    // The sound is the page's to make: it asks for the switch.
    expect(await told(kind, sound)).toEqual({ bell: true, mail: true });
  });
});

describe('what the college tells', () => {
  it('is mailed whatever kinds are switched off', async () => {
    const who = await anAlumnus(app);
    await who.ask(save, {
      input: { notifications: { comments: false, mailComments: false } },
    });
    const admin = await anAlumnus(app, { isAdmin: true });
    await admin.ask('mutation ($id: ID!) { warnUser(id: $id, reason: "Please be kind") { id } }', {
      id: who.id,
    });
    await dispatchAll(app.app);
    expect((await who.ask(bell)).unreadNotificationsCount).toBe(1);
    await app.app.db.sql(
      "update notifications set updated_at = updated_at - interval '1 hour' where user_id = $1",
      [who.id],
    );
    await mailDigests(app.app).run({});
    expect(
      await app.app.db.sql(
        'select 1 from notifications where user_id = $1 and mailed_at is not null',
        [who.id],
      ),
    ).toHaveLength(1);
  });
});
