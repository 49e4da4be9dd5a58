import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App } from '../core/context.ts';
import { readPlacements } from '../features/analytics/index.ts';
import { companies } from '../features/companies/index.ts';
import { client, type Json, startTestApp, type TestApp } from '../testing/index.ts';
import { everything, oneIn, rowsIn } from '../testing/servers/demo-college.ts';
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
    const wrong = await rowsIn(
      app,
      `
      select 'likes' from posts p where useful <> (select count(*) from post_likes where post_id = p.id)
      union all select 'views' from posts p where views <> (select count(*) from post_views where post_id = p.id)
      union all select 'shares' from posts p where shares <> (select count(*) from post_shares where post_id = p.id)
      union all select 'questions' from posts p where comments_count <> (select count(*) from questions where post_id = p.id and removed_at is null)
      union all select 'answers' from questions q where answers_count <> (select count(*) from answers where question_id = q.id and removed_at is null)
      union all select 'votes' from questions q where (upvotes, downvotes) <> (select count(*) filter (where sign = 1), count(*) filter (where sign = -1) from question_votes where question_id = q.id)
      union all select 'votes of answers' from answers a where (upvotes, downvotes) <> (select count(*) filter (where sign = 1), count(*) filter (where sign = -1) from answer_votes where answer_id = a.id)
      union all select 'upvotes' from gratitudes g where upvotes <> (select count(*) from gratitude_upvotes where gratitude_id = g.id)
      union all select 'own upvote' from gratitude_upvotes v join gratitudes g on g.id = v.gratitude_id where g.user_id = v.user_id
      union all select 'own vote' from question_votes v join questions q on q.id = v.question_id where q.user_id = v.user_id
      union all select 'own vote on an answer' from answer_votes v join answers a on a.id = v.answer_id where a.user_id = v.user_id
      union all select 'helpful' from profiles pr where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = pr.user_id)
      union all select 'profile views' from profiles pr where views <> (select count(*) from profile_views where profile_id = pr.user_id)
      union all select 'own profile view' from profile_views where profile_id = user_id
      union all select 'a like without a view' from post_likes l where not exists (select from post_views v where v.post_id = l.post_id and v.user_id = l.user_id)
      union all select 'own like' from post_likes join posts p on p.id = post_id where p.user_id = post_likes.user_id
      union all select 'activity' from posts p where last_active_at <> greatest(p.created_at, (select max(created_at) from questions where post_id = p.id),
        (select max(a.created_at) from answers a join questions q on q.id = a.question_id where q.post_id = p.id))`,
    );
    expect(wrong).toEqual([]);
  });

  it('happens in an order that can be', async () => {
    const wrong = await rowsIn(
      app,
      `
      select 'a post before its author' from posts p join users u on u.id = p.user_id where p.created_at < u.created_at
      union all select 'thanks before both were there' from gratitudes g join users u on u.id in (g.user_id, g.profile_id) where g.created_at < u.created_at
      union all select 'an endorsement before both were there' from endorsements e join users u on u.id in (e.mentee_id, e.alumni_id) where e.created_at < u.created_at
      union all select 'a question before its asker' from questions q join users u on u.id = q.user_id where q.created_at < u.created_at
      union all select 'a question before its post' from questions q join posts p on p.id = q.post_id where q.created_at < p.created_at
      union all select 'an answer before its question' from answers a join questions q on q.id = a.question_id where a.created_at <= q.created_at
      union all select 'an answer before its author' from answers a join users u on u.id = a.user_id where a.created_at < u.created_at
      union all select 'the future' from (select created_at from users union all select created_at from posts union all select created_at from answers) all_of where created_at > now()
      union all select 'by one who may not' from (select user_id from questions union select user_id from answers union select user_id from post_views) w join users u on u.id = w.user_id
        where u.role <> 'alumni' and not u.is_verified
      union all select 'a share out of its time' from post_shares s join posts p on p.id = s.post_id where s.day < p.created_at::date or s.day > now()::date
      union all select 'a bookmark out of its time' from bookmarks b left join posts p on p.id = b.post_id join users u on u.id = b.user_id
        where b.created_at < greatest(p.created_at, u.created_at) or b.created_at > now()
      union all select 'a bookmark by one who may not' from bookmarks b join users u on u.id = b.user_id where u.role <> 'alumni' and not u.is_verified
      union all select 'a paper of another' from post_files pf join files f on f.id = pf.file_id left join posts p on p.id = pf.post_id left join post_drafts d on d.id = pf.draft_id
        where f.purpose <> 'post' or f.owner_id is distinct from coalesce(p.user_id, d.user_id)
      union all select 'a draft beside the career' from post_drafts d where not exists (select from career_experiences e where e.user_id = d.user_id and e.company_norm = d.company_norm and e.experience_type = d.experience_type)
      union all select 'a draft of what is published' from post_drafts d join posts p on p.user_id = d.user_id and p.company_norm = d.company_norm and p.experience_type = d.experience_type
      union all select 'an id that does not sort by time' from (select id, lag(id) over (order by created_at, id) as before from posts) s where s.id < s.before
      union all select 'a post beside the career' from posts p where p.offer_status = 'accepted' and not exists (select from career_experiences e where e.user_id = p.user_id
        and e.company_norm = p.company_norm and e.experience_type = p.experience_type and p.interview_year between e.from_year - 1 and e.from_year)`,
    );
    expect(wrong).toEqual([]);
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
