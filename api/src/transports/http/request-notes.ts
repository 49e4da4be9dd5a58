import type { FastifyRequest } from 'fastify';
import { type DocumentNode, getOperationAST } from 'graphql';

/** What the log says of a request beside its route: never what was sent. */
interface Notes {
  /** The id of who asks. */
  person?: string;
  /** `query Feed`; of an operation without a name, its kind alone. */
  operation?: string;
}

const notes = new WeakMap<FastifyRequest, Notes>();

/** Names are chosen by who asks: of one that is longer, the log has the beginning. */
const longestName = 60;

const note = (request: FastifyRequest, more: Notes): void => {
  notes.set(request, { ...notes.get(request), ...more });
};

/** Keeps who sent a request; nothing for a visitor. */
export function notePerson(request: FastifyRequest, viewer: { id: string } | null): void {
  if (viewer) note(request, { person: viewer.id });
}

/** Keeps which operation of its document a request asks for. */
export function noteOperation(
  request: FastifyRequest,
  document: DocumentNode | null,
  operationName: unknown,
): void {
  const asked = typeof operationName === 'string' ? operationName : null;
  const operation = document && getOperationAST(document, asked);
  if (!operation) return;
  const name = operation.name?.value.slice(0, longestName);
  note(request, { operation: name ? `${operation.operation} ${name}` : operation.operation });
}

export const notesOf = (request: FastifyRequest): Notes => notes.get(request) ?? {};
