import { createServer, type Server, type Socket } from 'node:net';

/** A mail that came, as far as a trial asks. */
export interface ReceivedMail {
  to: string;
  subject: string;
}

/** The few words of SMTP that a client needs. @returns a server that notes each mail */
export function mailServer(received: ReceivedMail[]): Server {
  const answer = (socket: Socket, line: string): void => {
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
    let [to, subject] = ['', ''];
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        subject = (isMail && /^Subject: (.+)$/i.exec(line)?.[1]) || subject;
        if (isMail && line !== '.') continue;
        if (isMail) {
          received.push({ to, subject });
          subject = '';
        }
        to = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1] ?? to;
        isMail = /^DATA/i.test(line);
        answer(socket, line);
      }
    });
  });
}
