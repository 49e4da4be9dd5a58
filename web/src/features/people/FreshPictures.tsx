import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import { PersonPictures } from '@/generated/documents';
import { onFailedPicture, shownPictures } from '@/ui';

/** As documented, in milliseconds. */
const refreshEvery = 60 * 60 * 1000;

/** The id of the person whose picture has this address; undefined for other pictures. */
function ownerOf(client: ApolloClient, src: string): string | undefined {
  const cached = client.cache.extract() as Record<string, Record<string, unknown> | undefined>;
  const owner = Object.values(cached).find(
    (entity) =>
      entity?.['__typename'] === 'User' &&
      Object.entries(entity).some(
        ([field, value]) => value === src && field.startsWith('profilePic'),
      ),
  );
  return typeof owner?.['id'] === 'string' ? owner['id'] : undefined;
}

/** Fetches new addresses of a person's picture; whatever shows it takes them from the cache. */
const fetchPictures = (client: ApolloClient, userId: string): Promise<unknown> =>
  client
    .query({ query: PersonPictures, variables: { userId }, fetchPolicy: 'network-only' })
    // The initials stand in its place.
    .catch(() => undefined);

function Refresh() {
  const client = useApolloClient();
  useEffect(() => {
    /** A picture that is broken for good is asked for once by each of its addresses. */
    const asked = new Set<string>();
    const refresh = (src: string) => {
      if (asked.has(src)) return;
      asked.add(src);
      const owner = ownerOf(client, src);
      if (owner) void fetchPictures(client, owner);
    };
    const stop = onFailedPicture(refresh);
    const timer = window.setInterval(() => {
      const owners = new Set(shownPictures().map((src) => ownerOf(client, src)));
      for (const owner of owners) if (owner) void fetchPictures(client, owner);
    }, refreshEvery);
    return () => {
      stop();
      window.clearInterval(timer);
    };
  }, [client]);
  return null;
}

/**
 * Keeps people's pictures on a page that stays open: their addresses are valid for minutes. Those
 * that do not load any more get new ones, and all of them each hour. Mounted once.
 */
export function FreshPictures() {
  const token = useToken();
  return token && <Refresh key={token} />;
}
