import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuiltWeb, removeBuiltWeb, transportOf } from '../support/web-app.ts';

let folder: string;
beforeAll(() => {
  folder = aBuiltWeb();
});
afterAll(() => removeBuiltWeb(folder));
const transport = (playground: boolean, of?: Parameters<typeof transportOf>[2]) =>
  transportOf(folder, playground, of);

describe('what the web app says of its college', () => {
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
});
