// Which real servers are at hand for the tests: asked with a real sign-in, not only with a knock.
import { connect } from 'node:net';
import { run } from '../ensure.mjs';

const knock = (url, port) =>
  new Promise((resolve) => {
    const { hostname, port: portOfUrl } = new URL(url);
    const socket = connect({ host: hostname, port: Number(portOfUrl || port), timeout: 1500 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .on('connect', () => end(true))
      .on('timeout', () => end(false))
      .on('error', () => end(false));
  });

const askPostgres = `
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: process.env.ASK_URL, connectionTimeoutMillis: 3000 });
  await client.connect();
  const { rows } = await client.query('select rolcreatedb or rolsuper as ok from pg_roles where rolname = current_user');
  await client.end();
  process.exit(rows[0].ok ? 0 : 1);`;
const askRedis = `
  const { Redis } = await import('ioredis');
  const client = new Redis(process.env.ASK_URL, { lazyConnect: true, connectTimeout: 3000, maxRetriesPerRequest: 0, retryStrategy: () => null });
  client.on('error', () => process.exit(1));
  await client.connect();
  await client.ping();
  client.disconnect();`;

const services = [
  {
    name: 'PostgreSQL',
    variable: 'TEST_DATABASE_URL',
    port: 5432,
    question: askPostgres,
    usual: [
      'postgres://postgres:postgres@127.0.0.1:5432/postgres',
      'postgres://postgres@127.0.0.1:5432/postgres',
    ],
  },
  {
    name: 'Redis',
    variable: 'TEST_REDIS_URL',
    port: 6379,
    question: askRedis,
    usual: ['redis://127.0.0.1:6379'],
  },
];

const withoutPassword = (url) => url.replace(/\/\/[^@/]*@/, '//');

/**
 * One service: its address when it lets us in, whether the environment names it, and a sentence
 * about it.
 */
const look = async (node, { name, variable, port, question, usual }) => {
  const configured = process.env[variable];
  const isRequired = Boolean(configured);
  const candidates = configured ? [configured] : usual;
  const shown = withoutPassword(candidates[0]);
  if (!(await knock(candidates[0], port)))
    return { name, variable, isRequired, message: `${name}: not reachable at ${shown}` };
  for (const url of candidates) {
    const { code } = await run(node, ['--input-type=module', '-e', question], {
      env: { ...process.env, ASK_URL: url },
      quiet: true,
    });
    if (code === 0)
      return { name, variable, isRequired, url, message: `${name}: used, at ${shown}` };
  }
  return {
    name,
    variable,
    isRequired,
    message: `${name}: answers at ${shown} but does not let us in (set ${variable})`,
  };
};

export const lookForServices = (node) =>
  Promise.all(services.map((service) => look(node, service)));
