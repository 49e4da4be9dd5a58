import type { Connection } from './connection.ts';

/** Who makes room for another: the first that is idle, else who has been busy for longest. */
function mostDispensable(connections: Iterable<Connection>): Connection | null {
  let longest: { connection: Connection; since: number } | null = null;
  for (const connection of connections) {
    if (connection.isIdle) return connection;
    const since = connection.busySince;
    if (since !== null && since < (longest?.since ?? Infinity)) longest = { connection, since };
  }
  return longest?.connection ?? null;
}

/**
 * The open connections, in the order in which they came, and how many there may be. Where there are
 * too many, one makes room, of the address that has most: the oldest that is idle, or else the one
 * on which something has been asked for longest. Otherwise whoever drips bodies on all of them
 * would keep out everybody who shares their address. WebSockets stay: they are few for each person
 * and each address.
 */
export class OpenConnections {
  private readonly all = new Set<Connection>();
  private readonly byAddress = new Map<string, Set<Connection>>();

  constructor(private readonly caps: { all: number; perAddress: number }) {}

  get size(): number {
    return this.all.size;
  }

  [Symbol.iterator](): Iterator<Connection> {
    return this.all.values();
  }

  /** Lets a new connection in, or cuts it off when there is no room. @returns which */
  add(connection: Connection): boolean {
    const { address } = connection;
    const ofAddress = address === null ? undefined : this.byAddress.get(address);
    const hasRoom =
      (!ofAddress || ofAddress.size < this.caps.perAddress || this.makeRoomIn(ofAddress)) &&
      (this.all.size < this.caps.all || this.makeRoom());
    if (!hasRoom) {
      connection.cutOff();
      return false;
    }
    this.all.add(connection);
    if (address !== null)
      this.byAddress.set(address, (this.byAddress.get(address) ?? new Set()).add(connection));
    return true;
  }

  remove(connection: Connection): void {
    this.all.delete(connection);
    if (connection.address === null) return;
    const ofAddress = this.byAddress.get(connection.address);
    ofAddress?.delete(connection);
    if (ofAddress?.size === 0) this.byAddress.delete(connection.address);
  }

  private makeRoomIn(ofAddress: Set<Connection>): boolean {
    const connection = mostDispensable(ofAddress);
    if (!connection) return false;
    connection.cutOff();
    this.remove(connection);
    return true;
  }

  private makeRoom(): boolean {
    const largestFirst = [...this.byAddress.values()].sort((a, b) => b.size - a.size);
    return largestFirst.some((ofAddress) => this.makeRoomIn(ofAddress));
  }
}
