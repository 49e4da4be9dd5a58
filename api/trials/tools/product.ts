import { type Client, client } from '../../src/testing/client.ts';
import { dataFolder, freePort, type Started, start } from '../../test/support/process.ts';

/**
 * The administrator that each trial's product has from its start: a member, who may do everything.
 */
export const admin = { email: 'admin@trial.example', password: 'Correct-Horse9!' };

let planted = '';

/**
 * From now on each product that a trial starts is broken on purpose.
 * @param name a file of `planted/`, without `.ts`; nothing makes them whole again
 */
export function plant(name = ''): void {
  planted = name;
}

/** Settings of a product in a folder of its own. */
export const settings = async (
  env: Record<string, string> = {},
): Promise<Record<string, string>> => ({
  DATA_DIR: dataFolder(),
  PORT: String(await freePort()),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  NODE_ENV: 'production',
  JWT_SECRET: 'a secret of the trials, which is long enough',
  LOG_LEVEL: 'warn',
  ...(planted ? { PLANTED: planted } : {}),
  ...env,
});

/** Starts the product. @param env made by `settings` */
export const startProduct = (env: Record<string, string>): Promise<Started> =>
  start(env, 'api/trials/product.ts').ready();

/** Signs in. @returns somebody at the doors of the product */
export async function signIn(url: string, who = admin): Promise<Client & { token: string }> {
  const { body } = await client(url).rest('POST', '/api/auth/signin', who);
  const { token } = body as { token?: string };
  if (!token) throw new Error(`nobody could sign in: ${JSON.stringify(body)}`);
  return { ...client(url, token), token };
}
