import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aJobOpening, dayFromNow, opening } from '../../../../testing/builders/jobs.ts';
import { aPdf, storedObjects } from '../../../../testing/files.ts';
import {
  aMentee,
  anAlumnus,
  eventually,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../../../testing/index.ts';

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
const aLogo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
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

it.each([
  ['file', 'logo'],
  ['jdFile', 'companyLogo'],
])('take the attachment as %s and the logo as %s', async (attachment, logo) => {
  const { status, body } = await poster.rest(
    'POST',
    '/api/jobs',
    form(documented, { [attachment]: [aPdf(), 'jd.pdf'], [logo]: [await aLogo(), 'logo.png'] }),
  );
  expect(status).toBe(200);
  const { body: read } = await reader.rest('GET', `/api/jobs/${body.job._id}`);
  expect(read).toMatchObject({
    fileKey: expect.any(String),
    companyLogoUrl: expect.stringMatching(/^\/files\//),
  });
});

it('word what was left out as documented', async () => {
  const { skillsRequired: _skills, ...few } = documented;
  const { body } = await poster.rest('POST', '/api/jobs', form(few));
  expect((await reader.rest('GET', `/api/jobs/${body.job._id}`)).body).toMatchObject({
    skillsRequired: ['Not Specified'],
    ctc: 'Not Disclosed',
    experience: 'Not Required',
  });
  const read = 'query ($id: ID!) { job(id: $id) { skillsRequired ctc experience } }';
  expect((await reader.ask(read, { id: body.job._id })).job).toEqual({
    skillsRequired: [],
    ctc: null,
    experience: null,
  });
});

it('filter by a deadline that comes with its time', async () => {
  const day = dayFromNow(200);
  const { body } = await poster.rest(
    'POST',
    '/api/jobs',
    form({ ...documented, deadline: `${day}T00:00` }),
  );
  const { body: listed } = await reader.rest('GET', `/api/jobs?deadline=${day}T00:00`);
  expect(listed).toMatchObject([{ _id: body.job._id, deadline: day }]);
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

it.each(['location=Moon', 'type=Boss', 'standing=sometimes'])(
  'a filter by a word that there is not is refused by its name: %s',
  async (filter) => {
    const [name = ''] = filter.split('=');
    const { status, body } = await reader.rest('GET', `/api/jobs?${filter}`);
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringMatching(`^${name} must be one of `),
    });
  },
);

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
  const read = 'query ($id: ID!) { job(id: $id) { viewer { hasBookmarked } } }';
  expect((await reader.ask(read, { id })).job.viewer.hasBookmarked).toBe(true);
  await poster.rest('DELETE', `/api/jobs/${id}`);
  expect((await reader.rest('GET', '/api/bookmarks')).body).toEqual([]);
});
