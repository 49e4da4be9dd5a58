import { type SocketRoom, socketTell } from '../../core/feature.ts';
import { SocketPostUpdate, SocketShares, SocketViews } from '../../generated/documents.ts';

/** The room of a post; questions tell their own events in it. */
export const postRoom: SocketRoom = {
  join: 'joinPost',
  leave: 'leavePost',
  tells: [
    socketTell({
      event: 'postUpdate',
      document: SocketPostUpdate,
      variables: (postId) => ({ postId }),
      payload: ({ postUpdated: { counters, ...post } }) => ({ ...post, ...counters }),
    }),
    socketTell({
      event: 'viewsUpdate',
      document: SocketViews,
      variables: (postId) => ({ postId }),
      payload: (d) => d.viewsUpdate,
    }),
    socketTell({
      event: 'sharesUpdate',
      document: SocketShares,
      variables: (postId) => ({ postId }),
      payload: (d) => d.sharesUpdate,
    }),
  ],
};
