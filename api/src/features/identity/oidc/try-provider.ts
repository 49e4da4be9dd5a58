import * as client from 'openid-client';
import { signInWaysTexts } from '../../../../../schema/rules/services/sign-in-ways-texts.ts';
import type { App } from '../../../core/context.ts';
import { type Look, lookAtProvider } from '../../../core/sign-in/oidc-look.ts';
import type { OidcSettings } from '../../../core/sign-in/oidc-settings.ts';
import { providerMilliseconds } from '../../../limits.ts';
import { returnAddress } from './addresses.ts';
import { secretOf } from './provider.ts';

const texts = signInWaysTexts.trial;

type Tried = Pick<OidcSettings, 'issuer' | 'clientId' | 'clientSecret'>;

/** What becomes of a try, in words. */
interface Trial {
  isGood: boolean;
  words: string;
}

/** Refusals that are about who asks, and not about what. */
const ofClient = ['invalid_client', 'unauthorized_client'];

/**
 * Asks the provider for the tokens of a code that it has never made: what it says against shows
 * whether it knows who asks.
 */
async function tryClient(
  { issuer, tokenAddress, authMethods }: Extract<Look, { found: 'provider' }>,
  { clientId, clientSecret }: Tried,
  returnTo: string,
  signal: AbortSignal,
): Promise<Trial> {
  const configuration = new client.Configuration(
    {
      issuer,
      token_endpoint: tokenAddress,
      ...(authMethods && { token_endpoint_auth_methods_supported: authMethods }),
    },
    clientId,
    undefined,
    secretOf(clientSecret),
  );
  let isThere = false;
  configuration[client.customFetch] = async (url, options) => {
    const response = await fetch(url, { ...options, redirect: 'manual', signal });
    isThere = response.status < 500;
    return response;
  };
  // The settings allow it on this machine alone.
  if (issuer.startsWith('http:')) client.allowInsecureRequests(configuration);
  try {
    await client.genericGrantRequest(configuration, 'authorization_code', {
      code: 'a-code-that-nobody-made',
      code_verifier: client.randomPKCECodeVerifier(),
      redirect_uri: returnTo,
    });
  } catch (error) {
    if (error instanceof client.WWWAuthenticateChallengeError)
      return { isGood: false, words: texts.refused };
    if (error instanceof client.ResponseBodyError) {
      if (ofClient.includes(error.error)) return { isGood: false, words: texts.refused };
      if (error.error === 'invalid_grant') return { isGood: true, words: texts.good };
    }
  }
  // It says of itself that it is there, and nobody could sign in all the same.
  return isThere ? { isGood: true, words: texts.answers } : { isGood: false, words: texts.silent };
}

const wordsOf = (look: Exclude<Look, { found: 'provider' }>): string =>
  look.found === 'other' ? texts.other(look.issuer.slice(0, 300)) : texts[look.found];

/**
 * Tries out accounts of a college as they are typed: whether their provider is there, is the one
 * that it should be, and knows us. Nothing is told of what it answers but who it says that it is.
 */
export async function tryProvider(app: App, tried: Tried): Promise<Trial> {
  const signal = AbortSignal.timeout(providerMilliseconds);
  const look = await lookAtProvider(tried.issuer, signal);
  if (look.found !== 'provider') return { isGood: false, words: wordsOf(look) };
  return tryClient(look, tried, returnAddress(app), signal);
}
