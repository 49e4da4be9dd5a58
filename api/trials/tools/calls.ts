import { statuses } from '../../src/core/errors.ts';

/** What came of one call. */
export interface Answered {
  /**
   * What a client takes it for; 0 when the connection failed. GraphQL tells some errors by a code
   * alone, in an answer of the status 200: they count as the status of that code.
   */
  status: number;
  milliseconds: number;
  headers: Headers;
  text: string;
}

const byCode: Record<string, number> = { ...statuses, BAD_REQUEST: 400 };

/** The status that an answer of GraphQL stands for: that of its worst error, known or not. */
function meantStatus(status: number, text: string): number {
  if (status !== 200 || !text.includes('"errors"')) return status;
  const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
  return Math.max(status, ...errors.map(({ extensions }) => byCode[extensions?.code ?? ''] ?? 500));
}

/**
 * Whether a client that is told to come again is also told when, in words and in seconds; what is
 * no 503 need not.
 */
export const isRefusedWell = ({ status, headers, text }: Answered): boolean =>
  status !== 503 ||
  ((Number(headers.get('retry-after')) > 0 || /"retryAfter":[1-9]/.test(text)) &&
    /try again/.test(text));

/** Calls once; what never answers is given up after half a minute. */
export async function call(url: string, init: RequestInit = {}): Promise<Answered> {
  const began = performance.now();
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    return {
      status: meantStatus(response.status, text),
      milliseconds: performance.now() - began,
      headers: response.headers,
      text,
    };
  } catch (error) {
    return {
      status: 0,
      milliseconds: performance.now() - began,
      headers: new Headers(),
      text: String(error),
    };
  }
}

/** Calls again and again, some at a time, until it is told to end. */
export function callOn(
  next: () => Promise<Answered>,
  lanes = 4,
  pauseMilliseconds = 20,
): { end(): Promise<Answered[]> } {
  const answers: Answered[] = [];
  let isOver = false;
  const lane = async (): Promise<void> => {
    while (!isOver) {
      answers.push(await next());
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMilliseconds);
      });
    }
  };
  const lanesDone = Array.from({ length: lanes }, lane);
  return {
    async end() {
      isOver = true;
      await Promise.all(lanesDone);
      return answers;
    },
  };
}

export const slowest = (answers: readonly Answered[]): number =>
  Math.max(0, ...answers.map(({ milliseconds }) => milliseconds));

/** What nineteen of twenty were answered within, in milliseconds; Infinity for none. */
export const percentile95 = (answers: readonly Answered[]): number =>
  answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)[
    Math.floor(answers.length * 0.95)
  ] ?? Infinity;

/** How often each status was answered: `200 × 4, 503 × 2`. */
export function statusesOf(answers: readonly Answered[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}

export const json = (token: string | undefined, body: object): RequestInit => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  },
  body: JSON.stringify(body),
});

export const bearer = (token: string): RequestInit => ({
  headers: { authorization: `Bearer ${token}` },
});
