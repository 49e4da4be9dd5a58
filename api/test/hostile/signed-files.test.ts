import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { filesAway } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import { aMentee, type Person, startTestApp, type TestApp } from '../../src/testing/index.ts';
import { raw } from '../support/http.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  person = await aMentee(app);
});
afterAll(() => app.close());

let homes = 0;
const from = (ip = `203.0.113.${(homes += 1)}`) => ({ 'x-forwarded-for': ip });
const at = (path: string): string => `${app.url}${path}`;

describe('signed file addresses', () => {
  async function aFile(contentType: string, name: string): Promise<string> {
    const id = newId();
    const path = join(app.app.config.dataDir, 'files', id.slice(-2), id);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '<script>alert(1)</script>');
    await app.app.db.sql(
      "insert into files (id, owner_id, purpose, content_type, size, name) values ($1, $2, 'test', $3, 25, $4)",
      [id, person.id, contentType, name],
    );
    return id;
  }

  it('open the file for minutes, with a fixed type, in a sandbox, for nobody to keep', async () => {
    const id = await aFile('application/pdf', 'Résumé "1"\r\nX: y.pdf');
    const address = app.app.addresses.sign(id);
    const answer = await raw(at(address));
    expect(answer).toMatchObject({ status: 200, text: '<script>alert(1)</script>' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[\w%.~!'()*-]+$/),
      'cache-control': expect.stringMatching(/^private, max-age=\d+/),
    });
    expect(
      (await raw(at(app.app.addresses.sign(id, 'attachment')))).headers['content-disposition'],
    ).toMatch(/^attachment;/);
    app.clock.advance(20 * 60);
    expect((await raw(at(address))).status).toBe(404);
    app.clock.advance(-20 * 60);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript'])(
    'never show %s as such',
    async (type) => {
      const { headers } = await raw(at(app.app.addresses.sign(await aFile(type, 'x.html'))));
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment;/),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('are worth nothing when anything in them is changed', async () => {
    const [id, other] = [
      await aFile('application/pdf', 'a.pdf'),
      await aFile('application/pdf', 'b.pdf'),
    ];
    const address = app.app.addresses.sign(id);
    const tampered = [
      address.replace(id, other),
      address.replace(/e=\d+/, (e) => `${e}0`),
      address.replace('d=inline', 'd=attachment'),
      address.replace(/s=.{5}/, 's=AAAAA'),
      address.replace(/&s=.*/, ''),
      `/files/${id}`,
      address.replace(/e=\d+/, (e) => `${e}&e=9999999999`),
      `/files/..%2f..%2fsecrets%2fjwt-secret${address.slice(address.indexOf('?'))}`,
      address.replace(id, `${id}/../${other}`),
    ].filter((changed) => changed !== address);
    for (const path of tampered)
      expect([path, (await raw(at(path), { headers: from() })).status]).toEqual([path, 404]);
    expect((await raw(at(address))).status).toBe(200);
  });

  it('open a picture in the size that was asked for, and whole where it has no such size', async () => {
    const id = await aFile('image/webp', 'face.webp');
    await app.app.files.put(`${id}.small`, Buffer.from('less'), 'image/webp');
    const asked = (size: string | null) => raw(at(app.app.addresses.sign(id, 'inline', size)));
    expect((await asked('small')).text).toBe('<script>alert(1)</script>');
    await app.app.db.sql(`update files set variants = '{"small": 4}' where id = $1`, [id]);
    expect(await asked('small')).toMatchObject({
      status: 200,
      text: 'less',
      headers: { 'content-length': '4', 'content-type': 'image/webp' },
    });
    expect((await asked('large')).text).toBe('<script>alert(1)</script>');
    expect((await asked(null)).text).toBe('<script>alert(1)</script>');
    const address = app.app.addresses.sign(id);
    for (const changed of [
      address.replace(id, `${id}.small`),
      address.replace(id, `${id}.small.x`),
      address.replace(id, `${id}./../x`),
    ])
      expect((await raw(at(changed))).status).toBe(404);
  });

  it('of a store that fails answer 503, not 404', async () => {
    const address = app.app.addresses.sign(await aFile('application/pdf', 'notes.pdf'));
    const failing = vi
      .spyOn(app.app.files, 'get')
      .mockRejectedValueOnce(filesAway(new Error('connect ECONNREFUSED 10.0.0.7:9000')));
    const { status, text, headers } = await raw(at(address));
    expect([status, text]).toEqual([503, expect.not.stringContaining('10.0.0.7')]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    failing.mockRestore();
    expect((await raw(at(address))).status).toBe(200);
  });

  it('of a deleted file and of one that never existed answer the same', async () => {
    const unknown = await raw(at(app.app.addresses.sign(newId())));
    const id = await aFile('application/pdf', 'a.pdf');
    const address = app.app.addresses.sign(id);
    await app.app.files.remove(id);
    const deleted = await raw(at(address));
    expect([deleted.status, deleted.text]).toEqual([404, unknown.text]);
  });
});
