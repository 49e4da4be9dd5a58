import { type ApolloClient, ApolloLink } from '@apollo/client';
import { Observable, tap } from 'rxjs';
import { signedInId } from '../auth.ts';
import { hashOfTrusted } from '../data/documents/lazy-document.ts';
import { isUnanswered } from '../data/reads/retry-reads.ts';
import { subscribeToConnection } from '../live/connection.ts';
import { site } from '../site.ts';
import type { Asked } from './kept-answers.ts';
import {
  forgetAllAnswers,
  forgetAnswer,
  lastAnswer,
  noteAnswer,
  noteChange,
} from './latest-answers.ts';
import { forgetAges, noteAnswered, noteKept, noteLeft } from './page-ages.ts';

/** Names of operations whose answers can be read without a line. */
export type KeptReads = {
  /** What a page is about: these say how old it is. */
  pages: readonly string[];
  /** What pages need beside it, as who is signed in. */
  beside: readonly string[];
};

/** The context of a read for another page than the open one, whose age says nothing of this one. */
export const readBeside = { isBeside: true } as const;

/** A line that brings nothing for so long is none: what is here is shown meanwhile. */
const longestWaitMs = 6000;

/** Names of what was shown from here. */
const shownFromHere = new Set<string>();

/** Reads again what was shown from here, as far as it is still on the page. */
function readAnew(client: ApolloClient): void {
  if (shownFromHere.size === 0) return;
  const names = new Set(shownFromHere);
  shownFromHere.clear();
  const left = new Set(names);
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: ({ queryName = '' }) => {
      left.delete(queryName);
      return names.has(queryName);
    },
  });
  noteLeft([...left]);
}

const following = new WeakSet<ApolloClient>();
function readAnewWhenBack(client: ApolloClient): void {
  if (following.has(client)) return;
  following.add(client);
  subscribeToConnection((state) => {
    if (state === 'up') readAnew(client);
  });
}

/** One read of somebody who is signed in. */
type Read = {
  asked: Asked;
  of: string;
  operation: ApolloLink.Operation;
  path: string;
  /** Whether it is what the page is about. */
  isOfPage: boolean;
};

/**
 * What is here of it, for a page that says then how old it is.
 * @param isWanted whether it still is, once it is found: the server may have answered meanwhile
 */
async function fromHere(
  { asked, of, operation, path, isOfPage }: Read,
  isWanted: () => boolean = () => true,
) {
  const kept = await lastAnswer(of, asked).catch(() => null);
  if (!kept || !isWanted()) return null;
  if (isOfPage) noteKept(path, operation.operationName ?? '', kept.at);
  shownFromHere.add(operation.operationName ?? '');
  readAnewWhenBack(operation.client);
  return kept.result;
}

/** Who is answered so may not read it any more. */
const gone = new Set<unknown>(['NOT_FOUND', 'FORBIDDEN']);

function noteResult(read: Read, result: ApolloLink.Result): void {
  const { asked, of, operation, path, isOfPage } = read;
  const errors = ('errors' in result && result.errors) || [];
  if (errors.some(({ extensions }) => gone.has(extensions?.['code'])))
    void forgetAnswer(of, asked).catch(() => undefined);
  if (errors.length > 0) return;
  noteAnswer({ asked, client: operation.client, of, operation, at: Date.now(), result, path });
  if (isOfPage) noteAnswered(path, operation.operationName ?? '');
}

/** Asks the server; what is here stands in for an answer that does not come. */
const askOrRead = (read: Read, forward: ApolloLink.ForwardFunction) =>
  new Observable<ApolloLink.Result>((observer) => {
    let isOver = false;
    const late = setTimeout(() => {
      void fromHere(read, () => !isOver).then((kept) => kept && observer.next(kept));
    }, longestWaitMs);
    const end = (): void => {
      isOver = true;
      clearTimeout(late);
    };
    const asking = forward(read.operation).subscribe({
      next: (result) => {
        end();
        noteResult(read, result);
        observer.next(result);
      },
      error: (error: unknown) => {
        end();
        if (!isUnanswered(error)) return observer.error(error);
        void fromHere(read).then((kept) => {
          if (!kept) return observer.error(error);
          observer.next(kept);
          observer.complete();
        });
      },
      complete: () => observer.complete(),
    });
    return () => {
      end();
      asking.unsubscribe();
    };
  });

/**
 * Keeps on this device what a person was answered, and shows it where the server does not answer
 * (docs/decisions/offline.md).
 * @param reads what is kept; of all other reads nothing is
 */
export const keepAnswers = ({ pages, beside }: KeptReads): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const of = signedInId();
    if (site.worker !== 'on' || !of) return forward(operation);
    const { operationType, operationName = '', query, variables } = operation;
    if (operationType !== 'query') return forward(operation).pipe(tap(noteChange));
    const isPage = pages.includes(operationName);
    if (!isPage && !beside.includes(operationName)) return forward(operation);
    const isOfPage = isPage && !operation.getContext()['isBeside'];
    const asked = [operationName, hashOfTrusted(query) ?? '', JSON.stringify(variables)].join(' ');
    return askOrRead({ asked, of, operation, path: location.pathname, isOfPage }, forward);
  });

/** Forgets what was answered to somebody who is not signed in any more. */
export async function forgetKept(): Promise<void> {
  shownFromHere.clear();
  forgetAges();
  await forgetAllAnswers();
}
