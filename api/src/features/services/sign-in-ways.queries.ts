import { readRules, withDefaults } from '../../../../schema/rules/services/sign-in-ways.ts';
import type { App } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { unseal } from '../../core/secrets/seal.ts';
import { knowSignInWays, type WrittenWays } from '../../core/sign-in/sign-in-ways.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { servicesSql } from './services.sql.ts';
import type { SignInWaysEntity } from './sign-in-ways.entity.ts';

/** That people sign in by other ways. */
export const signInWaysTopic = topicNamed<{ version: number }>('sign-in-ways');

/** What the client secret is sealed for. */
export const clientPurpose = 'oidc-client';

type Kept = Pick<
  SignInWaysEntity,
  | 'version'
  | 'issuer'
  | 'clientId'
  | 'sealedSecret'
  | 'name'
  | 'scope'
  | 'domains'
  | 'groups'
  | 'claims'
  | 'googleClientId'
>;

const kept = servicesSql.statement('signInWays', {}, (db) =>
  db
    .selectFrom('sign_in_ways')
    .select(
      columnsOf('sign_in_ways', [
        'version',
        'issuer',
        'clientId',
        'sealedSecret',
        'name',
        'scope',
        'domains',
        'groups',
        'claims',
        'googleClientId',
      ]),
    ),
);

/** The kept secret; null where there is none, or another secret sealed it. */
export const clientSecretOf = (
  { config }: App,
  { sealedSecret }: Pick<Kept, 'sealedSecret'>,
): string | null =>
  sealedSecret === '' ? null : unseal(config.jwtSecret, clientPurpose, sealedSecret);

function waysOf(app: App, row: Kept): WrittenWays {
  const { issuer, clientId, googleClientId } = row;
  const clientSecret = clientSecretOf(app, row);
  const { name, scope } = withDefaults(row);
  return {
    oidc:
      clientSecret === null
        ? null
        : { issuer, clientId, clientSecret, name, scope, verified: readRules(row) },
    isSecretLost: issuer !== '' && clientSecret === null,
    googleClientId,
  };
}

/** What the database says; people sign in by it from then on. */
export async function readSignInWays(app: App): Promise<Kept | null> {
  const [row = null] = await app.db.query(kept, {});
  knowSignInWays(app.config, row && waysOf(app, row));
  return row;
}

/** Follows what other instances change, for as long as the product runs. */
export async function followSignInWays(app: App): Promise<void> {
  const lookAnew = (): void => {
    void readSignInWays(app).catch((error: unknown) => {
      app.log.error(error, 'by which ways people sign in could not be read');
    });
  };
  app.events.subscribe(signInWaysTopic, lookAnew);
  app.events.onRecovery(lookAnew);
  await app.events.whenSubscribed([signInWaysTopic]);
  await readSignInWays(app);
}
