import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/support/process.ts';
import { call, json } from './tools/calls.ts';
import { settings, startProduct } from './tools/product.ts';
import { atMost, type Trial } from './trial.ts';

const mails = 20;
const outageSeconds = 30;

/** The few words of SMTP that a client needs. @returns a server that notes whom each mail is for */
function mailServer(received: string[]): Server {
  const answer = (socket: Socket, line: string): void => {
    const to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
    if (to) received.push(to);
    if (/^EHLO/i.test(line)) socket.write('250 trial\r\n');
    else if (/^DATA/i.test(line)) socket.write('354 go on\r\n');
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else if (/^(MAIL|RCPT|RSET|NOOP)/i.test(line) || line === '.') socket.write('250 ok\r\n');
  };
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 trial\r\n');
    let rest = '';
    let isMail = false;
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isMail && line !== '.') continue;
        isMail = /^DATA/i.test(line);
        answer(socket, line);
      }
    });
  });
}

/** The mail server is away while people ask for codes. */
export const mailOutage: Trial = {
  name: 'mail-outage',
  about: `the mail server is away for ${outageSeconds} s while ${mails} people ask for codes`,
  planted: [
    {
      about: 'a mail that could not be sent is tried again an hour later',
      figure: 'mails that never came',
      inProduct: 'waits-with-mail',
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
    const received: string[] = [];
    const server = mailServer(received);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const began = performance.now();
    while (new Set(received).size < mails && performance.now() - began < 90_000) await sleep(100);
    const took = (performance.now() - began) / 1000;
    await sleep(5000);
    server.close();
    return [
      atMost('requests for a code refused meanwhile', refused, 0),
      atMost('all mails left after the return', took, 60, 's'),
      atMost('mails that never came', mails - new Set(received).size, 0),
      atMost('mails that came twice', received.length - new Set(received).size, 0),
    ];
  },
};
