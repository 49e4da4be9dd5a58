import type { App } from './context.ts';

/**
 * Something that is the same for everybody and dear to read: whoever asks within some time gets
 * what was read last. What failed is read again.
 * @param milliseconds how long it is kept, by the clock of the application
 */
export function sharedRead<Value>(
  milliseconds: number,
  read: (app: App) => Promise<Value>,
): (app: App) => Promise<Value> {
  const last = new WeakMap<App, { at: number; value: Promise<Value> }>();
  return (app) => {
    const now = app.clock.now().getTime();
    const found = last.get(app);
    if (found && Math.abs(now - found.at) < milliseconds) return found.value;
    const value = read(app);
    last.set(app, { at: now, value });
    void value.catch(() => {
      if (last.get(app)?.value === value) last.delete(app);
    });
    return value;
  };
}
