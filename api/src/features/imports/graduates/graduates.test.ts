import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { change } from '../../../core/context.ts';
import { anImportingCollege } from '../../../testing/builders/imports.ts';
import { aMentee, eventually, type Person, type TestApp } from '../../../testing/index.ts';
import { askGraduatesJob } from './graduates.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
});
afterAll(() => app.close());

describe('students past their year of graduation', () => {
  it('are asked once a year to become alumni, and changed by nobody', async () => {
    const graduate = await aMentee(app, { yearOfGraduation: 2020 });
    const { graduatesToAsk } = await owner.ask('{ graduatesToAsk }');
    expect(graduatesToAsk).toBe(1);
    await Promise.all([askGraduatesJob(app.app).run({}), askGraduatesJob(app.app).run({})]);
    expect((await app.mailTo(graduate.email)).subject).toBe('Have you graduated?');
    expect((await owner.ask('{ graduatesToAsk }')).graduatesToAsk).toBe(0);
    const told = await eventually(async () => {
      const { notifications } = await graduate.ask('{ notifications { nodes { content } } }');
      return notifications.nodes.length > 0 && notifications.nodes;
    });
    expect(told).toEqual([{ content: 'Have you graduated? Become an alumnus, if you like' }]);
    expect((await graduate.ask('{ me { role } }')).me.role).toBe('mentee');
    const asked = await change(app.app, (work) => work.sql('select year from graduation_asks'));
    expect(asked).toHaveLength(1);
    // Pressed twice, it is done and logged once.
    await aMentee(app, { yearOfGraduation: 2019 });
    const press = () => owner.ask('mutation { askGraduates }');
    const counts = (await Promise.all([press(), press()])).map(({ askGraduates }) => askGraduates);
    expect(counts.toSorted()).toEqual([0, 1]);
    const logged = await app.app.db.sql('select id from audit_log where action = $1', [
      'user.askGraduates',
    ]);
    expect(logged).toHaveLength(1);
  });

  it('who stops these mails is asked at the bell alone, and gets the other mails', async () => {
    const graduate = await aMentee(app, { yearOfGraduation: 2018 });
    await askGraduatesJob(app.app).run({});
    const { text } = await app.mailTo(graduate.email);
    const [, token] = /unsubscribe\?token=(\S+)/.exec(text) ?? [];
    const { unsubscribe } = await app.visitor.ask(
      'mutation ($token: String!) { unsubscribe(token: $token) { kind isOn } }',
      { token: decodeURIComponent(token ?? '') },
    );
    expect(unsubscribe).toEqual({ kind: 'mailCollege', isOn: false });
    const { notificationSettings } = await graduate.ask(
      '{ notificationSettings { mailCollege mailDigest mailAtOnce } }',
    );
    expect(notificationSettings).toEqual({
      mailCollege: false,
      mailDigest: true,
      mailAtOnce: true,
    });
    app.clock.advance(366 * 86_400);
    // Asked after the other, and mailed after them.
    const later = await aMentee(app, { yearOfGraduation: 2018 });
    await askGraduatesJob(app.app).run({});
    await app.mailTo(later.email);
    expect(app.mails.filter(({ to }) => to === graduate.email)).toHaveLength(1);
  });
});
