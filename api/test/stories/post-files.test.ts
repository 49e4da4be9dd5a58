import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost, crisp } from '../../src/testing/builders/posts.ts';
import { aFile, aPdf } from '../../src/testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Person,
  startTestApp,
  type TestApp,
} from '../../src/testing/index.ts';

const unlimited = { points: 10_000, seconds: 60 };
const publish =
  'mutation ($input: PostInput!) { publishPost(input: $input) { id attachmentsCount materialFiles { id name size contentType kind } resume { id name } resumeLink } }';
const update =
  'mutation ($id: ID!, $input: PostInput!) { updatePost(id: $id, input: $input) { id materialFiles { id } resume { id } } }';
const media =
  'query ($id: ID!) { postMedia(id: $id) { key url downloadUrl name contentType kind } }';
const saveDraft =
  'mutation ($input: DraftInput!) { saveDraft(input: $input) { id materialFiles { id } resume { id } } }';
const deletePost = 'mutation ($id: ID!) { deletePost(id: $id) }';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await startTestApp({ limits: { postFiles: unlimited, postFilesPerDay: unlimited } });
  author = await anAlumnus(app);
});
afterAll(() => app.close());
const draftOf = (companyName: string, more: Record<string, unknown> = {}) => ({
  companyName,
  experienceType: 'intern',
  ...more,
});

describe('files in posts', () => {
  it('are named in their order; a résumé takes the place of its link', async () => {
    const [first, second, cv] = [
      await aFile(app.url, author, 'b.pdf'),
      await aFile(app.url, author, 'a.pdf'),
      await aFile(app.url, author, 'cv.pdf', 'resume'),
    ];
    const { publishPost } = await author.ask(publish, {
      input: crisp({
        companyName: 'Named',
        materialFileIds: [second, first, second],
        resumeFileId: cv,
        resumeLink: 'https://cv.example',
      }),
    });
    expect(publishPost).toMatchObject({
      attachmentsCount: 3,
      materialFiles: [
        { id: second, name: 'a.pdf', kind: 'material' },
        { id: first, name: 'b.pdf' },
      ],
      resume: { id: cv, name: 'cv.pdf' },
      resumeLink: null,
    });
  });

  it('are the own ones, each in one place only, whoever asks at once', async () => {
    const other = await anAlumnus(app);
    const [mine, theirs, cv] = [
      await aFile(app.url, author),
      await aFile(app.url, other),
      await aFile(app.url, author, 'cv.pdf', 'resume'),
    ];
    const text = 'This file is not there any more. Please choose it again.';
    for (const [wrong, field] of [
      [{ materialFileIds: [mine, theirs] }, 'materialFileIds.1'],
      [{ materialFileIds: ['0190a000-0000-7000-8000-000000000000'] }, 'materialFileIds.0'],
      [{ materialFileIds: ["'; drop table files"] }, 'materialFileIds.0'],
      [{ materialFileIds: [cv] }, 'materialFileIds.0'],
      [{ resumeFileId: mine }, 'resumeFileId'],
    ] as const) {
      expect(
        await author.refused(publish, { input: crisp({ companyName: 'Foreign', ...wrong }) }),
      ).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: text } });
      expect(await author.refused(saveDraft, { input: draftOf('Foreign', wrong) })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { [field]: text },
      });
    }
    expect(
      (await author.ask('{ draft(companyName: "Foreign", experienceType: intern) { id } }')).draft,
    ).toBeNull();
    const raced = await Promise.all(
      ['Race A', 'Race B', 'Race C'].map((companyName) =>
        author.graphql(publish, { input: crisp({ companyName, materialFileIds: [mine] }) }),
      ),
    );
    expect(raced.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      await author.refused(publish, {
        input: crisp({
          companyName: 'More',
          materialFileIds: Array.from({ length: 11 }, (_, n) => String(n)),
        }),
      }),
    ).toMatchObject({ fields: { materialFileIds: 'At most 10 study materials' } });
  });

  it('stay, change and go with an edit', async () => {
    const [one, two] = [await aFile(app.url, author), await aFile(app.url, author)];
    const {
      publishPost: { id },
    } = await author.ask(publish, {
      input: crisp({ companyName: 'Edited', materialFileIds: [one] }),
    });
    const edit = async (files: Record<string, unknown>) =>
      (
        await author.ask(update, { id, input: crisp({ companyName: 'Edited', ...files }) })
      ).updatePost.materialFiles.map((file: { id: string }) => file.id);
    expect(await edit({})).toEqual([one]);
    expect(await edit({ materialFileIds: [two, one] })).toEqual([two, one]);
    expect(await edit({ materialFileIds: [two] })).toEqual([two]);
    expect(
      await author.refused(publish, {
        input: crisp({ companyName: 'Edited 2', materialFileIds: [two] }),
      }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(
      (
        await author.ask(publish, {
          input: crisp({ companyName: 'Edited 3', materialFileIds: [one] }),
        })
      ).publishPost.attachmentsCount,
    ).toBe(1);
  });

  it('change places between two drafts saved at once, and none is refused', async () => {
    const swapper = await anAlumnus(app);
    const files = [await aFile(app.url, swapper, 'a.pdf'), await aFile(app.url, swapper, 'b.pdf')];
    const saved = (companyName: string, file: string | undefined) =>
      swapper.ask(saveDraft, {
        input: { companyName, experienceType: 'fulltime', materialFileIds: [file] },
      });
    for (let turn = 0; turn < 8; turn += 1)
      await Promise.all([saved('Swap P', files[turn % 2]), saved('Swap Q', files[(turn + 1) % 2])]);
    const last = await Promise.all([
      saved('Swap P', files[0]?.toUpperCase()),
      saved('Swap Q', files[1]),
    ]);
    expect(last.map((answer) => answer.saveDraft.materialFiles)).toEqual([
      [{ id: files[0] }],
      [{ id: files[1] }],
    ]);
    expect(
      await swapper.refused(saveDraft, {
        input: {
          companyName: 'Swap P',
          experienceType: 'fulltime',
          materialFileIds: [files[0]],
          resumeFileId: files[0],
        },
      }),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { resumeFileId: 'This file is not there any more. Please choose it again.' },
    });
  });

  it('move from the draft into the post, and the draft is gone', async () => {
    const [note, cv] = [
      await aFile(app.url, author),
      await aFile(app.url, author, 'cv.pdf', 'resume'),
    ];
    await author.ask(saveDraft, {
      input: draftOf('Mover', { materialFileIds: [note], resumeFileId: cv }),
    });
    const { publishPost } = await author.ask(publish, {
      input: crisp({ companyName: 'MOVER', experienceType: 'intern', materialFileIds: [note] }),
    });
    expect(publishPost).toMatchObject({ materialFiles: [{ id: note }], resume: { id: cv } });
    expect(
      (await author.ask('{ draft(companyName: "Mover", experienceType: intern) { id } }')).draft,
    ).toBeNull();
  });
});

describe('who gets at the bytes', () => {
  it('members of the college, by addresses that expire', async () => {
    const note = await aFile(app.url, author, 'notes.pdf');
    const id = await aPost(author, { companyName: 'Media', materialFileIds: [note] });
    const reader = await aMentee(app);
    const { postMedia } = await reader.ask(media, { id });
    expect(postMedia).toMatchObject([
      { key: note, name: 'notes.pdf', contentType: 'application/pdf', kind: 'material' },
    ]);
    const answer = await fetch(app.url + postMedia[0].url);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-content-type-options'),
      Buffer.from(await answer.arrayBuffer()).equals(aPdf()),
    ]).toEqual([200, 'application/pdf', 'nosniff', true]);
    const keep = await fetch(app.url + postMedia[0].downloadUrl);
    expect([answer, keep].map(({ headers }) => headers.get('content-disposition'))).toEqual([
      "inline; filename*=UTF-8''notes.pdf",
      "attachment; filename*=UTF-8''notes.pdf",
    ]);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const foreigner = await aMentee(app);
    await app.app.db.sql("update users set college = 'Another College' where id = $1", [
      foreigner.id,
    ]);
    expect(await foreigner.refused(media, { id })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Access denied: You must be from the same college to view attachments.',
    });
    const listed =
      'query ($id: ID!) { post(id: $id) { attachmentsCount materialFiles { name } resume { name } } }';
    expect((await foreigner.ask(listed, { id })).post).toEqual({
      attachmentsCount: 1,
      materialFiles: [],
      resume: null,
    });
    expect((await reader.ask(listed, { id })).post).toMatchObject({
      attachmentsCount: 1,
      materialFiles: [{ name: 'notes.pdf' }],
    });
    expect(await (await anUnverifiedMentee(app)).refused(media, { id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await app.visitor.refused(media, { id })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(
      await reader.refused(media, { id: await aPost(author, { companyName: 'No Media' }) }),
    ).toMatchObject({ code: 'NOT_FOUND', message: 'No media available for this post.' });
    expect(await reader.refused(media, { id: 'nonsense' })).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Post not found',
    });
    await author.ask(deletePost, { id });
    expect((await fetch(app.url + postMedia[0].url)).status).toBe(404);
  });
});
