import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { backupTexts } from '../../schema/rules/backups/backups-texts.ts';
import { restoreNewsPath } from '../../schema/rules/backups/restoring.ts';
import type { Config } from './config.ts';
import { collegeName } from './core/college/college-name.ts';
import { escapeHtml } from './core/text/escape-html.ts';

const { waiting } = backupTexts.first;
const texts = backupTexts.over;

/** How often the page that waits asks again. */
const pageSeconds = 5;

const styles =
  'body{font:18px/1.5 system-ui;max-width:32rem;margin:20vh auto 0;padding:0 16px;color-scheme:light dark}progress{width:100%;height:12px}';

/**
 * Loads the page anew once the program is back. Between the restore and that nobody answers, where
 * a page that only loads itself again would end at the error page of the browser.
 */
const script = `setInterval(async () => {
  try {
    const news = await (await fetch(${JSON.stringify(restoreNewsPath)}, { cache: 'no-store' })).json();
    if (news.percent === null) location.reload();
    else document.querySelector('progress').value = news.percent;
  } catch {}
}, ${pageSeconds * 1000});`;
const scriptHash = createHash('sha256').update(script).digest('base64');
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${scriptHash}'; connect-src 'self'`;

/** What a browser shows meanwhile: it asks again by itself, so the college comes back in it. */
const page = (config: Config, percent: number): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><noscript><meta http-equiv="refresh" content="${pageSeconds}"></noscript><title>${escapeHtml(texts.waitTitle)}</title><style>${styles}</style></head><body><h1>${escapeHtml(texts.waitTitle)}</h1><p>${escapeHtml(texts.waitText(collegeName(config)))}</p><p><progress max="100" value="${percent}" aria-label="${escapeHtml(backupTexts.first.howFar)}"></progress></p><script>${script}</script></body></html>`;

/** Whoever looks whether the process lives would kill it in the midst of its work otherwise. */
const alivePath = '/healthz';

const isForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

function answer(
  config: Config,
  percent: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const isNews = request.url === restoreNewsPath;
  const isForMachine = isNews || request.url === alivePath;
  const isPage = !isForMachine && isForPage(request);
  response.writeHead(isForMachine ? 200 : 503, {
    'content-type': isForMachine
      ? 'application/json'
      : `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'cache-control': 'no-store',
    'retry-after': '10',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  if (isForMachine) response.end(JSON.stringify(isNews ? { percent } : { status: 'ok' }));
  else response.end(isPage ? page(config, percent) : `${waiting}\n`);
}

/** Says on the product's port how far the restore is; everything else is away for a while. */
export async function tellMeanwhile(config: Config, percent: () => number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(config, percent(), request, response);
  });
  await new Promise<void>((resolved) => {
    // Where the port can't be had, nobody is told: the restore goes on.
    server.once('error', () => resolved()).listen(config.port, config.host, () => resolved());
  });
  return server;
}
