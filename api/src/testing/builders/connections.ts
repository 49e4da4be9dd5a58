import type { TestApp } from '../app.ts';
import type { Json } from '../client.ts';
import { aMentee, anAlumnus, type Person } from './people.ts';

/** Connects two people: one asks, the other accepts. */
export async function aConnection(one: Person, other: Person): Promise<void> {
  const ask = 'mutation ($id: ID!) { connect(userId: $id) { status } }';
  await one.ask(ask, { id: other.id });
  const { connect }: Json = await other.ask(ask, { id: one.id });
  if (connect.status !== 'connected') throw new Error('they are not connected');
}

const connectionFields = 'id status requestId direction lockedUntil';

const act = (name: string, argument: 'userId' | 'requestId') =>
  `mutation ($id: ID!) { ${name}(${argument}: $id) { ${connectionFields} user { id } counts { id connected received sent } } }`;

/** What one does about a connection, with the state that it answers. */
export const connect = act('connect', 'userId');
export const disconnect = act('disconnect', 'userId');
export const accept = act('acceptConnection', 'requestId');
export const reject = act('rejectConnection', 'requestId');
export const undoReject = act('undoRejectConnection', 'requestId');
export const cancel = act('cancelConnectionRequest', 'requestId');

/** The connection between a person and the user `$id`. */
export const connectionStatus = `query ($id: ID!) { connectionStatus(userId: $id) { ${connectionFields} } }`;

/** How one person stands to another, as the first sees it. */
export const connectionState = async (who: Person, to: Person): Promise<Json> =>
  (await who.ask(connectionStatus, { id: to.id })).connectionStatus;

/** One asks the other. @returns the connection as who asked sees it */
export const askToConnect = async (who: Person, whom: Person): Promise<Json> =>
  (await who.ask(connect, { id: whom.id })).connect;

/** Two people who have nothing to do with one another: a student and an alumnus. */
export const aPair = async (app: TestApp): Promise<[Person, Person]> => [
  await aMentee(app),
  await anAlumnus(app),
];

/** A student and an alumnus who are connected: the student asked. */
export async function aConnectedPair(app: TestApp): Promise<[Person, Person]> {
  const [student, alumnus] = await aPair(app);
  await alumnus.ask(accept, { id: (await askToConnect(student, alumnus)).requestId });
  return [student, alumnus];
}

/** The rows of two people: one, or none. */
export const connectionRows = ({ app }: TestApp, a: Person, b: Person): Promise<Json[]> =>
  app.db.sql(
    'select status from connections where low_id = least($1::uuid, $2::uuid) and high_id = greatest($1::uuid, $2::uuid)',
    [a.id, b.id],
  );
