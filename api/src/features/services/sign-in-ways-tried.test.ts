import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInWaysTexts as texts } from '../../../../schema/rules/services/sign-in-ways-texts.ts';
import {
  aCollegeBesideAProvider,
  accountsAt,
  ownMachine,
  signInWaysCalls,
} from '../../testing/builders/services/sign-in-ways.ts';
import {
  aPerson,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import {
  clientSecret,
  type OidcProvider,
  startOidcProvider,
} from '../../testing/servers/oidc-provider.ts';

const { look, set, attempt } = signInWaysCalls;

let app: TestApp;
let owner: Person;
let provider: OidcProvider;
const accounts = (over: Json = {}): Json => accountsAt(provider, over);
const attemptOf = async (over: Json, secret: string | null = clientSecret): Promise<Json> =>
  (await owner.ask(attempt, { accounts: accounts(over), secret })).tryCollegeAccounts;

beforeAll(async () => {
  ({ app, owner, provider } = await aCollegeBesideAProvider());
});
afterAll(async () => {
  await app.close();
  provider.close();
});

describe('accounts that are tried out', () => {
  const other = (answer: object | string, status = 200): void => {
    provider.before = (_path, response) => {
      response.writeHead(status).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      return Promise.resolve();
    };
  };

  it('are good where the provider takes the client', async () => {
    expect(await attemptOf({})).toEqual({ isGood: true, words: texts.trial.good });
    expect((await owner.ask(look)).signInWays.hasSecret).toBe(false);
  });

  it('are told of a wrong secret, and of a wrong client', async () => {
    const refused = { isGood: false, words: texts.trial.refused };
    expect(await attemptOf({}, 'wrong')).toEqual(refused);
    expect(await attemptOf({ clientId: 'another' })).toEqual(refused);
  });

  it.each([
    ['nothing that is one', texts.trial.noProvider, '<html>Welcome</html>', 200],
    ['a page that is not there', texts.trial.noProvider, 'not found', 404],
    ['more than any says of itself', texts.trial.noProvider, `"${'x'.repeat(300_000)}"`, 200],
    ['one that is down', texts.trial.silent, '', 503],
    ['one of everybody', texts.trial.ofEverybody, { issuer: 'https://x.example/{tenantid}' }, 200],
    ['another one', texts.trial.other('https://x.example'), { issuer: 'https://x.example' }, 200],
  ])('are told where there is %s', async (_what, words, answer, status) => {
    other(answer, status);
    expect(await attemptOf({})).toEqual({ isGood: false, words });
    provider.before = null;
  });

  it('are told where the provider leads to an address in the clear', async () => {
    const { issuer } = provider;
    other({
      ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
      jwks_uri: 'ftp://169.254.169.254/keys',
    });
    expect(await attemptOf({})).toEqual({ isGood: false, words: texts.trial.incomplete });
    provider.before = null;
  });

  it('are asked where they are said to be, and nowhere that they send one to', async () => {
    const asked: string[] = [];
    provider.before = (path, response) => {
      asked.push(path);
      response.writeHead(302, { location: `${provider.issuer}/inside` }).end();
      return Promise.resolve();
    };
    expect(await attemptOf({})).toEqual({ isGood: false, words: texts.trial.noProvider });
    expect(asked).toEqual(['/.well-known/openid-configuration']);
    provider.before = null;
  });

  it.each([
    ['breaks off', null, { isGood: false, words: texts.trial.silent }],
    ['is down', 503, { isGood: false, words: texts.trial.silent }],
    ['says something else', 404, { isGood: true, words: texts.trial.answers }],
  ])('are told where the address for tokens %s', async (_what, status, told) => {
    provider.before = (path, response) => {
      if (path !== '/token') return Promise.resolve();
      if (status === null) response.destroy();
      else response.writeHead(status).end();
      return new Promise(() => undefined);
    };
    expect(await attemptOf({})).toEqual(told);
    provider.before = null;
  });

  it('are told where nobody is', async () => {
    const gone = await startOidcProvider();
    gone.close();
    expect(await attemptOf({ issuer: gone.issuer })).toEqual({
      isGood: false,
      words: texts.trial.silent,
    });
    expect(await attemptOf({ issuer: 'https://nobody.invalid' })).toMatchObject({ isGood: false });
  });

  it('are logged, and have a limit', async () => {
    const limited = await startTestApp({
      env: { PUBLIC_URL: ownMachine },
      limits: { signInTrials: { points: 2, seconds: 600 } },
    });
    const keeper = await aPerson(limited, { isSuperAdmin: true });
    const codes: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await keeper.graphql(attempt, { accounts: accounts(), secret: clientSecret });
      codes.push(answer.errors?.[0]?.extensions.code ?? 'tried');
    }
    expect(codes).toEqual(['tried', 'tried', 'RATE_LIMITED']);
    expect(
      await limited.app.db.sql("select 1 from audit_log where action = 'signIn.try'"),
    ).toHaveLength(2);
    await limited.close();
  });

  it('are never on the machine of a college that people reach from elsewhere', async () => {
    const real = await startTestApp({ env: { PUBLIC_URL: 'https://network.nit.example' } });
    const keeper = await aPerson(real, { isSuperAdmin: true });
    for (const text of [set, attempt]) {
      const refused = await keeper.refused(text, {
        ...{ version: 0, accounts: accounts(), secret: clientSecret },
      });
      expect(refused.fields).toEqual({ issuer: texts.wrong.issuer });
    }
    await real.close();
  });
});
