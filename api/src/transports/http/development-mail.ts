import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { App } from '../../core/context.ts';
import type { StoredMail } from '../../core/mail/mail.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { isFromLoopback } from './loopback.ts';

const article = ({ subject, to, at, text }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)} · ${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`;

const styles =
  'body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}article{border:1px solid #8884;border-radius:8px;padding:1rem;margin:1rem 0}h2{font-size:1.1rem;margin:0}pre{white-space:pre-wrap}';

const page = (mails: StoredMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Mail · Experiencia</title><style>${styles}</style></head><body><h1>Mail that was kept here</h1><p>No mail server is set (SMTP_URL, or Admin › College), so mail is shown here, to this machine alone.</p>${mails.map(article).join('') || '<p>No mail yet.</p>'}</body></html>`;

/**
 * `/dev/mail` and `/dev/mail.json`: the mails of an instance without a mail server, for requests
 * from this machine. Never in production: behind a proxy that adds no headers every request seems
 * to come from this machine, and the mails hold sign-in codes.
 */
export function developmentMailTransport(server: FastifyInstance, app: App): void {
  if (!app.mailer.storedMails || app.config.production) return;
  // A mail server that is named meanwhile ends it.
  const mailsFor = async (request: FastifyRequest): Promise<StoredMail[] | undefined> =>
    isFromLoopback(request) ? app.mailer.storedMails?.() : undefined;
  server.get('/dev/mail.json', async (request, reply) => {
    const mails = await mailsFor(request);
    return mails
      ? reply.header('cache-control', 'no-store').send(mails)
      : reply.status(404).send({ message: 'Not found' });
  });
  server.get('/dev/mail', async (request, reply) => {
    const mails = await mailsFor(request);
    return mails
      ? reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(mails))
      : reply.status(404).send({ message: 'Not found' });
  });
}
