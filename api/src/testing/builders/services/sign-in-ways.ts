import { aPerson, type Json, type Person, startTestApp, type TestApp } from '../../index.ts';
import { clientId, type OidcProvider, startOidcProvider } from '../../servers/oidc-provider.ts';

const fields =
  '{ version areAccountsLocked hasSecret isSecretLost googleClientId isGoogleLocked returnAddress signOutAddress asksForCode accounts { issuer clientId name scope domains groups claims } }';

/** What a super admin asks of the ways to sign in. */
export const signInWaysCalls = {
  look: `{ signInWays ${fields} }`,
  set: `mutation ($version: Int!, $accounts: CollegeAccountsInput, $secret: String, $googleClientId: String, $code: String, $ownPassword: String) {
  setSignInWays(version: $version, accounts: $accounts, secret: $secret, googleClientId: $googleClientId, code: $code, ownPassword: $ownPassword) ${fields} }`,
  attempt: `mutation ($accounts: CollegeAccountsInput!, $secret: String) {
  tryCollegeAccounts(accounts: $accounts, secret: $secret) { isGood words } }`,
} as const;

/** The address of a college that people type: the provider is on their machine too. */
export const ownMachine = 'http://localhost:4000';

/** What is typed of a provider. */
export const accountsAt = ({ issuer }: Pick<OidcProvider, 'issuer'>, over: Json = {}): Json => ({
  ...{ issuer, clientId, name: '', scope: '', domains: '', groups: '', claims: '' },
  ...over,
});

/** A college beside a provider of accounts that it does not know yet, and who may tell it. */
export async function aCollegeBesideAProvider(): Promise<{
  app: TestApp;
  owner: Person;
  provider: OidcProvider;
}> {
  const provider = await startOidcProvider();
  const app = await startTestApp({
    env: { PUBLIC_URL: ownMachine },
    limits: { signInTrials: { points: 100, seconds: 600 } },
  });
  provider.serve({ page: `${ownMachine}/sign-in-college`, api: app.url });
  return { app, owner: await aPerson(app, { isSuperAdmin: true }), provider };
}
