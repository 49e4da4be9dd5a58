// A Redis that is away is waited for until it is back.
import { Redis } from 'ioredis';

const { sendCommand } = Redis.prototype;
Redis.prototype.sendCommand = function (command, stream) {
  Object.assign(this.options, { commandTimeout: undefined, enableOfflineQueue: true });
  return sendCommand.call(this, command, stream);
};
