/**
 * What a room needs of a room that stands above it, and so may not import: an expression over its
 * tables, a choice that it keeps, somebody who is to hear of something. The lower room declares
 * what it asks, the upper one provides it, both in their `Feature`; neither imports the other in a
 * circle.
 */
export interface Ask<Value> {
  /** The asking room and what it asks: `profiles.postsCount`. */
  readonly asked: string;
  /** Called by `settleAsks` alone. */
  settle(value: Value): void;
}

/** Something asked, with the value that a room provides. */
export type Asked<Value> = (() => Value) & Ask<Value>;

/**
 * Declares what a room asks. It is read by calling it, once the program has started.
 * @param name `chat.reminderChoice`: the asking room and what it asks
 */
export function asked<Value>(name: string): Asked<Value> {
  let settled: { value: Value } | undefined;
  const read = (): Value => {
    if (!settled) throw new Error(`no room provides ${name}`);
    return settled.value;
  };
  return Object.assign(read, {
    asked: name,
    settle(value: Value) {
      settled = { value };
    },
  });
}

/** What a room provides for something that another one asks. */
export interface Provision {
  ask: Ask<unknown>;
  value: unknown;
}

/** Provides what another room asks: a line of `Feature.provides`. */
export const provide = <Value>(ask: Ask<Value>, value: NoInfer<Value>): Provision => ({
  ask,
  value,
});

interface Room {
  name: string;
  asks?: readonly Ask<unknown>[];
  provides?: readonly Provision[];
}

const nameAll = (rooms: readonly Room[]): string => rooms.map(({ name }) => name).join(' and ');

/**
 * Gives each room what it asks.
 * @throws naming the rooms: where nobody provides something or more than one room does, and for
 * what nobody asks
 */
export function settleAsks(rooms: readonly Room[]): void {
  for (const { name, provides = [] } of rooms)
    for (const { ask } of provides)
      if (!rooms.some(({ asks }) => asks?.includes(ask)))
        throw new Error(`${name} provides ${ask.asked}, which no room asks`);
  for (const { name, asks = [] } of rooms)
    for (const ask of asks) {
      const providers = rooms.filter(({ provides }) => provides?.some((one) => one.ask === ask));
      const found = rooms.flatMap(({ provides = [] }) => provides.filter((one) => one.ask === ask));
      const [only] = found;
      if (!only) throw new Error(`no room provides ${ask.asked}, which ${name} asks`);
      if (found.length > 1)
        throw new Error(`${ask.asked} is provided more than once: by ${nameAll(providers)}`);
      ask.settle(only.value);
    }
}
