// What arrives of a body for GraphQL is kept in memory until it is answered.
import { IncomingMessage } from 'node:http';

const { push } = IncomingMessage.prototype;
const kept = new WeakMap<IncomingMessage, Buffer[]>();
IncomingMessage.prototype.push = function (chunk: Buffer | null, ...rest) {
  if (chunk && this.url?.startsWith('/graphql'))
    kept.set(this, [...(kept.get(this) ?? []), Buffer.from(chunk)]);
  return push.call(this, chunk, ...rest);
};
