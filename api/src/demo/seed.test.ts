import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App } from '../core/context.ts';
import { readPlacements } from '../features/analytics/index.ts';
import { companies } from '../features/companies/index.ts';
import { client, type Json, startTestApp, type TestApp } from '../testing/index.ts';
import {
  everything,
  miscounted,
  oneIn,
  outOfOrder,
  rowsIn,
} from '../testing/servers/demo-college.ts';
import { demoEmail, demoPassword, shownAccounts } from './accounts.ts';
import { demoAccounts, seedIfEmpty } from './index.ts';

const signIn = (app: TestApp, email: string): Promise<Json> =>
  app.visitor.ask(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    { email, password: demoPassword },
  );

describe('the demo college', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    expect(await demoAccounts(app.app)).toEqual([]);
    expect(await seedIfEmpty(app.app)).toBe(true);
  });
  afterAll(() => app.close());

  it('has conversations with everything that can be in one', async () => {
    expect(
      await oneIn(
        app,
        `select array_agg(distinct kind order by kind) as kinds, count(reply_to_id) > 0 as replies, count(edited_at) > 0 as corrected,
        count(*) filter (where kind in ('image', 'pdf') and file_id is null)::int as lost, (select count(*) > 0 from message_reactions) as pressed,
        (select array_agg(distinct status order by status) from conversations) as statuses from messages`,
      ),
    ).toEqual({
      kinds: ['call', 'image', 'pdf', 'system', 'text'],
      replies: true,
      corrected: true,
      lost: 0,
      pressed: true,
      statuses: ['active', 'declined', 'expired', 'pending'],
    });
    // As the student of the demo finds them: what was asked and not accepted, and files that open.
    const student = shownAccounts.find(({ as }) => as === 'student');
    const { signIn: signedIn } = await signIn(app, demoEmail(student?.name ?? ''));
    const { body } = await client(app.url, signedIn.token).rest('GET', '/api/chat');
    expect(body.map(({ status }: Json) => status)).toEqual(
      expect.arrayContaining(['active', 'declined', 'expired']),
    );
    const pictured = await rowsIn<{ id: string }>(
      app,
      "select conversation_id as id from messages where kind = 'image'",
    );
    const sent = pictured.find(({ id }) => body.some(({ _id }: Json) => _id === id));
    if (!sent) throw new Error('the student was sent no picture');
    const whole = await client(app.url, signedIn.token).ask(
      'query ($id: ID!) { messages(conversationId: $id) { nodes { kind isAccessible file { url(size: small) } } } }',
      { id: sent.id },
    );
    const picture = whole.messages.nodes.find(({ kind }: Json) => kind === 'image');
    expect(picture.isAccessible).toBe(true);
    expect((await fetch(new URL(picture.file.url, app.url))).status).toBe(200);
  });

  it('tells of placements in numbers: two seasons, three branches, and what it pays', async () => {
    const { seasons, branches, packages, companies: went } = await readPlacements(app.app, null);
    const told = (of: readonly { least: number }[]) => of.filter(({ least }) => least > 0).length;
    expect([told(seasons) >= 2, told(branches) >= 3]).toEqual([true, true]);
    expect(seasons.filter((season) => season.packages.median !== null).length).toBe(2);
    expect([packages.lowest, packages.highest]).not.toContain(null);
    expect(went.length).toBeGreaterThan(0);
  });

  it('has people of every kind', async () => {
    expect(
      await oneIn(
        app,
        `select count(*)::int as people, count(*) filter (where role = 'alumni')::int as alumni, count(*) filter (where is_super_admin)::int as "superAdmins",
        count(*) filter (where is_admin)::int as admins, count(*) filter (where not is_verified)::int as unverified, count(picture_id)::int as pictures,
        (select count(*)::int from verification_requests where status = 'pending') as waiting from users`,
      ),
    ).toEqual({
      people: 120,
      alumni: 70,
      superAdmins: 1,
      admins: 2,
      unverified: 14,
      pictures: 90,
      waiting: 3,
    });
    expect(
      await oneIn(
        app,
        `select count(linked_in_url)::int >= 12 as "linkedIn", count(git_hub_url)::int >= 6 as "gitHub", bool_and(linked_in_url is not null) filter (where u.full_name in ('Asha Rao', 'Kabir Nair')) as ours
        from profiles p join users u on u.id = p.user_id`,
      ),
    ).toEqual({ linkedIn: true, gitHub: true, ours: true });
    const { posts, companies, questions, answers, visibilities } = await oneIn(
      app,
      `select count(*)::int as posts, count(distinct company_norm)::int as companies, (select count(*)::int from questions) as questions,
        (select count(*)::int from answers) as answers, (select count(distinct visibility)::int from profiles) as visibilities from posts`,
    );
    expect(posts).toBeGreaterThanOrEqual(80);
    expect(companies).toBeGreaterThanOrEqual(50);
    expect(questions).toBeGreaterThanOrEqual(130);
    expect(answers).toBeGreaterThanOrEqual(130);
    expect(visibilities).toBe(3);
    const { up, down, bookmarks, drafts } = await oneIn(
      app,
      `select (select count(*)::int from question_votes where sign = 1) + (select count(*)::int from answer_votes where sign = 1) as up,
        (select count(*)::int from question_votes where sign = -1) + (select count(*)::int from answer_votes where sign = -1) as down, (select count(distinct user_id)::int from bookmarks) as bookmarks, (select count(*)::int from post_drafts) as drafts`,
    );
    const kept = await rowsIn<{ post: boolean; profile: boolean }>(
      app,
      `select bool_or(post_id is not null) as post, bool_or(profile_id is not null) as profile from bookmarks b join users u on u.id = b.user_id where u.full_name in ('Asha Rao', 'Kabir Nair') group by u.id`,
    );
    expect(kept).toEqual([
      { post: true, profile: true },
      { post: true, profile: true },
    ]);
    expect([up > 500, down > 10, bookmarks > 50, drafts >= 3]).toEqual([true, true, true, true]);
  });

  it('has people who are connected, and requests that wait for those whom one signs in as', async () => {
    expect(
      await oneIn(
        app,
        `select count(*) filter (where status = 'connected') >= 200 as connected, count(*) filter (where status = 'pending') >= 20 as pending, bool_and(coalesce(connected_at, asked_at) >= asked_at and asked_at < now()) as told from connections`,
      ),
    ).toEqual({ connected: true, pending: true, told: true });
    expect(
      await rowsIn(
        app,
        `select count(*) filter (where status = 'connected') >= 5 as connected, count(*) filter (where status = 'pending' and asked_by_id <> u.id) >= 2 as received, count(*) filter (where status = 'pending' and asked_by_id = u.id) >= 1 as sent
        from connections join users u on u.id in (low_id, high_id) where u.full_name in ('Asha Rao', 'Kabir Nair') group by u.id`,
      ),
    ).toEqual(Array(2).fill({ connected: true, received: true, sent: true }));
  });

  it('has boards with pictures, and projects that look for somebody', async () => {
    expect(
      await oneIn(
        app,
        `select (select count(distinct user_id) >= 8 from vision_items) as boards, (select count(picture_id) >= 15 from vision_items) as pictures, (select count(*) filter (where is_looking_for_successor) >= 5 from legacy_projects) as projects`,
      ),
    ).toEqual({ boards: true, pictures: true, projects: true });
  });

  it('has thanks to alumni, and students whom alumni endorse', async () => {
    expect(
      await oneIn(
        app,
        `select (select count(*) >= 60 from gratitudes) as thanks, (select count(*) >= 25 from endorsements) as endorsements, (select count(*) filter (where accepted_at is null) >= 3 from endorsements) as pending,
        (select count(*) filter (where hidden_at is not null) = 1 from gratitudes) as hidden, (select bool_and('alumni' = any(p.roles) and (w.is_verified or w.role = 'alumni')) from gratitudes g join users p on p.id = g.profile_id join users w on w.id = g.user_id) as proper,
        (select bool_and(m.role = 'mentee' and a.role = 'alumni') from endorsements e join users m on m.id = e.mentee_id join users a on a.id = e.alumni_id) as fitting`,
      ),
    ).toEqual({
      thanks: true,
      endorsements: true,
      pending: true,
      hidden: true,
      proper: true,
      fitting: true,
    });
  });

  it('has news for those whom one signs in as, and mails nobody', async () => {
    expect(
      await rowsIn(
        app,
        `select count(*) filter (where read_at is null) between 1 and 40 as unread, count(read_at) > 0 as read, count(distinct type) >= 2 as types, bool_and(updated_at < now() and mailed_at is not null) as told
        from notifications n join users u on u.id = n.user_id where u.full_name in ('Asha Rao', 'Kabir Nair') group by u.id`,
      ),
    ).toEqual(Array(2).fill({ unread: true, read: true, types: true, told: true }));
    expect(
      await oneIn(
        app,
        `select (select count(*)::int from domain_events) as untold, (select count(distinct kind)::int >= 6 from notifications) as kinds`,
      ),
    ).toEqual({ untold: 0, kinds: true });
  });

  it('counts what is there, exactly', async () => {
    expect(await miscounted(app)).toEqual([]);
  });

  it('happens in an order that can be', async () => {
    expect(await outOfOrder(app)).toEqual([]);
    const { lately } = await oneIn(
      app,
      `select count(*)::int as lately from posts where last_active_at > now() - interval '3 days'`,
    );
    expect(lately).toBeGreaterThanOrEqual(8);
  });

  it('prints accounts that can sign in, and see the college', async () => {
    const lines = await demoAccounts(app.app);
    expect(lines).toHaveLength(shownAccounts.length);
    expect(lines[0]).toMatch(/^alumnus +asha\.rao@vie\.example +Demo@12345$/);
    for (const { name } of shownAccounts)
      expect((await signIn(app, demoEmail(name))).signIn.token).toEqual(expect.any(String));
    const asha = app.as((await signIn(app, demoEmail('Asha Rao'))).signIn.token);
    const { feedPosts, feedProfiles } = await asha.ask(
      '{ feedPosts(first: 3) { nodes { companyName user { fullName profilePic } } } feedProfiles(first: 3, search: "zoho") { nodes { user { fullName } } } }',
    );
    expect(feedPosts.nodes).toHaveLength(3);
    expect(feedProfiles.nodes.length).toBeGreaterThan(0);
    const {
      feedPosts: {
        nodes: [told],
      },
    } = await asha.ask('{ feedPosts(first: 1, search: "thoughtworks") { nodes { id } } }');
    const { post } = await asha.ask(
      'query ($id: ID!) { post(id: $id) { postType storyRounds { name } materialLinks additionalQuestions { question answer } topicsWeightage } }',
      { id: told.id },
    );
    expect(post).toMatchObject({
      postType: 'story',
      materialLinks: expect.arrayContaining([expect.stringMatching(/^https:/)]),
      topicsWeightage: expect.stringContaining('%'),
    });
    expect(post.storyRounds).toHaveLength(4);
    const [picture] = await rowsIn<{ id: string; size: number }>(
      app,
      `select f.id, f.size from files f join users u on u.picture_id = f.id where u.full_name = 'Asha Rao'`,
    );
    let size = 0;
    for await (const chunk of (await app.app.files.get(picture?.id ?? '')) ?? [])
      size += (chunk as Buffer).length;
    expect(size).toBe(picture?.size);
  });

  it('is made once', async () => {
    const before = await everything(app);
    expect(await seedIfEmpty(app.app)).toBe(false);
    expect(await everything(app)).toEqual(before);
  });

  it('is the same on another database', async () => {
    const other = await startTestApp();
    await seedIfEmpty(other.app);
    expect(await everything(other)).toEqual(await everything(app));
    await other.close();
  });

  it('tells no passwords of a server in production', async () => {
    const serving: App = {
      ...app.app,
      config: { ...app.app.config, production: true, databaseUrl: 'postgres://db.example/college' },
    };
    expect(await demoAccounts(serving)).toEqual([]);
  });

  it('has twelve companies that ask the same again, in other words', async () => {
    for (const job of companies.jobs?.(app.app) ?? []) await job.run({} as never);
    expect(
      await oneIn(
        app,
        `select count(distinct company_id) >= 12 as companies, count(*) >= 25 as questions, max(question.experiences) >= 3 as often
           from company_questions question join companies company on company.id = company_id
          where company.experience_count >= 3 and question.experiences >= 2`,
      ),
    ).toEqual({ companies: true, questions: true, often: true });
  });
});
