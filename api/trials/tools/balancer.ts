import { Agent, createServer, request } from 'node:http';
import { freePort } from '../../test/support/process.ts';

/** Shares calls out to those instances that say that they are ready, as a reverse proxy does. */
export interface Balancer {
  url: string;
  close(): void;
}

const probeMilliseconds = 500;

/** @param ports of the instances */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(ports);
  const probe = async (port: number): Promise<void> => {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(port);
    else ready.delete(port);
  };
  const probes = setInterval(() => void Promise.all(ports.map(probe)), probeMilliseconds);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const candidates = [...ready];
    const { url = '/', method = 'GET', headers } = incoming;
    const refuse = (): void => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    const port = candidates[turn % candidates.length];
    if (port === undefined) {
      refuse();
      return;
    }
    const forwarded = request(
      { host: '127.0.0.1', port, path: url, method, headers, agent },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', refuse);
    incoming.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(probes);
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
