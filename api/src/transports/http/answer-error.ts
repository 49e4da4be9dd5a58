import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../core/context.ts';
import { clientErrorText, maskError, statusOf } from '../error-masking.ts';
import { chargeAddress, isBrokenOff, refusalHeaders } from './request.ts';

/** Answers an error as `{ message, fields?, requestId? }` with its documented status. */
export function sendError(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const masked = maskError(error, app.log, request.id);
  const { code, fields, requestId } = (masked.extensions ?? {}) as {
    code?: string;
    fields?: Record<string, string>;
    requestId?: string;
  };
  return reply
    .headers(refusalHeaders(masked.extensions))
    .status(statusOf(code))
    .send({
      message: masked.message,
      ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
      ...(requestId ? { requestId } : {}),
    });
}

interface ErrorOfNode extends Error {
  code?: string;
  statusCode?: number;
}

/**
 * Whether an error says no more than that the sender hung up, or is one of theirs. A connection to
 * the database that breaks is another one, by the same code.
 */
const isOfSender = ({ code, message, statusCode = 500 }: ErrorOfNode): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || message === 'aborted' || statusCode < 500;

/**
 * Answers what failed before or in a handler, and charges the address if nobody was charged for the
 * request yet: also where the sender has hung up meanwhile.
 */
export async function answerError(
  app: App,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    await chargeAddress(app, request);
  } catch (refusal) {
    return sendError(app, request, reply, refusal);
  }
  if (isBrokenOff(request) && isOfSender(error as ErrorOfNode)) return reply.status(400).send();
  const { statusCode: status } = error as ErrorOfNode;
  if (status && status >= 400 && status < 500)
    return reply.status(status).send({ message: clientErrorText(error as Error) });
  return sendError(app, request, reply, error);
}
