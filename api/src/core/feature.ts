import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { LimitName } from '../limits.ts';
import type { Ask, Provision } from './asks.ts';
import type { App, BanChange, CollegeRename, DeletedAccount, Work } from './context.ts';
import type { UploadRule } from './files/process-upload.ts';
import type { Job } from './jobs/jobs.ts';
import type { OwnData } from './own-data.ts';
import type { ListEnd, RestCall } from './rest/rest-call.ts';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file field of a multipart body. */
export interface FileField {
  /** How many files it may have. */
  count: number;
  /**
   * At what size a file is refused while it arrives, and with which text.
   * @param filename left out, any file's
   */
  rule(filename?: string): Pick<UploadRule, 'maxBytes' | 'texts'>;
}

/**
 * One documented `/api` call: a GraphQL document executed in process, and the JSON body made of its
 * result.
 */
export interface RestRow {
  method: RestMethod;
  /** As in `schema/rest.md`: `/api/auth/post/{id}`. */
  path: string;
  document: DocumentNode;
  variables(call: RestCall, app: App): Record<string, unknown> | Promise<Record<string, unknown>>;
  reply(data: unknown): unknown;
  /**
   * Where the pages end of the lists that it answers; null for calls that answer none, or a list
   * whole.
   */
  listEnds: ((data: unknown) => ListEnd[]) | null;
  /** The file fields that a multipart body may have; null when only JSON is taken. */
  multipart: Record<string, FileField> | null;
  /**
   * Other programs post a form to it: mail programs one whose body is ignored (one-click
   * unsubscribe), the provider of sign-in one that is read.
   */
  form: 'ignored' | 'read' | null;
  /** What it is charged to without a session; null: to the limit of all requests of visitors. */
  visitorLimit: LimitName | null;
}

/** A reply that is a file: callers are sent to its signed address, which answers the bytes. */
export class FileAddress {
  constructor(readonly address: string) {}
}

/** Defines a row, its variables and reply typed by its document. */
export function restRow<Data, Variables extends Record<string, unknown>>(row: {
  method: RestMethod;
  path: string;
  document: TypedDocumentNode<Data, Variables>;
  variables?: (call: RestCall, app: App) => Variables | Promise<Variables>;
  reply: (data: Data) => unknown;
  /**
   * For calls that answer lists by pages (`rest-pages.ts`): the page of each, in the order of
   * `pagesOf`.
   */
  lists?: (data: Data) => ({ pageInfo: NonNullable<ListEnd> } | undefined)[];
  multipart?: Record<string, FileField>;
  form?: 'ignored' | 'read';
  visitorLimit?: LimitName;
}): RestRow {
  const { lists } = row;
  return {
    ...row,
    variables: row.variables ?? (() => ({})),
    reply: (data) => row.reply(data as Data),
    listEnds: lists ? (data) => lists(data as Data).map((list) => list?.pageInfo) : null,
    multipart: row.multipart ?? null,
    form: row.form ?? null,
    visitorLimit: row.visitorLimit ?? null,
  };
}

/**
 * A Socket.IO room that clients join by the id of a post, a profile or themselves. Several features
 * may name the same `join`: the room then has the events of all of them, who say the same of how it
 * is joined and left.
 */
export interface SocketRoom {
  /** The inbound event that joins it: `joinPost`. */
  join: string;
  /** The inbound event that leaves it; null: it is left when the connection closes. */
  leave: string | null;
  /** Other inbound events that join the same socket room. */
  joinAliases?: readonly string[];
  /**
   * The id is the person's own; any other id answers "Not found". Every connection is in it from
   * the start, with those of its events that this person may see.
   */
  isPersonal?: true;
  /**
   * It is joined by a name, such as a college's, instead of an id: at most 200 characters, compared
   * without case.
   */
  isNamed?: true;
  /**
   * What a client may send instead of the id, such as `{ conversationId }`. Default: the id itself.
   */
  idOf?(sent: unknown): unknown;
  /** Outbound rows: each subscribes in process to what graphql-ws clients subscribe to. */
  events: SocketEventRow[];
  /** Inbound rows besides joining and leaving: each executes a document in process. */
  actions?: SocketActionRow[];
}

/**
 * The socket room of one person, for what concerns them alone. A feature spreads it and adds its
 * events.
 */
export const personalSocketRoom = {
  join: 'join',
  joinAliases: ['join-user'],
  leave: null,
  isPersonal: true,
} as const satisfies Omit<SocketRoom, 'events'>;

/**
 * One outbound event of a socket room: a subscription document, and the payload made of each of its
 * results.
 */
export interface SocketEventRow {
  /** As in `schema/socket-events.md`. */
  event: string;
  document: DocumentNode;
  /** The document's variables for the socket room of this id. */
  variables(id: string): Record<string, unknown>;
  /** Undefined: this result is not of this event. */
  payload(data: unknown): unknown;
}

/** Defines an outbound event, its variables and payload typed by its document. */
export function socketEvent<Data, Variables extends Record<string, unknown>>(row: {
  event: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (id: string) => Variables;
  payload: (data: Data) => unknown;
}): SocketEventRow {
  return { ...row, payload: (data) => row.payload(data as Data) };
}

/** One inbound event that does something: a document executed as the person behind the socket. */
export interface SocketActionRow {
  /** As in `schema/socket-events.md`. */
  event: string;
  document: DocumentNode;
  /**
   * The document's variables; what the client sent is unchecked input. A connection has a name of
   * its own.
   */
  variables(sent: Record<string, unknown>, connectionId: string): Record<string, unknown>;
  /** What is acknowledged when it was done; a refusal is acknowledged as `{ message }`. */
  reply(data: unknown): unknown;
}

/** Defines an inbound event, its variables and reply typed by its document. */
export function socketAction<Data, Variables extends Record<string, unknown>>(row: {
  event: string;
  document: TypedDocumentNode<Data, Variables>;
  variables: (sent: Record<string, unknown>, connectionId: string) => Variables;
  reply: (data: Data) => unknown;
}): SocketActionRow {
  return { ...row, reply: (data) => row.reply(data as Data) };
}

/** What a feature's `index.ts` exports to the application; `features/index.ts` lists them all. */
export interface Feature {
  name: string;
  entities?: (abstract new () => object)[];
  /**
   * Of these, what counts no more where a backup is restored, with all that goes with it in the
   * database: what has been ended or used since would count again.
   */
  endedByRestore?: (abstract new () => object)[];
  /** What it needs of rooms that stand above it. */
  asks?: readonly Ask<unknown>[];
  /** What it gives to rooms below it that ask. A start with something missing is refused. */
  provides?: readonly Provision[];
  resolvers?: (new () => object)[];
  /**
   * Rows are imported late: their documents are generated from the schema, which must be writable
   * without them.
   */
  restRows?: () => Promise<RestRow[]>;
  socketRooms?: () => Promise<SocketRoom[]>;
  jobs?: (app: App) => Job<never>[];
  /**
   * Runs when a person deletes their account, in the same unit of work and before their row goes:
   * puts right what the database does not by itself. Rows that refer to the person go with them;
   * what others' rows count, name or show of them, and events, are this room's to think of. New
   * rows can't refer to the person any more.
   */
  onAccountDeleted?: (work: Work, account: DeletedAccount) => Promise<void>;
  /**
   * Runs when a person is banned, and when the ban ends, in the same unit of work, their account
   * locked: what they wrote is read by nobody meanwhile, so rooms that count it count anew and tell
   * those who watch.
   */
  onBanChanged?: (work: Work, account: BanChange) => Promise<void>;
  /**
   * Calls the college anew in its rows, in the unit of work that renames it: who is of which
   * college is told by its name.
   */
  onCollegeRenamed?: (work: Work, names: CollegeRename) => Promise<void>;
  /**
   * What it keeps of a person, for the copy of their data that they download: a JSON file for each
   * name.
   */
  ownData?: OwnData;
  /** Runs once after the migrations, before the transports open. */
  start?: (app: App) => Promise<void>;
  /** Runs once after the transports closed, before the database does: finishes work in progress. */
  stop?: (app: App) => Promise<void>;
}
