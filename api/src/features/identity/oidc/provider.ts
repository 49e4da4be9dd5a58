import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import * as client from 'openid-client';
import { oidcTexts } from '../../../../../schema/rules/identity/oidc-texts.ts';
import { isOfEverybody } from '../../../../../schema/rules/services/sign-in-ways.ts';
import type { App } from '../../../core/context.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { isComplete } from '../../../core/sign-in/oidc-look.ts';
import type { OidcSettings } from '../../../core/sign-in/oidc-settings.ts';
import { oidcOf } from '../../../core/sign-in/sign-in-ways.ts';

/** How long what a provider says of itself is believed. */
const freshMilliseconds = 3_600_000;
/** After a failure nobody asks for so long: a crowd at the button would be a flood at its door. */
const pauseMilliseconds = 3000;
/** How long one answer of the provider is waited for. */
const answerSeconds = 3;

/** The provider as it described itself. */
interface Provider {
  configuration: client.Configuration;
  /** The keys by which it signs logout tokens. */
  keys: JWTVerifyGetKey;
}

interface Known {
  /** What others have to be asked anew. */
  settings: OidcSettings;
  found?: { provider: Provider; at: number };
  failedAt?: number;
  asking?: Promise<Provider>;
}
const knownByApp = new WeakMap<App, Known>();

/** 503: the provider does not answer. */
export const providerAway = (name: string): AppError =>
  new AppError('UNAVAILABLE', oidcTexts.away(name), { retryAfter: pauseMilliseconds / 1000 });

/** @throws NOT_FOUND where people do not sign in with accounts of the college */
export function requireOidc(app: App): OidcSettings {
  const settings = oidcOf(app.config);
  if (!settings) throw notFound(oidcTexts.notSetUp);
  return settings;
}

/** The secret in the header, as all providers have to take it, but for those that say otherwise. */
export function secretOf(clientSecret: string): client.ClientAuth {
  const inHeader = client.ClientSecretBasic(clientSecret);
  const inBody = client.ClientSecretPost(clientSecret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? inHeader : inBody)(server, ...rest);
  };
}

/** What is wrong with the token, and not with the keys or their way here. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys ||
  error instanceof errors.JOSENotSupported;

/**
 * The keys by which the provider signs logout tokens. After a failure nobody asks for them for some
 * seconds: anybody can post what looks like a token.
 * @throws UNAVAILABLE, from the function, where they can not be read
 */
function keysAt(address: string, name: string): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(address), { timeoutDuration: answerSeconds * 1000 });
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (header, token) => {
    const isPaused = Date.now() - failedAt < pauseMilliseconds;
    try {
      if (!isPaused) return await remote(header, token);
      const known = remote.fresh ? remote.jwks() : undefined;
      if (known) return await createLocalJWKSet(known)(header, token);
    } catch (error) {
      if (isOfToken(error) && !isPaused) throw error;
      if (!isPaused) failedAt = Date.now();
    }
    throw providerAway(name);
  };
}

async function discover({ issuer, clientId, clientSecret, name }: OidcSettings): Promise<Provider> {
  const url = new URL(issuer);
  const configuration = await client.discovery(
    url,
    clientId,
    { [client.clockTolerance]: 30 },
    secretOf(clientSecret),
    {
      timeout: answerSeconds,
      // The settings allow it on this machine alone.
      execute: [
        // ID tokens are believed for their signature, and not for the connection they came over.
        client.enableNonRepudiationChecks,
        ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  const metadata = configuration.serverMetadata();
  const { issuer: calledItself, jwks_uri: keysAddress } = metadata;
  if (isOfEverybody(calledItself)) throw new Error('the provider is not of one college');
  if (!keysAddress || !isComplete({ ...metadata }, issuer))
    throw new Error('the provider names no keys, or leads to an address that is not safe');
  return { configuration, keys: keysAt(keysAddress, name) };
}

/** Asks the provider about itself, once for all who wait. */
async function askAnew(app: App, known: Known): Promise<Provider> {
  const { settings } = known;
  known.asking ??= discover(settings).finally(() => {
    delete known.asking;
  });
  try {
    const provider = await known.asking;
    known.found = { provider, at: Date.now() };
    delete known.failedAt;
    return provider;
  } catch (error) {
    known.failedAt = Date.now();
    const cause = error instanceof Error ? error.message : String(error);
    app.log.warn({ cause }, 'the provider of sign-in does not answer');
    // What it said before is better than nothing.
    if (known.found) return known.found.provider;
    throw providerAway(settings.name);
  }
}

/**
 * The provider, asked when somebody first needs it and once an hour: the start does not wait for
 * it.
 * @throws UNAVAILABLE while it does not answer, NOT_FOUND where there is none
 */
export async function provider(app: App): Promise<Provider> {
  const settings = requireOidc(app);
  const before = knownByApp.get(app);
  const known = before?.settings === settings ? before : { settings };
  knownByApp.set(app, known);
  const { found, failedAt } = known;
  if (found && Date.now() - found.at < freshMilliseconds) return found.provider;
  if (failedAt !== undefined && Date.now() - failedAt < pauseMilliseconds) {
    if (found) return found.provider;
    throw providerAway(settings.name);
  }
  return askAnew(app, known);
}
