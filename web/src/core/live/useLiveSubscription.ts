import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { errorCode } from '../errors';

/** Codes of what will be refused again: it is gone, or this person may not see it. */
const permanentErrors = new Set<ReturnType<typeof errorCode>>([
  'NOT_FOUND',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
]);
/** Whether another try is of no use: the server will give the same error. */
export const isPermanentError = (error: unknown): boolean => permanentErrors.has(errorCode(error));

const restartAfterMs = 10_000;

export type LiveOptions<Data, Variables> = {
  skip?: boolean;
  /** `no-cache` where `onData` writes to the cache itself. */
  fetchPolicy?: 'no-cache';
  onData?: (data: Data) => void;
  /**
   * The server ended it, and for good: or, with `CONFLICT`, the viewer's relation to it has
   * changed.
   */
  onRefused?: (error: unknown) => void;
} & (Variables extends Record<string, never> ? { variables?: never } : { variables: Variables });

/**
 * Follows what happens, until the component goes. A subscription that ends with an error begins
 * anew ten seconds later, unless the error is permanent. The component is not drawn for what comes:
 * it reads the cache, or takes it from `onData`.
 */
export function useLiveSubscription<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  given?: LiveOptions<Data, Variables>,
): void {
  const { onData, onRefused, ...options }: Partial<LiveOptions<Data, Variables>> = given ?? {};
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const subject = JSON.stringify([options.skip === true, options.variables]);
  // What is skipped meanwhile can't begin anew, and what follows another item has begun.
  useEffect(() => () => clearTimeout(timer.current), [subject]);
  const { restart } = useSubscription(document, {
    ...options,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (data) onData?.(data);
    },
    onError: (error) => {
      clearTimeout(timer.current);
      if (isPermanentError(error) || errorCode(error) === 'CONFLICT') onRefused?.(error);
      if (!isPermanentError(error)) timer.current = setTimeout(restart, restartAfterMs);
    },
  } as useSubscription.Options<Data, Variables>);
}
