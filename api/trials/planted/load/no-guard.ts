// What arrives is counted nowhere before it is parsed.
import { EventEmitter } from 'node:events';
import { ArrivingBodies } from '../../../src/transports/connections/arriving-bodies.ts';
import { Connection } from '../../../src/transports/connections/connection.ts';

Connection.prototype.receive = function (chunk) {
  EventEmitter.prototype.emit.call(this.socket, 'data', chunk);
};
Connection.prototype.take = (exchange, handle) => {
  handle(exchange);
};
ArrivingBodies.prototype.check = () => undefined;
