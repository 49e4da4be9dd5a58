import { largestPage } from '@schema/rules/paging';
import { useEffect, useRef } from 'react';

type Connection = {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
};
type Variables = { first: number; after: string | null };
type Result<Data> = {
  data?: Data | undefined;
  fetchMore: (options: { variables: Variables }) => Promise<{ data?: Data | undefined }>;
};

/** So many rows a list asks for at first. */
export const listPageSize = 30;

/**
 * Reads anew as many rows of a list as are on the screen, so that it keeps its pages, its place and
 * what is ticked. What can't be read leaves the rows as they are.
 */
export function useReadLoaded<Data>(
  result: Result<Data>,
  pick: (data: Data) => Connection,
): () => Promise<void> {
  const latest = useRef(result);
  useEffect(() => {
    latest.current = result;
  });
  const read = async () => {
    const { data, fetchMore } = latest.current;
    let left = data ? pick(data).nodes.length : 0;
    let after: string | null = null;
    while (left > 0) {
      const first = Math.min(largestPage, Math.max(listPageSize, left));
      const { data: page } = await fetchMore({ variables: { first, after } });
      if (!page) return;
      const { nodes, pageInfo } = pick(page);
      left = pageInfo.hasNextPage ? left - nodes.length : 0;
      after = pageInfo.endCursor ?? null;
    }
  };
  return () => read().catch(() => undefined);
}
