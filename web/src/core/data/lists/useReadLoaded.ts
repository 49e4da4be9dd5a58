import { largestPage } from '@schema/rules/lists/paging';
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

/**
 * Reads anew as many rows of a list as are on the screen, page by page however many they are, so
 * that it keeps its place and what is ticked. What can't be read leaves the rows as they are.
 * @param pageSize how many its first page has
 */
export function useReadLoaded<Data>(
  result: Result<Data>,
  pick: (data: Data) => Connection,
  pageSize: number,
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
      const first = Math.min(largestPage, Math.max(pageSize, left));
      const { data: page } = await fetchMore({ variables: { first, after } });
      if (!page) return;
      const { nodes, pageInfo } = pick(page);
      left = pageInfo.hasNextPage ? left - nodes.length : 0;
      after = pageInfo.endCursor ?? null;
    }
  };
  return () => read().catch(() => undefined);
}
