import { type SocketRoom, socketEvent } from '../../../core/feature.ts';
import { SocketPostUpdate, SocketShares, SocketViews } from '../../../generated/documents.ts';

/** The socket room of a post; the questions feature adds its own events to it. */
export const postSocketRoom: SocketRoom = {
  join: 'joinPost',
  leave: 'leavePost',
  events: [
    socketEvent({
      event: 'postUpdate',
      document: SocketPostUpdate,
      variables: (postId) => ({ postId }),
      payload: ({ postUpdated: { counters, ...post } }) => ({ ...post, ...counters }),
    }),
    socketEvent({
      event: 'viewsUpdate',
      document: SocketViews,
      variables: (postId) => ({ postId }),
      payload: (d) => d.viewsUpdate,
    }),
    socketEvent({
      event: 'sharesUpdate',
      document: SocketShares,
      variables: (postId) => ({ postId }),
      payload: (d) => d.sharesUpdate,
    }),
  ],
};
