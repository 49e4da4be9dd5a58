import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { documentedStudies } from '../../../schema/rules/college/college.ts';
import { noWords } from '../../../schema/rules/college/college-texts.ts';
import { knowIcon } from '../../src/core/college/college-icon.ts';
import { knowCollegeName } from '../../src/core/college/college-name.ts';
import type { App } from '../../src/core/context.ts';
import { createLimits } from '../../src/core/limits/limits.ts';
import { knowSignInWays } from '../../src/core/sign-in/sign-in-ways.ts';
import { limits } from '../../src/limits.ts';
import { webTransport } from '../../src/transports/web.ts';

/** A built web app, of which each file says what it is. @returns its folder */
export function aBuiltWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'experiencia-web-'));
  for (const name of ['assets', 'playground']) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'index.html'),
    '<title>%COLLEGE_NAME%</title><i>%COLLEGE_PEOPLE%, demo %DEMO_COLLEGE%</i><u>%OIDC_NAME% %GOOGLE_CLIENT_ID%</u><meta property="og:title" content="%PAGE_TITLE%" /><b title="%COLLEGE_STUDIES%"></b><link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />',
  );
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'app');
  writeFileSync(join(folder, 'sw.js'), 'worker of %SHELL_VERSION%');
  writeFileSync(join(folder, 'sw-end.js'), 'the end');
  writeFileSync(join(folder, 'playground', 'index.html'), '<playground>');
  return folder;
}
export const removeBuiltWeb = (folder: string): void => rmSync(folder, { recursive: true });

/** The built web app's transport alone: the rest of the product has no part in it. */
export async function transportOf(
  folder: string,
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
