/** Counts what each key has open at this moment, against one maximum. */
export class ConcurrencyLimit {
  private readonly open = new Map<string, number>();

  constructor(private readonly max: number) {}

  hasCapacity(key: string): boolean {
    return (this.open.get(key) ?? 0) < this.max;
  }

  acquire(key: string): void {
    this.open.set(key, (this.open.get(key) ?? 0) + 1);
  }

  release(key: string): void {
    const left = (this.open.get(key) ?? 1) - 1;
    if (left > 0) this.open.set(key, left);
    else this.open.delete(key);
  }
}
