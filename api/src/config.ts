import { join, resolve } from 'node:path';
import { z } from 'zod';
import { videoSource } from '../../schema/rules/calls/video.ts';
import { supportTexts as texts } from '../../schema/rules/health/health-texts.ts';
import { databaseProblem, databaseSettings } from './core/database/database-settings.ts';
import { mailSettings } from './core/mail/mail-settings.ts';
import {
  bucketName,
  domain,
  iceServers,
  isProxy,
  optional,
  unset,
  url,
} from './core/program/setting-checks.ts';
import { persistentSecret, takeBroughtSecret } from './core/secrets/secrets.ts';
import { oidcChecks, oidcProblem, oidcSettings } from './core/sign-in/oidc-settings.ts';
import { limits } from './limits.ts';

/**
 * Every variable that the product reads, with its check. A test compares the names with
 * `.env.example` and the README.
 */
export const variables = {
  NODE_ENV: optional(z.enum(['development', 'test', 'production'])),
  PORT: optional(z.coerce.number().int().min(0).max(65535)),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_DIRECT_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_REPLICA_URL: optional(url(['postgres:', 'postgresql:'])),
  DATABASE_PREPARED: optional(z.enum(['on', 'off'])),
  REDIS_URL: optional(url(['redis:', 'rediss:'])),
  MINIO_ENDPOINT: optional(url(['http:', 'https:'])),
  MINIO_ACCESS_KEY: optional(z.string()),
  MINIO_SECRET_KEY: optional(z.string()),
  MINIO_BUCKET: optional(bucketName),
  BACKUP_DIR: optional(z.string()),
  BACKUP_S3_BUCKET: optional(bucketName),
  BACKUP_KEY: optional(z.string().min(20, 'must have 20 characters or more')),
  SMTP_URL: optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: optional(z.string()),
  MAIL_INBOUND_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
  MAIL_INBOUND_DOMAIN: optional(domain('reply.college.ac.in')),
  JWT_SECRET: optional(z.string().min(32, 'must have 32 characters or more')),
  PUBLIC_URL: optional(url(['http:', 'https:'])),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CERTS_URL: optional(url(['http:', 'https:'])),
  OIDC_ISSUER: optional(oidcChecks.issuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(oidcChecks.name),
  OIDC_SCOPE: optional(oidcChecks.scope),
  OIDC_VERIFIED: optional(oidcChecks.verified),
  COLLEGE_NAME: optional(z.string().max(200)),
  COLLEGE_SHORT_NAME: optional(z.string().trim().max(16)),
  COLLEGE_EMAIL_DOMAIN: optional(domain('student.college.ac.in')),
  INTRO_VIDEO_URL: optional(
    z
      .string()
      .refine(
        (value) => videoSource(value) !== null,
        'must be an address on YouTube, or of an .mp4 or .webm file behind https',
      ),
  ),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_NAME: optional(z.string().trim().max(200)),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have 8 characters or more')),
  ADMIN_2FA: optional(z.enum(['required', 'optional'])),
  ADMIN_2FA_RESET: optional(
    z.iso
      .datetime({ offset: true, error: 'must be a moment such as 2026-11-23T09:30:00+05:30' })
      .transform((text) => new Date(text)),
  ),
  DEMO_DATA: optional(z.enum(['on', 'off'])),
  ICE_SERVERS: optional(
    z.string().transform((text, ctx) => {
      try {
        return iceServers.parse(JSON.parse(text));
      } catch {
        ctx.addIssue({ code: 'custom', message: 'must be a JSON list of ICE servers' });
        return z.NEVER;
      }
    }),
  ),
  TURN_URLS: optional(
    z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .refine(
        (addresses) => addresses.every((address) => /^(stun|turns?):[^\s,]+$/.test(address)),
        'must be a list of addresses such as turn:turn.example.edu:3478',
      ),
  ),
  TURN_SECRET: optional(z.string().min(16, 'must have 16 characters or more')),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(['http:', 'https:'])),
  METRICS_TOKEN: optional(z.string().min(16, 'must have 16 characters or more')),
  GRAPHQL_PLAYGROUND: optional(z.enum(['on', 'off'])),
  SERVICE_WORKER: optional(z.enum(['on', 'off'])),
  TRUSTED_DOCUMENTS: optional(z.enum(['only', 'any'])),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        (value) => value.split(',').every(isProxy),
        'must be a list of addresses or networks of proxies, such as 10.0.0.0/8,loopback',
      ),
  ),
} as const;

const environment = z.object(variables);

/** Settings whose values name nobody and open nothing. */
const harmless: readonly (keyof typeof variables)[] = [
  ...(['NODE_ENV', 'PORT', 'ADMIN_2FA', 'DEMO_DATA', 'LOG_LEVEL'] as const),
  ...(['DATABASE_PREPARED', 'GRAPHQL_PLAYGROUND', 'SERVICE_WORKER', 'TRUSTED_DOCUMENTS'] as const),
];

/** Every setting as a stranger may read it: a value that could be a secret is set, or not. */
const toldSettings = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.keys(variables).map((name) => {
      const value = unset(env[name]);
      if (value === undefined) return [name, texts.notSet];
      return [name, (harmless as readonly string[]).includes(name) ? String(value) : texts.isSet];
    }),
  );

/** A wrong setting. Its message is one line that names the variable. */
export class ConfigError extends Error {}

function secretUnder(dataDir: string): string {
  try {
    takeBroughtSecret(dataDir);
    return persistentSecret(dataDir, 'jwt-secret');
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: ${dataDir} can't be used (${error instanceof Error ? error.message : String(error)})`,
    );
  }
}

type Environment = z.output<typeof environment>;

/** @throws ConfigError for variables that are right by themselves but not together */
function assertConsistent(variables: Environment): void {
  if (variables.NODE_ENV === 'production' && variables.DATABASE_URL && !variables.JWT_SECRET)
    throw new ConfigError('JWT_SECRET: is required in production with DATABASE_URL');
  if (Boolean(variables.ADMIN_EMAIL) !== Boolean(variables.ADMIN_PASSWORD))
    throw new ConfigError(
      `${variables.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'}: ADMIN_EMAIL and ADMIN_PASSWORD go together`,
    );
  if (Boolean(variables.TURN_URLS) !== Boolean(variables.TURN_SECRET))
    throw new ConfigError(
      `${variables.TURN_URLS ? 'TURN_SECRET' : 'TURN_URLS'}: TURN_URLS and TURN_SECRET go together`,
    );
  if (Boolean(variables.MAIL_INBOUND_SECRET) !== Boolean(variables.MAIL_INBOUND_DOMAIN))
    throw new ConfigError(
      `${variables.MAIL_INBOUND_SECRET ? 'MAIL_INBOUND_DOMAIN' : 'MAIL_INBOUND_SECRET'}: MAIL_INBOUND_SECRET and MAIL_INBOUND_DOMAIN go together`,
    );
  if (variables.MINIO_ENDPOINT && !(variables.MINIO_ACCESS_KEY && variables.MINIO_SECRET_KEY))
    throw new ConfigError(
      `${variables.MINIO_ACCESS_KEY ? 'MINIO_SECRET_KEY' : 'MINIO_ACCESS_KEY'}: is required with MINIO_ENDPOINT`,
    );
  if (variables.BACKUP_S3_BUCKET && !variables.MINIO_ENDPOINT)
    throw new ConfigError('BACKUP_S3_BUCKET: needs MINIO_ENDPOINT, the store it lies in');
  const problem = databaseProblem(variables) ?? oidcProblem(variables);
  if (problem) throw new ConfigError(problem);
}

function parse(env: NodeJS.ProcessEnv): Environment {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'is wrong'}`);
  }
  assertConsistent(parsed.data);
  return parsed.data;
}

const objectStore = (variables: Environment) =>
  variables.MINIO_ENDPOINT
    ? {
        endpoint: variables.MINIO_ENDPOINT,
        accessKey: variables.MINIO_ACCESS_KEY ?? '',
        secretKey: variables.MINIO_SECRET_KEY ?? '',
        bucket: variables.MINIO_BUCKET ?? 'experiencia',
      }
    : undefined;

/** What the environment says of the ways to sign in: `sign-in-ways.ts` knows what holds. */
const signInSettings = (variables: Environment) => ({
  googleClientId: variables.GOOGLE_CLIENT_ID,
  googleCertsUrl: variables.GOOGLE_CERTS_URL ?? 'https://www.googleapis.com/oauth2/v3/certs',
  oidc: oidcSettings(variables),
});

/** Where answers to mails of ours go, and what those who deliver them sign with. */
const inboundMail = ({ MAIL_INBOUND_SECRET: secret, MAIL_INBOUND_DOMAIN: domain }: Environment) =>
  secret && domain ? { secret, domain: domain.toLowerCase() } : undefined;

const collegeSettings = (variables: Environment) => ({
  name: variables.COLLEGE_NAME ?? 'Vidyasagar Institute of Engineering',
  /** The environment says it: nobody changes it on a page; nor what else of it is set. */
  isNameSet: variables.COLLEGE_NAME !== undefined,
  shortName: variables.COLLEGE_SHORT_NAME,
  emailDomain: variables.COLLEGE_EMAIL_DOMAIN?.toLowerCase(),
});

/**
 * Reads the configuration. Nothing else reads the environment.
 * @returns settings with every default filled in
 * @throws ConfigError with one line that names the wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const variables = parse(env);
  const production = variables.NODE_ENV === 'production';
  const port = variables.PORT ?? 4000;
  const dataDir = resolve(variables.DATA_DIR ?? '.data');
  const demoData = variables.DEMO_DATA ? variables.DEMO_DATA === 'on' : !variables.DATABASE_URL;
  return {
    environment: variables.NODE_ENV ?? 'development',
    production,
    port,
    host: variables.HOST ?? '0.0.0.0',
    dataDir,
    ...databaseSettings(variables),
    redisUrl: variables.REDIS_URL,
    minio: objectStore(variables),
    mail: mailSettings(variables),
    inboundMail: inboundMail(variables),
    jwtSecret: variables.JWT_SECRET ?? secretUnder(dataDir),
    ownsSecret: variables.JWT_SECRET === undefined,
    backup: {
      folder: resolve(variables.BACKUP_DIR ?? join(dataDir, 'backups')),
      bucket: variables.BACKUP_S3_BUCKET,
      key: variables.BACKUP_KEY,
    },
    publicUrl: (variables.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    signIn: signInSettings(variables),
    college: collegeSettings(variables),
    introVideoUrl: variables.INTRO_VIDEO_URL,
    admin:
      variables.ADMIN_EMAIL && variables.ADMIN_PASSWORD
        ? {
            email: variables.ADMIN_EMAIL.toLowerCase(),
            password: variables.ADMIN_PASSWORD,
            name: variables.ADMIN_NAME || 'College Admin',
          }
        : undefined,
    requiresSecondFactor: variables.ADMIN_2FA === 'required',
    secondFactorReset: variables.ADMIN_2FA_RESET,
    demoData,
    /** Its pages say what was made up for it; those of a college with a name what is true of it. */
    isDemoCollege: demoData && variables.COLLEGE_NAME === undefined,
    iceServers: variables.ICE_SERVERS ?? [],
    turn:
      variables.TURN_URLS && variables.TURN_SECRET
        ? { urls: variables.TURN_URLS, secret: variables.TURN_SECRET }
        : undefined,
    logLevel: variables.LOG_LEVEL ?? 'info',
    tracesEndpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: variables.METRICS_TOKEN,
    /** Visitors send the web app's own documents, and no others. */
    trustedOnly: variables.TRUSTED_DOCUMENTS === 'only',
    playground: variables.GRAPHQL_PLAYGROUND ? variables.GRAPHQL_PLAYGROUND === 'on' : !production,
    serviceWorker: variables.SERVICE_WORKER !== 'off',
    trustProxy: variables.TRUST_PROXY,
    /** For a support packet. */
    told: toldSettings(env),
    limits,
  } as const;
}

/** Where this process, libraries included, puts files that are on their way (`tmpdir`). */
export const useTemporaryFolder = (path: string): void => {
  process.env['TMPDIR'] = path;
};

/** The environment of a program that this process starts, for the same place. */
export const environmentOf = ({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  // It asks the server itself.
  DATABASE_DIRECT_URL: '',
});

export type Config = ReturnType<typeof readConfig>;
