import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peopleOfCollege } from '../../../../schema/rules/college/site-texts.ts';
import { aPost } from '../../testing/builders/posts.ts';
import { foundBy } from '../../testing/builders/searches/searched-posts.ts';
import { anAlumnus, startTestApp, type TestApp } from '../../testing/index.ts';
import { collegePeople } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      COLLEGE_NAME: 'Govindrao College',
      ADMIN_EMAIL: 'office@govindrao.example',
      ADMIN_PASSWORD: 'a-first-password',
      ADMIN_NAME: 'Placement Office',
    },
  });
});
afterAll(() => app.close());

describe('a college of its own', () => {
  it('has a first admin of the given name, who is not among its people until something is known of them', async () => {
    await aPost(await anAlumnus(app, { fullName: 'Leela Office' }));
    const [admin] = await app.app.db.sql<{ id: string; full_name: string }>(
      "select id, full_name from users where email = 'office@govindrao.example'",
    );
    expect(admin?.full_name).toBe('Placement Office');
    expect((await foundBy(app.visitor, '')).people).toEqual(['Leela Office']);
    expect((await foundBy(app.visitor, 'office')).people).toEqual(['Leela Office']);
    await app.app.db.sql('update users set year_of_graduation = 2001 where id = $1', [admin?.id]);
    expect((await foundBy(app.visitor, 'placement')).people).toEqual(['Placement Office']);
  });

  it('says how many it has once they are many, counted anew after ten minutes', async () => {
    expect(await collegePeople(app.app)).toBe('alumni and students');
    await app.app.db.sql(
      `insert into users (id, email, full_name, role, roles, college, is_profile_complete)
       select gen_random_uuid(), 'p' || n || '@many.example', 'Person ' || n, 'mentee', '{mentee}', 'G', true
       from generate_series(1, 130) as n`,
    );
    expect(await collegePeople(app.app)).toBe('alumni and students');
    app.clock.advance(601);
    expect(await collegePeople(app.app)).toBe('130+ alumni and students');
  });

  it('is the demo college only without a name', async () => {
    expect(app.app.config.isDemoCollege).toBe(false);
    const demo = { ...app.app, config: { ...app.app.config, isDemoCollege: true } };
    expect(await collegePeople(demo)).toBe('40,000+ alumni and students');
  });
});

it.each([
  [null, 'alumni and students'],
  [0, 'alumni and students'],
  [99, 'alumni and students'],
  [100, '100+ alumni and students'],
  [1299, '1,200+ alumni and students'],
  [40_000, '40,000+ alumni and students'],
  [41_999, '41,000+ alumni and students'],
])('tells %s people as %j', (count, words) => {
  expect(peopleOfCollege(count)).toBe(words);
});
