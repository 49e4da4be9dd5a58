import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityRefusals,
} from '../../../../../schema/rules/identity/identity-texts.ts';
import type { App } from '../../../core/context.ts';
import { credentialsRefused, notFound } from '../../../core/errors.ts';
import { googleClientIdOf } from '../../../core/sign-in/sign-in-ways.ts';

const issuers = ['https://accounts.google.com', 'accounts.google.com'];
/** What Google says of a `sub`: ASCII, at most 255 characters. */
export const subjectForm = /^[\x21-\x7e]{1,255}$/;
const keySets = new WeakMap<App, ReturnType<typeof createRemoteJWKSet>>();

export interface GooglePerson {
  sub: string;
  email: string;
  name: string;
}

/** What of a claimed name may be an account's; empty where nothing of it can be seen. */
export function readName(claim: unknown): string {
  const plain = typeof claim === 'string' ? claim.replace(/[\p{Cc}<>]/gu, '').trim() : '';
  return rules.personName.safeParse(plain.slice(0, rules.nameMaxLength)).data ?? '';
}

/**
 * Checks Google's signature, issuer, audience, expiry and that the address is proven.
 * @returns who the credential stands for; the name may be empty
 * @throws UNAUTHENTICATED for any other credential, NOT_FOUND where Google sign-in is not set up
 */
export async function readCredential(app: App, credential: string): Promise<GooglePerson> {
  const clientId = googleClientIdOf(app.config);
  if (clientId === '') throw notFound(identityRefusals.googleNotSetUp);
  const keys = keySets.get(app) ?? createRemoteJWKSet(new URL(app.config.signIn.googleCertsUrl));
  keySets.set(app, keys);
  const refused = credentialsRefused(identityErrors.googleSignIn);
  const { payload } = await jwtVerify(credential, keys, {
    issuer: issuers,
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'sub'],
    currentDate: app.clock.now(),
  }).catch((error: unknown) => {
    // The error itself holds the claims of whoever tried: only its kind is for the log.
    const code = error instanceof errors.JOSEError ? error.code : String(error);
    app.log.info({ code }, 'a Google credential was refused');
    throw refused;
  });
  const {
    sub,
    email,
    email_verified: proven,
    name,
  } = payload as { sub: string; email?: unknown; email_verified?: unknown; name?: unknown };
  const address = rules.email.safeParse(email);
  if (proven !== true || !address.success || !subjectForm.test(sub)) throw refused;
  return {
    sub,
    email: address.data,
    name: readName(name),
  };
}
