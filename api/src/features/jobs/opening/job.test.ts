import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  startTestApp,
  type Json,
  type Person,
  type TestApp,
} from '../../../testing/index.ts';
import { aPdf, storedObjects } from '../../../testing/files.ts';
import { aConversation } from '../../../testing/chat.ts';
import { aJobOpening, dayFromNow, opening } from '../../../testing/jobs.ts';

const read =
  'query ($id: ID!) { job(id: $id) { id companyName isOpen closeReason deadline fileUrl fileError counters { likes views applications } viewer { hasLiked hasBookmarked hasApplied canEdit } similarJobs { id } insiders { fullName } } }';
const like = 'mutation ($id: ID!) { likeJob(id: $id) { counters { likes } viewer { hasLiked } } }';
const view = 'mutation ($id: ID!) { viewJob(id: $id) { counters { views } } }';
const apply = 'mutation ($id: ID!) { applyToJob(id: $id) { counters { applications } } }';
const close = 'mutation ($id: ID!) { closeJob(id: $id) { isOpen closeReason } }';
const reopen = 'mutation ($id: ID!) { reopenJob(id: $id) { isOpen closeReason } }';
const remove = 'mutation ($id: ID!) { deleteJob(id: $id) }';
const unknown = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
let poster: Person;
let reader: Person;

beforeAll(async () => {
  app = await startTestApp();
  poster = await anAlumnus(app, { fullName: 'Asha Verma' });
  reader = await aMentee(app);
});
afterAll(() => app.close());

const form = (fields: Record<string, string>, files: Record<string, [Buffer, string]> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, [bytes, file]] of Object.entries(files))
    body.set(name, new File([new Uint8Array(bytes)], file));
  return body;
};
const documented = {
  companyName: 'Freshworks',
  role: 'SDE Intern',
  applicationLink: 'https://jobs.example/intern',
  jobType: 'Intern',
  duration: '6 months',
  jobLocation: 'On Campus',
  specificLocation: 'Chennai',
  interviewLocation: 'Online',
  specificTo: 'Women',
  skillsRequired: 'React, SQL , react',
};

describe('reading an opening', () => {
  it('counts each like, view and application once, however many come at once', async () => {
    const id = await aJobOpening(poster);
    const crowd = await Promise.all(Array.from({ length: 6 }, () => aMentee(app)));
    await Promise.all(
      [...crowd, ...crowd].flatMap((one) => [one.ask(view, { id }), one.ask(apply, { id })]),
    );
    await Promise.all(crowd.map((one) => one.ask(like, { id })));
    await Promise.all([poster.ask(view, { id }), poster.ask(apply, { id })]);
    expect((await reader.ask(read, { id })).job.counters).toEqual({
      likes: 6,
      views: 6,
      applications: 6,
    });
    // An even number of toggles of one person at once leaves it as it was.
    await Promise.all(Array.from({ length: 4 }, () => reader.ask(like, { id })));
    expect((await reader.ask(read, { id })).job).toMatchObject({
      counters: { likes: 6 },
      viewer: { hasLiked: false, canEdit: false },
    });
  });

  it('names who worked there and what is alike', async () => {
    const [id, twin] = [
      await aJobOpening(poster, { companyName: 'Kindred', role: 'One' }),
      await aJobOpening(poster, { companyName: 'kindred', role: 'Two' }),
    ];
    const insider = await anAlumnus(app, { fullName: 'Farah Khan' });
    await insider.ask(
      'mutation ($input: CareerPathInput!) { saveCareerPath(input: $input) { id } }',
      {
        input: {
          experiences: [
            {
              type: 'work',
              experienceType: 'fulltime',
              checkboxName: 'work1',
              companyName: 'KINDRED',
              role: 'Engineer',
              duration: { from: { year: 2021 }, isCurrentlyWorking: true },
            },
          ],
        },
      },
    );
    const { job } = await reader.ask(read, { id });
    expect(job.similarJobs).toEqual([{ id: twin }]);
    expect(job.insiders).toEqual([{ fullName: 'Farah Khan' }]);
    // Who is asked by as many as they take, or takes nobody now, is not shown as somebody to ask.
    const takes = (openRequestsLimit: number) =>
      insider.ask(
        'mutation ($input: SettingsInput!) { saveSettings(input: $input) { __typename } }',
        { input: { chat: { openRequestsLimit } } },
      );
    await takes(1);
    await aConversation(await aMentee(app), insider, 'May I ask?');
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
    await takes(2);
    expect((await reader.ask(read, { id })).job.insiders).toHaveLength(1);
    await takes(0);
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
    await takes(5);
    await reader.ask('mutation ($id: ID!) { blockUser(userId: $id) { __typename } }', {
      id: insider.id,
    });
    expect((await reader.ask(read, { id })).job.insiders).toEqual([]);
  });

  it('is for members, and unknown ids are not found', async () => {
    const newcomer = await anUnverifiedMentee(app);
    const id = await aJobOpening(poster);
    expect((await newcomer.refused(read, { id })).code).toBe('FORBIDDEN');
    expect((await app.visitor.refused(read, { id })).code).toBe('UNAUTHENTICATED');
    for (const document of [read, like, view, apply, close, remove])
      for (const bad of [unknown, 'x'])
        expect(await poster.refused(document, { id: bad })).toMatchObject({
          code: 'NOT_FOUND',
          message: 'Job not found',
        });
    const banned = await anAlumnus(app);
    const theirs = await aJobOpening(banned);
    await app.app.db.sql('update users set is_banned = true where id = $1', [banned.id]);
    expect((await reader.refused(read, { id: theirs })).code).toBe('NOT_FOUND');
  });
});

describe('the end of an opening', () => {
  it('comes by its poster, and can be taken back', async () => {
    const id = await aJobOpening(poster);
    expect(await reader.refused(close, { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await poster.ask(close, { id })).closeJob).toEqual({
      isOpen: false,
      closeReason: 'filled',
    });
    expect(await reader.refused(apply, { id })).toMatchObject({ code: 'CONFLICT' });
    expect((await poster.ask(reopen, { id })).reopenJob).toEqual({
      isOpen: true,
      closeReason: null,
    });
  });
});

describe('the documented calls', () => {
  it('post with files, list, open, like, share, download and delete', async () => {
    const posted = await poster.rest(
      'POST',
      '/api/jobs',
      form(documented, { file: [aPdf(), 'jd.pdf'] }),
    );
    expect(posted).toMatchObject({
      status: 200,
      body: { message: 'Job posted successfully', job: { companyName: 'Freshworks' } },
    });
    const id: string = posted.body.job._id;
    const { body: listed } = await reader.rest('GET', '/api/jobs?company=freshw&type=Intern');
    expect(listed).toHaveLength(1);
    expect(listed[0]).toMatchObject({
      _id: id,
      ctc: 'Not Disclosed',
      experience: 'Not Required',
      jobLocation: 'On Campus',
      specificLocation: 'Chennai',
      specificTo: 'Women',
      skillsRequired: ['react', 'SQL'],
      duration: '6 months',
      isPinned: false,
      likes: 0,
      views: 0,
      fileError: null,
      user: { _id: poster.id, fullName: 'Asha Verma' },
    });
    await reader.rest('GET', `/api/jobs/${id}`);
    expect((await reader.rest('GET', `/api/jobs/${id}`)).body).toMatchObject({ views: 1 });
    expect((await reader.rest('POST', `/api/jobs/${id}/like`)).body).toEqual({ likes: 1 });
    const { body: share } = await reader.rest('POST', `/api/jobs/${id}/share`);
    expect(share.jobUrl).toMatch(new RegExp(`/job/${id}$`));
    expect(share.fileUrl).toMatch(/\/files\//);
    const file = await reader.rest('GET', `/api/jobs/${id}/download`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.body).toContain('%PDF');
    const stored = storedObjects(app).length;
    expect((await reader.rest('DELETE', `/api/jobs/${id}`)).status).toBe(403);
    expect(await poster.rest('DELETE', `/api/jobs/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'Job deleted successfully' },
    });
    await eventually(() => storedObjects(app).length === stored - 1, 'the end of the bytes');
    expect((await reader.rest('GET', `/api/jobs/${id}/download`)).status).toBe(404);
  });

  it.each<[object, string]>([
    [{ role: '' }, 'Company Name, Role, Application Link, and Job Type are required'],
    [{ jobType: 'Boss' }, 'Company Name, Role, Application Link, and Job Type are required'],
    [{ applicationLink: 'ftp://x.example' }, 'Invalid Application Link'],
    [{ deadline: dayFromNow(-1) }, 'Deadline cannot be in the past'],
    [{ specificLocation: '' }, 'Specific Location is required for On Campus jobs'],
    [{ jobDescription: 'x'.repeat(501) }, 'Job Description cannot exceed 500 characters'],
    [{ companyLogo: 'javascript:alert(1)' }, 'Please enter a valid URL'],
    [{ jobLocation: 'Moon' }, 'jobLocation must be one of On Campus, Remote, Hybrid, WFH, Other'],
  ])('refuse %j', async (facts, message) => {
    const before = storedObjects(app).length;
    const { status, body } = await poster.rest(
      'POST',
      '/api/jobs',
      form({ ...documented, ...facts }, { file: [aPdf(), 'jd.pdf'] }),
    );
    expect({ status, message: body.message }).toEqual({ status: 400, message });
    expect(storedObjects(app)).toHaveLength(before);
  });

  it('refuse files of other kinds with the documented words, and keep nothing of the call', async () => {
    const before = storedObjects(app).length;
    const html = Buffer.from('<html><script>1</script></html>');
    for (const [files, message] of [
      [{ file: [html, 'jd.pdf'] }, 'Only JPEG, PNG, and PDF files are allowed'],
      [{ logo: [aPdf(), 'logo.pdf'] }, 'Only JPEG and PNG files are allowed for logo'],
      [{ file: [Buffer.alloc(5 * 1024 * 1024), 'jd.pdf'] }, 'File size must be less than 5MB'],
    ] as const) {
      const { status, body } = await poster.rest(
        'POST',
        '/api/jobs',
        form(documented, files as unknown as Record<string, [Buffer, string]>),
      );
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body.message).toBe(message);
    }
    await eventually(() => storedObjects(app).length === before, 'the end of the bytes');
  });

  it('post once what is sent twice with one key', async () => {
    const send = () =>
      poster.ask('mutation ($input: JobInput!) { postJob(input: $input, key: "k1") { id } }', {
        input: opening({ companyName: 'Once' }),
      });
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids.map(({ postJob }: Json) => postJob.id)).size).toBe(1);
  });

  it('attachments are for the college of the poster', async () => {
    const { body } = await poster.rest(
      'POST',
      '/api/jobs',
      form(documented, { file: [aPdf(), 'jd.pdf'] }),
    );
    const stranger = await aMentee(app);
    await app.app.db.sql("update users set college = 'Other' where id = $1", [stranger.id]);
    expect((await stranger.rest('GET', `/api/jobs/${body.job._id}`)).body).toMatchObject({
      fileUrl: null,
      fileError: "The attachment is open to members of the poster's college",
    });
    expect((await stranger.rest('GET', `/api/jobs/${body.job._id}/download`)).status).toBe(404);
  });

  it('bookmark an opening, and list it with the others', async () => {
    const id = await aJobOpening(poster, { companyName: 'Kept' });
    expect(
      await reader.rest('POST', '/api/bookmarks/add', { type: 'JobOpening', refId: id }),
    ).toMatchObject({ status: 200 });
    expect((await reader.rest('GET', '/api/bookmarks')).body).toMatchObject([
      { type: 'JobOpening', refId: { _id: id, companyName: 'Kept', likes: 0 } },
    ]);
    expect((await reader.ask(read, { id })).job.viewer.hasBookmarked).toBe(true);
    await poster.ask(remove, { id });
    expect((await reader.rest('GET', '/api/bookmarks')).body).toEqual([]);
  });
});

describe('editing', () => {
  const update =
    'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { role editedAt isOpen } }';

  it('is the poster’s, and keeps a deadline that has passed', async () => {
    const id = await aJobOpening(poster, { deadline: dayFromNow(1) });
    await app.app.db.sql('update job_openings set deadline = $2 where id = $1', [
      id,
      dayFromNow(-3),
    ]);
    const input = opening({ role: 'Better', deadline: dayFromNow(-3) });
    expect((await reader.refused(update, { id, input })).code).toBe('FORBIDDEN');
    expect((await poster.ask(update, { id, input })).updateJob).toMatchObject({
      role: 'Better',
      isOpen: false,
    });
    expect(
      (await poster.refused(update, { id, input: { ...input, deadline: dayFromNow(-2) } })).message,
    ).toBe('Deadline cannot be in the past');
    expect(
      (await poster.ask(update, { id, input: { ...input, deadline: dayFromNow(5) } })).updateJob
        .isOpen,
    ).toBe(true);
  });
});
