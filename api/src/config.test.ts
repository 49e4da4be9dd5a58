import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'experiencia-config-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const read = (env: Record<string, string>) => readConfig({ DATA_DIR: folder, ...env });

const oidc = {
  OIDC_ISSUER: 'https://id.nit.example',
  OIDC_CLIENT_ID: 'experiencia',
  OIDC_CLIENT_SECRET: 'secret',
};

describe('the configuration', () => {
  it('works without a single variable set, and takes an empty one for unset', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      signIn: { googleClientId: undefined, oidc: undefined },
      admin: undefined,
      demoData: true,
      isDemoCollege: true,
      playground: true,
      iceServers: [],
    });
    expect(read({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '', DEMO_DATA: '' })).toMatchObject(
      { port: 4000, signIn: { googleClientId: undefined }, demoData: true },
    );
    expect(
      read({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x', JWT_SECRET: 'x'.repeat(32) }),
    ).toMatchObject({ demoData: false, playground: false });
  });

  it('has no demo college under the name of another', () => {
    expect(read({ COLLEGE_NAME: 'Govindrao College' })).toMatchObject({
      demoData: true,
      isDemoCollege: false,
    });
    expect(read({ DEMO_DATA: 'off' }).isDemoCollege).toBe(false);
  });

  it('makes one secret and keeps it', () => {
    const { jwtSecret } = read({});
    expect(jwtSecret.length).toBeGreaterThan(40);
    expect(read({}).jwtSecret).toBe(jwtSecret);
    expect(read({ JWT_SECRET: 'y'.repeat(32) }).jwtSecret).toBe('y'.repeat(32));
  });

  it.each<[string, Record<string, string>]>([
    ['NODE_ENV', { NODE_ENV: 'prod' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '40.5' }],
    ['DATA_DIR', { DATA_DIR: file }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'nonsense' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['MINIO_ENDPOINT', { MINIO_ENDPOINT: 'minio:9000' }],
    ['MINIO_ACCESS_KEY', { MINIO_ENDPOINT: 'http://minio:9000' }],
    ['MINIO_SECRET_KEY', { MINIO_ENDPOINT: 'http://minio:9000', MINIO_ACCESS_KEY: 'a' }],
    ['MINIO_BUCKET', { MINIO_BUCKET: 'No Bucket' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['JWT_SECRET', { JWT_SECRET: 'short' }],
    ['JWT_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'alumni.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://alumni.example' }],
    ['GOOGLE_CERTS_URL', { GOOGLE_CERTS_URL: 'file:///keys' }],
    ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'http://id.nit.example' }],
    ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: '' }],
    ['OIDC_ISSUER', { ...oidc, OIDC_ISSUER: 'https://id.nit.example/{tenantid}/v2.0' }],
    ['OIDC_CLIENT_ID', { ...oidc, OIDC_CLIENT_ID: '' }],
    ['OIDC_CLIENT_SECRET', { ...oidc, OIDC_CLIENT_SECRET: '' }],
    ['OIDC_ISSUER', { OIDC_VERIFIED: 'group:students' }],
    ['OIDC_NAME', { ...oidc, OIDC_NAME: 'x'.repeat(41) }],
    ['OIDC_SCOPE', { ...oidc, OIDC_SCOPE: 'email' }],
    ['OIDC_VERIFIED', { ...oidc, OIDC_VERIFIED: 'everybody' }],
    ['OIDC_VERIFIED', { ...oidc, OIDC_VERIFIED: 'domain:@nit.example' }],
    ['OIDC_VERIFIED', { ...oidc, OIDC_VERIFIED: 'group:students,claim:affiliation' }],
    ['COLLEGE_EMAIL_DOMAIN', { COLLEGE_EMAIL_DOMAIN: '@nit.example' }],
    ['COLLEGE_EMAIL_DOMAIN', { COLLEGE_EMAIL_DOMAIN: 'nit' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'Correct-Horse9!' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Correct-Horse9!' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['ICE_SERVERS', { ICE_SERVERS: '{' }],
    ['ICE_SERVERS', { ICE_SERVERS: '[{"url":"x"}]' }],
    ['TURN_URLS', { TURN_URLS: 'turn.example', TURN_SECRET: 'x'.repeat(16) }],
    ['TURN_SECRET', { TURN_URLS: 'turn:turn.example' }],
    ['TURN_SECRET', { TURN_URLS: 'turn:turn.example', TURN_SECRET: 'short' }],
    ['TURN_URLS', { TURN_SECRET: 'x'.repeat(16) }],
    ['MAIL_INBOUND_DOMAIN', { MAIL_INBOUND_SECRET: 'x'.repeat(16) }],
    ['MAIL_INBOUND_SECRET', { MAIL_INBOUND_DOMAIN: 'reply.vie.example' }],
    [
      'MAIL_INBOUND_SECRET',
      { MAIL_INBOUND_DOMAIN: 'reply.vie.example', MAIL_INBOUND_SECRET: 'short' },
    ],
    [
      'MAIL_INBOUND_DOMAIN',
      { MAIL_INBOUND_DOMAIN: 'a@vie.example', MAIL_INBOUND_SECRET: 'x'.repeat(16) },
    ],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }],
    ['GRAPHQL_PLAYGROUND', { GRAPHQL_PLAYGROUND: '1' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, the proxy' }],
  ])('a wrong %s stops the start with one line that names it: %j', (variable, env) => {
    let error: unknown;
    try {
      read(env);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(new RegExp(`^${variable}: [^\\n]+$`));
  });

  it.each(['10.0.0.0/8', '127.0.0.1,::1', 'loopback, uniquelocal', 'fd00::/8'])(
    'takes %j for proxies',
    (value) => {
      expect(read({ TRUST_PROXY: value }).trustProxy).toBe(value);
    },
  );

  it('reads by which of the college accounts people are verified', () => {
    expect(read(oidc).signIn.oidc).toMatchObject({ name: 'college account', verified: [] });
    const OIDC_VERIFIED = 'domain:Student.NIT.example, group:staff,claim:affiliation=member';
    expect(read({ ...oidc, OIDC_VERIFIED, OIDC_NAME: 'NIT account' }).signIn.oidc).toMatchObject({
      name: 'NIT account',
      verified: [
        { by: 'domain', domain: 'student.nit.example' },
        { by: 'claim', claim: 'groups', value: 'staff' },
        { by: 'claim', claim: 'affiliation', value: 'member' },
      ],
    });
  });
});
