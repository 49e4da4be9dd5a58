import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anImportingCollege } from '../../src/testing/builders/imports.ts';
import { casesAbout, decide, remove, report } from '../../src/testing/builders/moderation.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { aPdf } from '../../src/testing/files.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  type TestApp,
} from '../../src/testing/index.ts';

let app: TestApp;
let owner: Person;
let author: Person;
beforeAll(async () => {
  ({ app, owner } = await anImportingCollege());
  author = await anAlumnus(app);
});
afterAll(() => app.close());

/** Hands a document in. @returns its id */
async function aDocument(person: Person): Promise<string> {
  const form = new FormData();
  form.set('document', new File([new Uint8Array(aPdf())], 'id.pdf', { type: 'application/pdf' }));
  form.set('documentType', 'degree');
  await person.rest('POST', '/api/auth/upload-document', form);
  const { verifications } = await owner.ask('{ verifications { nodes { id user { id } } } }');
  return verifications.nodes.find(({ user }: Json) => user.id === person.id).id;
}
/** A post that somebody reported. @returns the id of its case */
async function aReportedPost(companyName: string): Promise<string> {
  const post = await aPost(author, { companyName });
  await (await aMentee(app)).ask(report, { type: 'post', id: post });
  const [found] = await casesAbout(owner, post);
  return found?.id;
}

describe('over REST', () => {
  it.each([
    ['users?status=baned', 'status'],
    ['users?state=nonsense', 'state'],
    ['users?role=student', 'role'],
    ['users?year=abc', 'year'],
    ['users?sort=best', 'sort'],
    ['verifications?status=approve', 'status'],
    ['posts?state=gone', 'state'],
    ['jobs?sort=best', 'sort'],
    ['flagged?state=opne', 'state'],
    ['flagged?type=thing', 'type'],
    ['flagged?reason=dull', 'reason'],
  ])('%s names the word that there is not', async (list, field) => {
    const { status, body } = await owner.rest('GET', `/api/admin/${list}`);
    expect(status).toBe(400);
    expect(body.message).toContain(`${field} must be`);
  });

  it('answers what stands, and the rest with state=all', async () => {
    const writer = await anAlumnus(app);
    const [stays, goes] = [
      await aPost(writer, { companyName: 'Standing Ltd' }),
      await aPost(writer, { companyName: 'Gone Ltd' }),
    ];
    await owner.ask(remove, { type: 'post', id: goes });
    const idsOf = async (query: string): Promise<string[]> =>
      (await owner.rest('GET', `/api/admin/posts${query}`)).body.posts.map(
        ({ _id }: Json) => _id as string,
      );
    expect(await idsOf('')).toContain(stays);
    expect(await idsOf('')).not.toContain(goes);
    expect(await idsOf('?state=hidden')).toEqual([goes]);
    expect(await idsOf('?state=all')).toEqual(expect.arrayContaining([stays, goes]));
  });

  it('answers people of one state, and all of them with state=all', async () => {
    const [stays, goes] = [await aMentee(app), await aMentee(app)];
    await owner.rest('POST', `/api/admin/users/${goes.id}/ban`, { reason: 'Spam' });
    const idsOf = async (query: string): Promise<string[]> =>
      (await owner.rest('GET', `/api/admin/users?limit=100&${query}`)).body.users.map(
        ({ _id }: Json) => _id as string,
      );
    expect(await idsOf('')).toEqual(expect.arrayContaining([stays.id, goes.id]));
    expect(await idsOf('state=all')).toEqual(await idsOf(''));
    expect(await idsOf('state=banned')).toEqual([goes.id]);
    expect(await idsOf('status=banned')).toEqual([goes.id]);
  });

  it('answers what waits of documents and reports, and the rest with state=all', async () => {
    const ids = ({ body }: { body: Json }, list: string): string[] =>
      body[list].map(({ _id }: Json) => _id as string);
    const documents = async (query = '') =>
      ids(await owner.rest('GET', `/api/admin/verifications${query}`), 'verifications');
    const [waits, decided] = [
      await aDocument(await anUnverifiedMentee(app)),
      await aDocument(await anUnverifiedMentee(app)),
    ];
    await owner.rest('POST', `/api/admin/verifications/${decided}/approve`);
    expect(await documents()).toEqual([waits]);
    expect(await documents('?status=approved')).toEqual([decided]);
    expect(await documents('?state=all')).toEqual([decided, waits]);
    const { verifications } = await owner.ask('{ verifications { nodes { id } } }');
    expect(verifications.nodes).toEqual([{ id: waits }]);

    const flagged = async (query = '') =>
      ids(await owner.rest('GET', `/api/admin/flagged${query}`), 'flagged');
    const [open, closed] = [await aReportedPost('Waiting Ltd'), await aReportedPost('Decided Ltd')];
    await owner.ask(decide, { id: closed, decision: 'nothing' });
    const waiting = await flagged();
    expect(waiting).toContain(open);
    expect(waiting).not.toContain(closed);
    expect(await flagged('?state=decided')).toContain(closed);
    expect(await flagged('?state=all')).toEqual(expect.arrayContaining([open, closed]));
  });

  it('says to who is no admin at all that they are none', async () => {
    for (const list of ['users', 'analytics', 'flagged', 'audit']) {
      const { status, body } = await author.rest('GET', `/api/admin/${list}`);
      expect([status, body.message]).toEqual([403, 'Not an admin']);
    }
  });

  it('leaves what is empty out', async () => {
    const { status } = await owner.rest('GET', '/api/admin/users?status=&role=&year=&sort=');
    expect(status).toBe(200);
  });
});
