import { connect } from 'node:tls';
import type { App } from '../context.ts';
import { milliseconds, timeText } from './amounts.ts';
import type { Finding, HealthCheck } from './check.ts';

/** Clocks that are so far apart end codes and sessions at wrong times. */
const apart = { attention: 5000, bad: 60_000 } as const;
/** A certificate that ends so soon has not been renewed, as it is by itself a month before. */
const ends = { attention: 14 * milliseconds.day, bad: 3 * milliseconds.day } as const;
const answerMilliseconds = 3000;

/** When the certificate at an address ends; null where that can't be asked from here. */
const certificateEnd = (address: URL): Promise<Date | null> =>
  new Promise((resolve) => {
    const { hostname, port } = address;
    // One that has ended, or is of another name, is read all the same: that is what is looked for.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
      timeout: answerMilliseconds,
    });
    const end = (at: Date | null): void => {
      socket.destroy();
      resolve(at);
    };
    socket
      .once('secureConnect', () => {
        const until = socket.getPeerCertificate().valid_to;
        end(until ? new Date(until) : null);
      })
      .once('timeout', () => {
        end(null);
      })
      .once('error', () => {
        end(null);
      });
  });

async function clockFinding({ db }: App): Promise<Finding> {
  const began = Date.now();
  const [found] = await db.sql<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  );
  // As it was in the middle of the question.
  const off = Math.abs((found?.at ?? 0) - (began + Date.now()) / 2);
  if (off < apart.attention)
    return { state: 'good', words: 'The clocks of the program and the database agree.' };
  return {
    state: off < apart.bad ? 'attention' : 'bad',
    words: `The clocks of the program and the database are ${Math.round(off / 1000)} seconds apart: codes and reminders come at wrong times.`,
    advice: 'Turn on automatic time (NTP) on both machines.',
  };
}

async function certificateFinding(app: App): Promise<Finding> {
  const address = new URL(app.config.publicUrl);
  if (address.protocol !== 'https:')
    return app.config.production && address.hostname !== 'localhost'
      ? {
          state: 'attention',
          words: `${address.origin} is not encrypted: passwords can be read on their way.`,
          advice:
            'Put a certificate in front of the program, and the https address into PUBLIC_URL.',
        }
      : { state: 'good', words: 'No certificate is used here.' };
  const until = await certificateEnd(address);
  if (!until)
    return {
      state: 'good',
      words: `The certificate of ${address.hostname} could not be looked at from this machine.`,
    };
  const left = until.getTime() - app.clock.now().getTime();
  if (left > ends.attention)
    return { state: 'good', words: `The certificate is good for ${timeText(left)}.` };
  return {
    state: left > ends.bad ? 'attention' : 'bad',
    words:
      left > 0
        ? `The certificate of ${address.hostname} ends in ${timeText(left)}.`
        : `The certificate of ${address.hostname} has ended: browsers warn everybody.`,
    advice: 'Whoever runs the proxy in front of the program renews it; it should do so by itself.',
  };
}

/** What depends on the right time, and on the address that people type. */
export const address: HealthCheck = {
  name: 'address',
  title: 'Address and clock',
  about: 'Whether the certificate of the address is good, and the clocks agree.',
  whenUnknown: 'The clock is compared with that of the database: look there first.',
  async measure(app) {
    const [clock, certificate] = await Promise.all([clockFinding(app), certificateFinding(app)]);
    const worse =
      [clock, certificate].find(({ state }) => state === 'bad') ??
      [clock, certificate].find(({ state }) => state === 'attention');
    return worse ?? { state: 'good', words: `${clock.words} ${certificate.words}` };
  },
};
