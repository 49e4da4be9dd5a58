import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { getToken } from '@/core/auth';
import { MeDocument } from '@/generated/documents';

/** What a page asks for first. */
export type FirstRead = { query: DocumentNode; variables: OperationVariables };

/** What a page at an address with these parts asks for first. */
export type FirstReadAt = (params: Readonly<Record<string, string | undefined>>) => FirstRead;

/** Every page asks who is signed in. */
export const viewerRead: FirstRead = { query: MeDocument, variables: {} };

/** In milliseconds, once the code is there: a slow answer has its skeleton. */
const patience = 1000;

/**
 * Reads what the page that was opened asks for first, so that it is drawn once, with its data: not
 * first as skeletons, then with who is signed in, then with what it is about. theme.js has
 * asked for it beside the code (core/data/documents/early-answers.ts).
 * @returns when it is in the cache, cannot be had, or takes too long: then the page asks itself
 */
export async function readFirst(client: ApolloClient, ofPage: FirstRead[]): Promise<void> {
  if (!getToken()) return;
  const reads = [viewerRead, ...ofPage].map((read) => client.query(read));
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.allSettled(reads), late]);
}
