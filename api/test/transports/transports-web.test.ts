import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webPaths } from '../../../schema/rules/pages/pages.ts';
import { limits } from '../../src/limits.ts';
import { aBuiltWeb, removeBuiltWeb, transportOf } from '../support/web-app.ts';

let folder: string;
beforeAll(() => {
  folder = aBuiltWeb();
});
afterAll(() => removeBuiltWeb(folder));
const transport = (playground: boolean, of?: Parameters<typeof transportOf>[2]) =>
  transportOf(folder, playground, of);

const productPage =
  '<title>A &#38; B</title><i>700+ people, demo off</i><u> </u><meta property="og:title" content="Experiencia" /><b title=""></b><link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />';

describe('the web app', () => {
  it('answers 200 at each of its addresses', async () => {
    const ask = await transport(true);
    for (const path of webPaths) {
      const url = path.replace(':id', '01900000-0000-7000-8000-000000000000');
      expect([url, await ask(url)]).toEqual([
        url,
        { status: 200, body: productPage, cache: 'no-cache' },
      ]);
    }
    for (const url of ['/feed?search=x', '/feed/', '/Feed', '/profile/%F0%9F%92%A5'])
      expect([url, (await ask(url)).status]).toEqual([url, 200]);
  });

  it('counts its code apart from pages and pictures: a whole college opens it at once', async () => {
    const points = (count: number) => ({ points: count, seconds: 60 });
    const few = { ...limits, filesPerIp: points(2), assetsPerIp: points(5) };
    const ask = await transport(true, { table: few });
    const served = async (url: string, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => ask(url)));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await served('/', 3)).toBe(2);
    expect(await served('/assets/app-1.js', 6)).toBe(5);
    expect(await served('/sw.js', 1)).toBe(0);
  });

  it('has no page where its code would be: one costs more than a file', async () => {
    const ask = await transport(true);
    for (const url of ['/assets/none', '/assets/none.js', '/assets/..%2ffeed', '/assets/..;/feed'])
      expect([url, await ask(url)]).toEqual([
        url,
        { status: 404, body: '{"message":"Not found"}', cache: undefined },
      ]);
  });

  it('answers 404 at any other, with its own page about it', async () => {
    const ask = await transport(true);
    for (const url of [
      '/nowhere',
      '/feed/x',
      '/post',
      '/post/a/b',
      '/__proto__',
      '/playground/x',
      '/index',
      '/feedx',
    ]) {
      expect([url, await ask(url)]).toEqual([
        url,
        { status: 404, body: productPage, cache: 'no-cache' },
      ]);
    }
    for (const url of ['/nothing.js', '/assets/old-1.js', '/robots.txt', '/.env', '/index.html'])
      expect([url, await ask(url)]).toMatchObject([
        url,
        { status: 404, body: '{"message":"Not found"}' },
      ]);
    expect((await ask('/nowhere', 'POST')).status).toBe(404);
  });

  it('keeps what carries its content in its name, and shows the playground only where it is on', async () => {
    const [on, off] = [await transport(true), await transport(false)];
    expect(await on('/assets/app-1.js')).toEqual({
      status: 200,
      body: 'app',
      cache: 'public, max-age=31536000, immutable',
    });
    expect((await on('/playground/index.html')).body).toBe('<playground>');
    for (const url of [
      '/playground/index.html',
      '/playground/',
      '/playground',
      '/%70layground/index.html',
      '//playground/index.html',
      '/assets/../playground/index.html',
      '/assets/%2e%2e/playground/index.html',
      '/playground%2findex.html',
    ]) {
      const { status, body } = await off(url);
      expect([url, status >= 400 && status < 500, body.includes('<playground>')]).toEqual([
        url,
        true,
        false,
      ]);
    }
  });

  it('is offered what other apps share, where a service worker takes it', async () => {
    const manifestOf = async (serviceWorker: boolean) =>
      JSON.parse(
        (await (await transport(true, { serviceWorker }))('/manifest.webmanifest')).body,
      ) as object;
    expect(await manifestOf(true)).toMatchObject({
      share_target: {
        action: '/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: { url: 'url', files: [{ name: 'files' }] },
      },
    });
    expect(await manifestOf(false)).not.toHaveProperty('share_target');
  });

  it('answers what is shared past the service worker unread, with the page that says so', async () => {
    const { server } = await transport(true);
    for (const payload of ['--x\r\nno form at all', 'x'.repeat(3_000_000)]) {
      const { statusCode, headers } = await server.inject({
        url: '/share',
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload,
      });
      expect([statusCode, headers.location]).toEqual([303, '/share?missed=worker']);
    }
  });

  it('has a service worker of its version, which a setting ends', async () => {
    const [one, same, other, off] = await Promise.all(
      [
        await transport(true),
        await transport(true),
        await transport(true, { name: 'C' }),
        await transport(true, { serviceWorker: false }),
      ].map((ask) => ask('/sw.js')),
    );
    expect(one).toMatchObject({ status: 200, cache: 'no-cache' });
    expect(one?.body).toMatch(/^worker of [\w-]{16}$/);
    expect(same).toEqual(one);
    expect(other?.body).not.toBe(one?.body);
    expect(off?.body).toBe('the end');
    const ask = await transport(true);
    for (const url of ['/sw-end.js', '//sw.js', '/%73w.js', '/assets/../sw.js']) {
      const { body } = await ask(url);
      expect([url, body.includes('%SHELL') || body === 'the end']).toEqual([url, false]);
    }
  });
});
