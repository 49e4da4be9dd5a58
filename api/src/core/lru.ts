/** A small least-recently-used map: a Map keeps insertion order, so the first key is the stalest. */
export class LRUCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly size: number) {}

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [stalest] = this.entries.keys();
    if (this.entries.size > this.size && stalest !== undefined) this.entries.delete(stalest);
  }
}
