/** How many of a thing each has open at this moment. */
export class OpenCount {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(key: string): boolean {
    return (this.open.get(key) ?? 0) < this.most;
  }

  enter(key: string): void {
    this.open.set(key, (this.open.get(key) ?? 0) + 1);
  }

  leave(key: string): void {
    const left = (this.open.get(key) ?? 1) - 1;
    if (left > 0) this.open.set(key, left);
    else this.open.delete(key);
  }
}
