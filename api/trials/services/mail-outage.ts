import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../test/support/process.ts';
import { call, json } from '../tools/calls.ts';
import { mailServer, type ReceivedMail } from '../tools/mail-server.ts';
import { settings, startProduct } from '../tools/product.ts';
import { atMost, type Trial } from '../trial.ts';

const mails = 20;
const outageSeconds = 30;

/** The mail server is away while people ask for codes. */
export const mailOutage: Trial = {
  name: 'mail-outage',
  about: `the mail server is away for ${outageSeconds} s while ${mails} people ask for codes`,
  planted: [
    {
      about: 'a mail that could not be sent is tried again an hour later',
      figure: 'mails that never came',
      inProduct: 'services/waits-with-mail',
    },
  ],
  async run() {
    const port = await freePort();
    const { url } = await startProduct(await settings({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    const form = {
      fullName: 'Asha Rao',
      password: 'Correct-Horse9!',
      rePassword: 'Correct-Horse9!',
      degreeType: 'B.Tech',
      stream: 'CSE',
      yearOfGraduation: 2027,
      role: 'mentee',
    };
    const addresses = Array.from({ length: mails }, (_, n) => `asha${n}@mail.example`);
    const answers = await Promise.all(
      addresses.map((email) => call(`${url}/api/auth/signup`, json(undefined, { ...form, email }))),
    );
    const refused = answers.filter(({ status }) => status !== 200).length;
    await sleep(outageSeconds * 1000);
    const received: ReceivedMail[] = [];
    const people = () => new Set(received.map(({ to }) => to));
    const server = mailServer(received);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const began = performance.now();
    while (people().size < mails && performance.now() - began < 90_000) await sleep(100);
    const took = (performance.now() - began) / 1000;
    await sleep(5000);
    server.close();
    return [
      atMost('requests for a code refused meanwhile', refused, 0),
      atMost('all mails left after the return', took, 60, 's'),
      atMost('mails that never came', mails - people().size, 0),
      atMost('mails that came twice', received.length - people().size, 0),
    ];
  },
};
