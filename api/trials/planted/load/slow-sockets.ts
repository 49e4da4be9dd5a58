// Each socket that opens keeps the process busy.
import { WebSocketServer } from 'ws';

const { handleUpgrade } = WebSocketServer.prototype;
WebSocketServer.prototype.handleUpgrade = function (...values) {
  const end = performance.now() + 10;
  while (performance.now() < end);
  handleUpgrade.apply(this, values);
};
