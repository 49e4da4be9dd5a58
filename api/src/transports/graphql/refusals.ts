import { statusOf } from '../error-masking.ts';
import { refusalHeaders } from '../http/request.ts';

/** What an answer over HTTP says before its body. Names of headers are in lower case. */
export interface AnswerHead {
  status?: number | undefined;
  headers: Map<string, string>;
}

interface MaskedResult {
  data?: unknown;
  errors?: readonly { extensions?: Record<string, unknown> }[] | undefined;
}

const hasData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);

/** Whether a result has errors and no data beside them. */
export const isRefusal = ({ data, errors }: MaskedResult): boolean =>
  Boolean(errors?.length) && !hasData(data);

/** Codes that clients expect to see in the status, too, when nothing but the error is answered. */
const statusCodes = new Set<unknown>(['UNAUTHENTICATED', 'RATE_LIMITED', 'UNAVAILABLE']);

/** Gives a refusal its HTTP status and headers. */
export function markRefusal({ data, errors }: MaskedResult, head: AnswerHead): void {
  const { extensions } = errors?.[0] ?? {};
  const code = extensions?.['code'];
  // Apollo answers 500 for every document that is refused before it is executed.
  const isRefusedBefore = data === undefined && head.status === 500;
  if (isRefusedBefore || statusCodes.has(code)) head.status = statusOf(code);
  for (const [name, value] of Object.entries(refusalHeaders(extensions)))
    head.headers.set(name.toLowerCase(), value);
}
