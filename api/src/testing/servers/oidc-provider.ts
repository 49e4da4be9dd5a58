import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';

type Claims = Record<string, unknown>;
type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

/** A real OpenID provider on this machine, which a test can turn off, renew and make lie. */
export interface OidcProvider {
  issuer: string;
  /** People who have an account there, by their subject. */
  people: Map<string, Claims>;
  /** Begins to answer for a product, once its addresses are known. */
  serve(product: { page: string; api: string }): void;
  /** It does not answer until it is served again. */
  away(): void;
  /** Another key, as after a rotation: the former is gone. */
  rotate(): Promise<void>;
  /** What it signs by its present key. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
  /** Another ID token in the place of its own; null: its own. */
  lie: ((claims: Claims) => Promise<string>) | null;
  /** Comes before it answers something, or answers it itself. Null: nothing does. */
  before: ((path: string, response: ServerResponse) => Promise<unknown>) | null;
  /** A session of the provider ends, and it tells the product. */
  signOut(sub: string, sid: string): Promise<void>;
  close(): void;
}

export const clientId = 'experiencia';
export const clientSecret = 'a-secret-of-the-college';

async function newKey(): Promise<{ privateKey: PrivateKey; jwk: Record<string, unknown> }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = `key-${Math.random().toString(36).slice(2)}`;
  return { privateKey, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
}

function settingsOf(
  product: { page: string; api: string },
  people: Map<string, Claims>,
  jwk: Record<string, unknown>,
): Configuration {
  return {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [product.page],
        backchannel_logout_uri: `${product.api}/api/auth/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    cookies: { keys: ['cookies'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'affiliation'],
      groups: ['groups'],
    },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    pkce: { required: () => true },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    // Its own guard lets nobody reach this machine.
    fetch: (address, options) => fetch(address, { ...options, dispatcher: undefined }),
    findAccount: (_ctx, sub) => {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: () => ({ ...claims, sub }) };
    },
  };
}

/** Puts another ID token into the answer of the token endpoint. */
function lieIn(response: ServerResponse, lie: (claims: Claims) => Promise<string>): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: unknown) => {
    const answer = JSON.parse(String(body)) as { id_token?: string };
    const [, payload = ''] = answer.id_token?.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}') as Claims;
    void lie(claims).then((id_token) => {
      const text = JSON.stringify({ ...answer, id_token });
      response.setHeader('content-length', Buffer.byteLength(text));
      end(text);
    });
    return response;
  }) as ServerResponse['end'];
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts a provider that answers nothing yet (`serve`). */
export async function startOidcProvider(): Promise<OidcProvider> {
  const silent: RequestListener = (_request, response) => {
    response.writeHead(503).end();
  };
  let answer = silent;
  const server = createServer((request, response) => {
    if (self.lie && request.url === '/token' && answer !== silent) lieIn(response, self.lie);
    if (!self.before) answer(request, response);
    else
      void self.before(request.url ?? '', response).then(() => {
        if (!response.writableEnded) answer(request, response);
      });
  });
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const people = new Map<string, Claims>();
  let key = await newKey();
  let provider: Provider | undefined;
  let served = { page: '', api: '' };
  const self: OidcProvider = {
    issuer,
    people,
    lie: null,
    before: null,
    serve(product) {
      served = product;
      provider = new Provider(issuer, settingsOf(product, people, key.jwk));
      const call = provider.callback();
      answer = (request, response) => {
        void call(request, response);
      };
    },
    async signOut(sub, sid) {
      const client = await provider?.Client.find(clientId);
      const tell = client?.['backchannelLogout'] as
        | ((sub: string, sid: string) => Promise<void>)
        | undefined;
      await tell?.call(client, sub, sid);
    },
    away() {
      answer = silent;
    },
    async rotate() {
      key = await newKey();
      self.serve(served);
    },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: String(key.jwk['kid']), ...header })
        .sign(key.privateKey),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}

/** A browser at the provider: cookies, and redirects that are followed by hand. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  private async fetch(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/);
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /**
   * Signs a person in and agrees, from the address where the product sends them.
   * @returns the query of the address that they come back to
   */
  async signIn(address: string, sub: string, { cancels = false } = {}): Promise<string> {
    const { origin } = new URL(address);
    let at = address;
    for (let steps = 0; steps < 20; steps += 1) {
      let response = await this.fetch(at);
      if (response.status === 200) {
        const page = await response.text();
        const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
        const [, abort = ''] = /href="([^"]*\/abort)"/.exec(page) ?? [];
        response = cancels
          ? await this.fetch(new URL(abort, at).href)
          : await this.fetch(at, { prompt, login: sub, password: 'any' });
      }
      const to = response.headers.get('location');
      if (!to) throw new Error(`the provider answers ${response.status}: ${await response.text()}`);
      const next = new URL(to, at);
      if (next.origin !== origin) return next.search.slice(1);
      at = next.href;
    }
    throw new Error('the provider redirects for ever');
  }
}
