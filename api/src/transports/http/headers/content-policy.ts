import type { FastifyHelmetOptions } from '@fastify/helmet';
import { videoSource } from '../../../../../schema/rules/calls/video.ts';
import type { App } from '../../../core/context.ts';

const youtube = 'https://www.youtube-nocookie.com';
const google = 'https://accounts.google.com';

interface PolicyOptions {
  /** Whether one signs in with Google. */
  hasGoogle: boolean;
  /** The scripts that are written into the web app's page, by their hashes (`pageScripts`). */
  scripts: readonly string[];
}

/**
 * What pages may load: nothing from elsewhere but the video that a person plays, and Google's
 * sign-in where the college has it.
 */
function directives(
  { config }: Pick<App, 'config'>,
  { hasGoogle, scripts }: PolicyOptions,
): Record<string, string[]> {
  const signIn = hasGoogle ? [google] : [];
  const intro = videoSource(config.introVideoUrl ?? '');
  const videoOrigins = intro?.kind === 'file' ? [new URL(intro.src).origin] : [];
  return {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: ["'self'", ...scripts, ...signIn.map((host) => `${host}/gsi/client`)],
    styleSrc: ["'self'", "'unsafe-inline'", ...signIn.map((host) => `${host}/gsi/style`)],
    // Company logos are addresses that people type: they are loaded as pictures only, without a
    // referrer.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: [
      "'self'",
      config.publicUrl.replace(/^http/, 'ws'),
      ...signIn.map((host) => `${host}/gsi/`),
    ],
    // What was recorded in the page is heard before it is sent.
    mediaSrc: ["'self'", 'blob:', ...videoOrigins],
    frameSrc: [youtube, ...signIn.map((host) => `${host}/gsi/`)],
    workerSrc: ["'self'", 'blob:'],
  };
}

/** The security headers of every answer, as options of helmet. */
export function contentPolicy(
  app: Pick<App, 'config'>,
  options: PolicyOptions,
): FastifyHelmetOptions {
  const { publicUrl } = app.config;
  return {
    contentSecurityPolicy: { useDefaults: false, directives: directives(app, options) },
    // Google's sign-in answers through a window that it opens.
    crossOriginOpenerPolicy: {
      policy: options.hasGoogle ? 'same-origin-allow-popups' : 'same-origin',
    },
    // The older name of `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
  };
}
