import type { ApolloClient, ApolloLink } from '@apollo/client';
import { asOldAddress } from '@/ui';
import { signedInId } from '../auth.ts';
import { workerRegistration } from '../worker/registration.ts';
import type { Asked, KeptAnswer } from './kept-answers.ts';

/** By then the page that was asked for stands there. */
const storeAfterMs = 3000;
/** As many of what was asked last are read from memory again when something has changed. */
const remembered = 30;

/** The store comes with the first answer that is kept. */
const device = () => import('./kept-answers.ts');

/** What the server answered on this page. */
export type Answered = {
  asked: Asked;
  client: ApolloClient;
  /** Whose answer it is. */
  of: string;
  operation: ApolloLink.Operation;
  at: number;
  result: ApolloLink.Result;
  /** The page that asked. */
  path: string;
};
/** The latest last. */
const answers = new Map<Asked, Answered>();
const unstored = new Set<Asked>();

/** Addresses are signed for minutes: without the signature nobody gets anything by them. */
const unsigned = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('/files/') ? value.replace(/[?#].*$/, '') : value;
const marked = (_key: string, value: unknown): unknown => asOldAddress(value);

/** What memory holds of it by now, with all that was loaded, heard and done since. */
const latest = ({
  client,
  operation: { query, variables },
  result,
}: Answered): ApolloLink.Result => ({
  data: client.readQuery<Record<string, unknown>>({ query, variables }) ?? result.data,
});

/** Stores what was answered since. Without a service worker no page opens that could read it. */
async function store(): Promise<void> {
  const userId = signedInId();
  if (!userId || !(await workerRegistration())) return;
  const entries = [...unstored].flatMap((asked): [Asked, KeptAnswer][] => {
    const one = answers.get(asked);
    if (one?.of !== userId) return [];
    return [[asked, { at: one.at, text: JSON.stringify(latest(one), unsigned) }]];
  });
  unstored.clear();
  if (entries.length > 0) await (await device()).storeAnswers(userId, entries);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Has it stored when the page has nothing else to do. */
function storeSoon(): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    const now = () => void store().catch(() => undefined);
    if ('requestIdleCallback' in window) requestIdleCallback(now);
    else now();
  }, storeAfterMs);
}

/** Notes what was answered; it stands on the device soon. */
export function noteAnswer(answer: Answered): void {
  const { asked } = answer;
  answers.delete(asked);
  answers.set(asked, answer);
  unstored.add(asked);
  for (const oldest of answers.keys()) {
    if (answers.size <= remembered) break;
    answers.delete(oldest);
    unstored.delete(oldest);
  }
  storeSoon();
}

/** Something was done, or news came: what stands on this page is stored anew. */
export function noteChange(): void {
  for (const [asked, { path }] of answers) if (path === location.pathname) unstored.add(asked);
  if (unstored.size > 0) storeSoon();
}

/** What that person was answered to it: in memory, which is newer, else on the device. */
export async function lastAnswer(
  of: string,
  asked: Asked,
): Promise<{ at: number; result: ApolloLink.Result } | null> {
  const one = answers.get(asked);
  if (one?.of === of) return { at: one.at, result: latest(one) };
  const kept = await (await device()).readAnswer(of, asked);
  if (!kept || signedInId() !== of) return null;
  return { at: kept.at, result: JSON.parse(kept.text, marked) as ApolloLink.Result };
}

/** Forgets it: the server says that it is not to be read any more. */
export async function forgetAnswer(of: string, asked: Asked): Promise<void> {
  answers.delete(asked);
  unstored.delete(asked);
  await (await device()).forgetAnswer(of, asked);
}

/** Forgets what was answered to somebody who is not signed in any more. */
export async function forgetAllAnswers(): Promise<void> {
  answers.clear();
  unstored.clear();
  await (await device()).forgetAnswers();
}
