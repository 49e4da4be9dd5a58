import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { App } from './context.ts';
import type { Upload } from './files/intake.ts';
import type { Job } from './jobs.ts';

/** What a row of the REST shim may read of a call. Everything in it is hostile. */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  files: Record<string, Upload[]>;
}

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One documented `/api` call: a GraphQL document executed in process, and how its answer is worded. */
export interface RestRow {
  method: RestMethod;
  /** As in `schema/rest.md`: `/api/auth/post/{id}`. */
  path: string;
  document: DocumentNode;
  variables(call: RestCall): Record<string, unknown>;
  reply(data: unknown): unknown;
  /** The file fields that a multipart body may have, and how many files each; null when only JSON is taken. */
  multipart: Record<string, number> | null;
  /** Mail programs call it, with a form's body that says nothing: whatever is in it is left unread. */
  takesForm: boolean;
}

/** Defines a row, its variables and reply typed by its document. */
export function restRow<Data, Variables extends Record<string, unknown>>(row: {
  method: RestMethod;
  path: string;
  document: TypedDocumentNode<Data, Variables>;
  variables?: (call: RestCall) => Variables;
  reply: (data: Data) => unknown;
  multipart?: Record<string, number>;
  takesForm?: true;
}): RestRow {
  return {
    ...row,
    variables: row.variables ?? (() => ({})),
    reply: (data) => row.reply(data as Data),
    multipart: row.multipart ?? null,
    takesForm: row.takesForm ?? false,
  };
}

/** A room of the event channel: what clients join by id, and what is told in it. */
export interface SocketRoom {
  /** Inbound events that open and shut it: `joinPost`, `leavePost`. Null: it is left with the connection. */
  join: string;
  leave: string | null;
  /** Other words that open the same room. */
  alsoJoinedBy?: readonly string[];
  /**
   * A person's own: its id is theirs, anybody else's is unknown. Every connection is in it from the start, as far as
   * each thing told there is for that person.
   */
  isOwn?: true;
  /** Outbound rows: each subscribes in process to what graphql-ws clients subscribe to. */
  tells: SocketTell[];
}

/** The room of a person, for what concerns them alone: features add what they tell there, as they do to the room of a post. */
export const personalRoom = {
  join: 'join',
  alsoJoinedBy: ['join-user'],
  leave: null,
  isOwn: true,
} as const satisfies Omit<SocketRoom, 'tells'>;

export interface SocketTell {
  event: string;
  document: DocumentNode;
  variables(id: string): Record<string, unknown>;
  payload(data: unknown): unknown;
}

/** One thing that a room tells: its live document, run for the id of the room, and the payload made of each answer. */
export function socketTell<Data, Variables extends Record<string, unknown>>(tell: {
  event: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (id: string) => Variables;
  payload: (data: Data) => unknown;
}): SocketTell {
  return { ...tell, payload: (data) => tell.payload(data as Data) };
}

/** What a feature's `index.ts` brings to the house; `features/index.ts` lists them all. */
export interface Feature {
  name: string;
  entities?: (abstract new () => object)[];
  resolvers?: (new () => object)[];
  /** Rows of the doors, imported late: their documents are generated from the schema, which must be writable without them. */
  rest?: () => Promise<RestRow[]>;
  rooms?: () => Promise<SocketRoom[]>;
  /** Slow work it does. */
  jobs?: (app: App) => Job<never>[];
  /** Runs once after migration, before the doors open. */
  ready?: (app: App) => Promise<void>;
  /** Runs once after the doors shut, before the database does: finishes what is under way. */
  stop?: (app: App) => Promise<void>;
}
