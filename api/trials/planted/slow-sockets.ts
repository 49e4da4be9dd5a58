// Each socket that opens keeps the process busy.
import { WebSocketServer } from 'ws';

const { emit } = WebSocketServer.prototype;
WebSocketServer.prototype.emit = function (event, ...values) {
  const end = performance.now() + (event === 'connection' ? 10 : 0);
  while (performance.now() < end);
  return emit.call(this, event, ...values);
};
