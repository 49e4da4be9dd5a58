import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../config.ts';
import type { OidcSettings } from './oidc-settings.ts';

/** What a super admin wrote of the ways to sign in, as this instance has heard of it. */
export interface WrittenWays {
  /** Null: there are none, or their secret was sealed by another `JWT_SECRET`. */
  oidc: OidcSettings | null;
  /** There are accounts of the college, whose secret nobody can read any more. */
  isSecretLost: boolean;
  /** Empty: nobody signs in with Google. */
  googleClientId: string;
}

type Asked = Pick<Config, 'signIn'>;

const written = new WeakMap<Config['signIn'], WrittenWays>();

/**
 * The ways that are written from now on, as this instance has heard of them. The same again changes
 * nothing: what is known of a provider goes on.
 */
export function knowSignInWays({ signIn }: Asked, ways: WrittenWays | null): void {
  if (!ways) written.delete(signIn);
  else if (!isDeepStrictEqual(written.get(signIn), ways)) written.set(signIn, ways);
}

/** The accounts of the college: the environment says them, or a super admin wrote them. */
export const oidcOf = ({ signIn }: Asked): OidcSettings | null =>
  signIn.oidc ?? written.get(signIn)?.oidc ?? null;

/** The ID by which Google knows this college; empty: nobody signs in with Google. */
export const googleClientIdOf = ({ signIn }: Asked): string =>
  signIn.googleClientId ?? written.get(signIn)?.googleClientId ?? '';

/** Whether nobody signs in with accounts of the college because their secret can't be read. */
export const isClientSecretLost = ({ signIn }: Asked): boolean =>
  signIn.oidc === undefined && written.get(signIn)?.isSecretLost === true;
