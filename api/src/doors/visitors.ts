/** Sockets that are nobody's, by address: from their opening until it is known whose they are. */
export class Visitors {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(address: string): boolean {
    return (this.open.get(address) ?? 0) < this.most;
  }

  enter(address: string): void {
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    const left = (this.open.get(address) ?? 1) - 1;
    if (left > 0) this.open.set(address, left);
    else this.open.delete(address);
  }
}
