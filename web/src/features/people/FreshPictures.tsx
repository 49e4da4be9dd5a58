import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useToken } from '@/core/auth';
import {
  BannerPicturesDocument,
  BoardPicturesDocument,
  PersonPicturesDocument,
} from '@/generated/documents';
import { onFailedPicture, shownPictures } from '@/ui';

/** How often the pictures of a page that stays open get new addresses, in milliseconds. */
const refreshEvery = 60 * 60 * 1000;

/**
 * What has pictures, and the query that fetches new addresses of them; the id of each is that of
 * the person.
 */
const renewals = {
  User: PersonPicturesDocument,
  Profile: BannerPicturesDocument,
  VisionBoard: BoardPicturesDocument,
} as const;
type Owner = { kind: keyof typeof renewals; id: string };

type Entity = Record<string, unknown> & { __typename?: string; id?: string };
type Entities = Record<string, Entity | undefined>;

const cachedEntities = (client: ApolloClient): Entities => client.cache.extract() as Entities;

const isOwner = ({ __typename: kind = '', id }: Entity): boolean => kind in renewals && Boolean(id);

/** Whether the picture of this address is the entity's, or that of an item that stands in it. */
const shows = (entities: Entities, entity: Entity, src: string): boolean =>
  Object.values(entity).some(
    (value) =>
      value === src ||
      (Array.isArray(value) &&
        value.some(
          (item: { __ref?: string }) => entities[item?.__ref ?? '']?.['imageUrl'] === src,
        )),
  );

/** Whose picture has this address; undefined for what nobody signed, such as a logo's. */
function findPictureOwner(entities: Entities, src: string): Owner | undefined {
  const owner = Object.values(entities).find(
    (entity) => entity && isOwner(entity) && shows(entities, entity, src),
  );
  return owner && { kind: owner.__typename as Owner['kind'], id: String(owner.id) };
}

/** Fetches new addresses; whatever shows the picture takes them from the cache. */
const fetchPictures = (client: ApolloClient, { kind, id }: Owner): Promise<unknown> =>
  client
    .query({ query: renewals[kind], variables: { userId: id }, fetchPolicy: 'network-only' })
    // Initials or plain colours stand in its place.
    .catch(() => undefined);

function Refresh() {
  const client = useApolloClient();
  useEffect(() => {
    /** A picture that is broken for good is asked for once by each of its addresses. */
    const asked = new Set<string>();
    const refresh = (src: string) => {
      if (asked.has(src)) return;
      asked.add(src);
      const owner = findPictureOwner(cachedEntities(client), src);
      if (owner) void fetchPictures(client, owner);
    };
    const stop = onFailedPicture(refresh);
    const timer = window.setInterval(() => {
      const entities = cachedEntities(client);
      const owners = shownPictures().flatMap((src) => findPictureOwner(entities, src) ?? []);
      const once = new Map(owners.map((owner) => [`${owner.kind} ${owner.id}`, owner]));
      for (const owner of once.values()) void fetchPictures(client, owner);
    }, refreshEvery);
    return () => {
      stop();
      window.clearInterval(timer);
    };
  }, [client]);
  return null;
}

/**
 * Keeps faces, banners and vision boards on a page that stays open: their addresses are valid for
 * minutes. Those that do not load any more get new ones, and all of them each hour. Mounted once.
 */
export function FreshPictures() {
  const token = useToken();
  return token && <Refresh key={token} />;
}
