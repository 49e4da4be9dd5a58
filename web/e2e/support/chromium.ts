import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

export interface Browser {
  executablePath: string;
  env?: Record<string, string>;
}

const installed = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Microsoft/Edge/Application/msedge.exe'),
        ]
      : [];
  }),
} as const satisfies Partial<Record<NodeJS.Platform, readonly string[]>>;

/**
 * Whether a browser is there and really starts: a distribution may keep a stub under the name, a
 * library may be missing.
 */
function starts({ executablePath, env }: Browser): boolean {
  if (!existsSync(executablePath)) return false;
  if (process.platform === 'win32') return true; // There `--version` opens a window.
  try {
    execFileSync(executablePath, ['--version'], {
      stdio: 'ignore',
      timeout: 20_000,
      env: { ...process.env, ...env },
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that came with the packages, unpacked on this machine; with the libraries beside it
 * where the system lacks them.
 */
async function packed(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: own, inflate } = await import('@sparticuz/chromium');
  // Fonts come with it, for a machine that has none.
  const fonts: Record<string, string> = existsSync('/etc/fonts')
    ? {}
    : { FONTCONFIG_PATH: join(tmpdir(), 'fonts') };
  const bare: Browser = { executablePath: await own.executablePath(), env: fonts };
  if (starts(bare)) return bare;
  const bin = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '..',
    'bin',
  );
  const libraries = join(await inflate(join(bin, 'al2023.tar.br')), 'lib');
  return { ...bare, env: { ...fonts, LD_LIBRARY_PATH: libraries } };
}

/** The last resort, and the only one that needs the internet. */
function download(): Browser {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  return { executablePath: chromium.executablePath() };
}

/**
 * A Chromium for the tests: the one that is named (CHROMIUM_PATH), the one in node_modules, one
 * that is installed, Playwright's own, or a download. The one in node_modules has no window to
 * draw, which is a third less work for a machine, and it is the same everywhere.
 */
export const findChromium = (): Promise<Browser> => find('packed');

/**
 * The same, but one that is installed first: the packed one shows no notifications, and warns of a
 * page's early requests that a service worker answers.
 */
export const findWholeChromium = (): Promise<Browser> => find('installed');

async function find(first: 'packed' | 'installed'): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (starts({ executablePath: named })) return { executablePath: named };
    throw new Error(`CHROMIUM_PATH: ${named} does not start`);
  }
  const platform = process.platform as keyof typeof installed;
  const candidates = [...(installed[platform] ?? []), chromium.executablePath()];
  const onMachine = () => candidates.map((executablePath) => ({ executablePath })).find(starts);
  const inPackages = async () => {
    const own = await packed().catch(() => undefined);
    return own && starts(own) ? own : undefined;
  };
  const found =
    first === 'packed'
      ? ((await inPackages()) ?? onMachine())
      : (onMachine() ?? (await inPackages()));
  return found ?? download();
}
