import type { Json } from './client.ts';
import type { Person } from './people.ts';

/** Connects two people: one asks, the other accepts. */
export async function aConnection(one: Person, other: Person): Promise<void> {
  const ask = 'mutation ($id: ID!) { connect(userId: $id) { status } }';
  await one.ask(ask, { id: other.id });
  const { connect }: Json = await other.ask(ask, { id: one.id });
  if (connect.status !== 'connected') throw new Error('they are not connected');
}
