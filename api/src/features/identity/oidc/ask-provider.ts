import { once } from 'node:events';
import * as client from 'openid-client';
import { oidcTexts } from '../../../../../schema/rules/identity/oidc-texts.ts';
import type { App } from '../../../core/context.ts';
import { AppError, credentialsRefused, isBrokenConnection } from '../../../core/errors.ts';
import { subjectForm } from '../signing-in/google-credential.ts';
import { returnAddress } from './addresses.ts';
import { type ProviderPerson, personOfClaims } from './claims.ts';
import type { Flow } from './flow.ts';
import { provider, providerAway, requireOidc } from './provider.ts';

/** The address at the provider where a person signs in. @throws UNAVAILABLE, as `provider` */
export async function addressAtProvider(app: App, flow: Flow): Promise<string> {
  const { configuration } = await provider(app);
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: returnAddress(app),
    scope: requireOidc(app).scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
  });
  return address.href;
}

/** What fetch says of a server that is not reached, and the library of one that is silent. */
const isAway = (error: unknown): boolean =>
  isBrokenConnection(error) ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof TypeError && error.message === 'fetch failed') ||
  (error instanceof client.ClientError &&
    (error.code === 'OAUTH_TIMEOUT' ||
      (error.cause instanceof Response && error.cause.status >= 500)));

/** Never resolves. @throws UNAVAILABLE when the deadline is over */
async function endOf(app: App, deadline: AbortSignal): Promise<never> {
  if (!deadline.aborted) await once(deadline, 'abort');
  throw providerAway(requireOidc(app).name);
}

/** What is told to people of an error; the error itself may hold what must not be logged. */
function refusalOf(app: App, error: unknown): Error {
  const { name } = requireOidc(app);
  const code =
    error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError
      ? error.error
      : error instanceof client.ClientError
        ? error.code
        : String(error);
  app.log.info({ code }, 'a sign-in by the provider was refused');
  if (isAway(error)) return providerAway(name);
  return credentialsRefused(
    code === 'access_denied' ? oidcTexts.cancelled(name) : oidcTexts.refused(name),
  );
}

/** What the provider sent somebody back with, and how long it may be asked about it. */
interface Returned {
  flow: Flow;
  /** What the provider added to the address. */
  answer: URLSearchParams;
  deadline: AbortSignal;
}

async function personOf(app: App, { flow, answer, deadline }: Returned): Promise<ProviderPerson> {
  const { configuration } = await provider(app);
  deadline.throwIfAborted();
  const tokens = await client.authorizationCodeGrant(
    configuration,
    new URL(`${returnAddress(app)}?${answer}`),
    {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.codeVerifier,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (!claims || !subjectForm.test(claims.sub)) throw new Error('no subject');
  deadline.throwIfAborted();
  const more = configuration.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    : {};
  return personOfClaims(claims, more, requireOidc(app).verified);
}

/**
 * Changes the code that came back for who it stands for. The library checks state, issuer, nonce,
 * audience, times and signature, and the provider the verifier of the code.
 * All its answers together are waited for until the deadline.
 * @throws UNAUTHENTICATED for what does not hold, UNAVAILABLE while the provider does not answer
 */
export async function askProvider(app: App, returned: Returned): Promise<ProviderPerson> {
  try {
    return await Promise.race([personOf(app, returned), endOf(app, returned.deadline)]);
  } catch (error) {
    throw error instanceof AppError ? error : refusalOf(app, error);
  }
}
