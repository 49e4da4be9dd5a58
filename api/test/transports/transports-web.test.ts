import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentedStudies } from '../../../schema/rules/college/college.ts';
import { noWords } from '../../../schema/rules/college/college-texts.ts';
import { webPaths } from '../../../schema/rules/pages/pages.ts';
import { knowIcon } from '../../src/core/college/college-icon.ts';
import { knowCollegeName } from '../../src/core/college/college-name.ts';
import type { App } from '../../src/core/context.ts';
import { createLimits } from '../../src/core/limits/limits.ts';
import { knowSignInWays } from '../../src/core/sign-in/sign-in-ways.ts';
import { limits } from '../../src/limits.ts';
import { webTransport } from '../../src/transports/web.ts';

const folder = mkdtempSync(join(tmpdir(), 'experiencia-web-'));
beforeAll(() => {
  for (const name of ['assets', 'playground']) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'index.html'),
    '<title>%COLLEGE_NAME%</title><i>%COLLEGE_PEOPLE%, demo %DEMO_COLLEGE%</i><u>%OIDC_NAME% %GOOGLE_CLIENT_ID%</u><meta property="og:title" content="%PAGE_TITLE%" /><b title="%COLLEGE_STUDIES%"></b><link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />',
  );
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'app');
  writeFileSync(join(folder, 'sw.js'), 'worker of %SHELL_VERSION%');
  writeFileSync(join(folder, 'sw-end.js'), 'the end');
  writeFileSync(join(folder, 'playground', 'index.html'), '<playground>');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const productPage =
  '<title>A &#38; B</title><i>700+ people, demo off</i><u> </u><meta property="og:title" content="Experiencia" /><b title=""></b><link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />';

/** The built web app's transport alone: the rest of the product has no part in it. */
async function transport(
  playground: boolean,
  {
    name = 'A & B',
    written = '',
    shortName = '',
    logo = '',
    ways = null as Parameters<typeof knowSignInWays>[1],
    icon = false,
    serviceWorker = true,
    studies = documentedStudies,
    table = limits as Parameters<typeof createLimits>[0],
  } = {},
) {
  const server = fastify();
  const college = { name, emailDomain: 'x.example', isNameSet: false, shortName: undefined };
  const signIn = { googleClientId: undefined, googleCertsUrl: '', oidc: undefined };
  knowCollegeName({ college }, written, { shortName });
  knowSignInWays({ signIn }, ways);
  knowIcon({ college }, icon ? { logo: 'f1', accent: '' } : null);
  await webTransport(
    server,
    {
      config: {
        playground,
        serviceWorker,
        publicUrl: 'http://x.example',
        college,
        signIn,
      },
      limits: createLimits(table),
    } as unknown as App,
    folder,
    {
      pageWords: (_app, path) =>
        path === '/post/01900000-0000-7000-8000-000000000001'
          ? Promise.resolve({ title: 'Zoho <"&', description: 'Two rounds' })
          : path.startsWith('/post/')
            ? Promise.reject(new Error('away'))
            : Promise.resolve(null),
      collegePeople: () => Promise.resolve('700+ people'),
      collegeWords: () => Promise.resolve({ ...noWords, about: '"Ours"', version: 3 }),
      collegeLogo: () => Promise.resolve(logo),
      studiesOf: () => Promise.resolve(studies),
    },
  );
  const ask = async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, body, headers } = await server.inject({ url, method });
    return { status: statusCode, body, cache: headers['cache-control'] };
  };
  return Object.assign(ask, { server });
}

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

  it('says in its head what a link to a page shows, the product where that fails', async () => {
    const ask = await transport(true);
    const title = async (id: number) =>
      (await ask(`/post/01900000-0000-7000-8000-00000000000${id}`)).body;
    expect(await title(1)).toContain('content="Zoho &#60;&#34;&#38;"');
    expect(await title(2)).toContain('content="Experiencia"');
  });

  it('says which branches and degrees are offered, where they are the college’s own', async () => {
    const ask = await transport(true, { studies: { degrees: [], streams: ['AI & "DS"'] } });
    expect((await ask('/')).body).toContain(
      '<b title="{&#34;degrees&#34;:[],&#34;streams&#34;:[&#34;AI &#38; \\&#34;DS\\&#34;&#34;]}"></b>',
    );
  });

  it('says the name that was written, on pages, in the app and as a new version of it', async () => {
    const [before, after] = [await transport(true), await transport(true, { written: 'C & D' })];
    expect((await after('/')).body).toContain('<title>C &#38; D</title>');
    expect(JSON.parse((await after('/manifest.webmanifest')).body)).toMatchObject({
      name: 'Experiencia · C & D',
      short_name: 'Experiencia',
    });
    expect((await after('/sw.js')).body).not.toBe((await before('/sw.js')).body);
  });

  it('is called by the short name on phones, as a new version of it', async () => {
    const [before, after] = [await transport(true), await transport(true, { shortName: 'AB' })];
    expect(JSON.parse((await after('/manifest.webmanifest')).body)).toMatchObject({
      name: 'Experiencia · A & B',
      short_name: 'AB',
    });
    expect((await after('/sw.js')).body).not.toBe((await before('/sw.js')).body);
  });

  it('offers the ways to sign in that were written, as a new version of it', async () => {
    const accounts = { issuer: 'https://id.x.example', clientId: 'c', clientSecret: 's' };
    const oidc = { ...accounts, name: 'A & B account', scope: 'openid', verified: [] };
    const [before, withOidc, withGoogle] = await Promise.all([
      transport(true),
      transport(true, { ways: { oidc, isSecretLost: false, googleClientId: '' } }),
      transport(true, { ways: { oidc: null, isSecretLost: false, googleClientId: 'g' } }),
    ]);
    expect((await withOidc('/')).body).toContain('<u>A &#38; B account </u>');
    expect((await withGoogle('/')).body).toContain('<u> g</u>');
    const workers = await Promise.all(
      [before, withOidc, withGoogle].map(async (ask) => (await ask('/sw.js')).body),
    );
    expect(new Set(workers).size).toBe(3);
  });

  it('shows the logo in place of the mark, as a new version of the app', async () => {
    const logo = '/college-logo/f1.small';
    const [before, after] = [await transport(true), await transport(true, { logo })];
    expect((await after('/sw.js')).body).not.toBe((await before('/sw.js')).body);
  });

  it('is an app with the icons of the college, the product’s without a logo', async () => {
    const [product, ours] = [await transport(true), await transport(true, { icon: true })];
    const sources = async (ask: typeof ours): Promise<string[]> =>
      JSON.parse((await ask('/manifest.webmanifest')).body).icons.map(
        ({ src, purpose }: { src: string; purpose: string }) => `${purpose} ${src}`,
      );
    expect(await sources(product)).toEqual([
      'any /icons/icon-192.png',
      'any /icons/icon-512.png',
      'maskable /icons/maskable-512.png',
    ]);
    const own = await sources(ours);
    expect(own.map((it) => it.replace(/[\w-]{16}/, 'TAG'))).toEqual([
      'any /college-icon/TAG/icon-192.png',
      'any /college-icon/TAG/icon-512.png',
      'maskable /college-icon/TAG/maskable-512.png',
    ]);
    expect((await product('/about')).body).toContain('href="/icons/apple-touch-180.png"');
    expect((await ours('/about')).body).toMatch(
      /href="\/college-icon\/[\w-]{16}\/apple-touch-180\.png"/,
    );
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

  it('is an app with the name of its college', async () => {
    const ask = await transport(true);
    const { status, body, cache } = await ask('/manifest.webmanifest');
    expect([status, cache]).toEqual([200, 'no-cache']);
    expect(JSON.parse(body)).toMatchObject({
      name: 'Experiencia · A & B',
      start_url: '/feed',
      display: 'standalone',
    });
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
