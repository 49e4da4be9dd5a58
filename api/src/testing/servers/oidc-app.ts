import type { JWTPayload } from 'jose';
import { startTestApp, type TestApp, type TestSettings } from '../app.ts';
import type { Json } from '../client.ts';
import {
  clientId,
  clientSecret,
  type OidcProvider,
  ProviderBrowser,
  startOidcProvider,
} from './oidc-provider.ts';

/** The address that people type. */
export const publicUrl = 'https://network.nit.example';

const seconds = (): number => Math.floor(Date.now() / 1000);
let logoutTokens = 0;

const begin = /* GraphQL */ `mutation { oidcSignIn { key address } }`;
const finish = /* GraphQL */ `mutation ($key: String!, $answer: String!) { signInByOidc(key: $key, answer: $answer) { token redirectTo } }`;
const me = /* GraphQL */ `{ me { id email isVerified isProfileComplete user { fullName } } }`;

/** What a browser kept, and what the provider sent it back with. */
export interface Returned {
  key: string;
  answer: string;
}

/** A product whose college has accounts of its own, and the provider of these. */
export class OidcStory {
  private constructor(
    readonly app: TestApp,
    readonly provider: OidcProvider,
  ) {}

  /** Starts both; the provider answers once it is told to (`serve`). */
  static async start(
    env: Record<string, string> = {},
    limits: TestSettings['limits'] = {},
  ): Promise<OidcStory> {
    const provider = await startOidcProvider();
    const app = await startTestApp({
      limits,
      env: {
        PUBLIC_URL: publicUrl,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'NIT account',
        ...env,
      },
    });
    return new OidcStory(app, provider);
  }

  async close(): Promise<void> {
    await this.app.close();
    this.provider.close();
  }

  serve(): void {
    this.provider.serve({ page: `${publicUrl}/sign-in-college`, api: this.app.url });
  }

  /** Somebody who has an account at the provider. */
  account(sub: string, claims: Record<string, unknown> = {}): string {
    this.provider.people.set(sub, {
      email: `${sub}@mail.example`,
      email_verified: true,
      name: 'Asha Rao',
      ...claims,
    });
    return sub;
  }

  async begin(): Promise<{ key: string; address: string }> {
    return (await this.app.visitor.ask(begin)).oidcSignIn;
  }

  beginRefused = () => this.app.visitor.refused(begin);

  /** A person's way to the provider and back. */
  async return(sub: string, browser = new ProviderBrowser()): Promise<Returned> {
    const { key, address } = await this.begin();
    return { key, answer: await browser.signIn(address, sub) };
  }

  async finish(returned: Returned): Promise<{ token: string; redirectTo: string }> {
    return (await this.app.visitor.ask(finish, { ...returned })).signInByOidc;
  }

  refused = (returned: Returned) => this.app.visitor.refused(finish, { ...returned });

  signIn = async (sub: string, browser?: ProviderBrowser) =>
    this.finish(await this.return(sub, browser));

  /** What a logout token says, for a person of the provider. */
  logoutOf(sub: string, changes: JWTPayload = {}): JWTPayload {
    logoutTokens += 1;
    return {
      iss: this.provider.issuer,
      aud: clientId,
      iat: seconds(),
      exp: seconds() + 120,
      jti: `token-${logoutTokens}`,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      sub,
      ...changes,
    };
  }

  signLogout = (sub: string, changes?: JWTPayload) =>
    this.provider.sign(this.logoutOf(sub, changes), { typ: 'logout+jwt' });

  /** The provider posts a logout token, as a form. */
  postLogout = (logoutToken: string): Promise<Response> =>
    fetch(`${this.app.url}/api/auth/oidc/logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: logoutToken }),
    });

  async isOpen({ token }: { token: string }): Promise<boolean> {
    const { data } = await this.app.as(token).graphql('{ me { id } }');
    return Boolean(data?.me);
  }

  async me({ token }: { token: string }): Promise<Json> {
    return (await this.app.as(token).ask(me)).me;
  }
}
