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

/**
 * Answers what failed before or in a handler, and charges the address if nobody was charged for the
 * request yet.
 */
export async function answerError(
  app: App,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isBrokenOff(request)) return reply.status(400).send();
  try {
    await chargeAddress(app, request);
  } catch (refusal) {
    return sendError(app, request, reply, refusal);
  }
  const { statusCode: status } = error as { statusCode?: number };
  if (status && status >= 400 && status < 500)
    return reply.status(status).send({ message: clientErrorText(error as Error) });
  return sendError(app, request, reply, error);
}
