import { type SocketRoom, socketEvent } from '../../../../core/feature.ts';
import { viewsList } from '../../../../core/rest/rest-counters.ts';
import { SocketPostUpdate, SocketShares, SocketViews } from '../../../../generated/documents.ts';
import { postSocketRoom } from './post-socket-room.ts';

/** The post's own events of its socket room; the questions feature adds its own. */
export const postEvents: SocketRoom = {
  ...postSocketRoom,
  events: [
    socketEvent({
      event: 'postUpdate',
      document: SocketPostUpdate,
      variables: (postId) => ({ postId }),
      payload: ({ postUpdated: { counters, ...post } }) => ({
        ...post,
        ...counters,
        views: viewsList(counters.views),
      }),
    }),
    socketEvent({
      event: 'viewsUpdate',
      document: SocketViews,
      variables: (postId) => ({ postId }),
      payload: (data) => data.viewsUpdate,
    }),
    socketEvent({
      event: 'sharesUpdate',
      document: SocketShares,
      variables: (postId) => ({ postId }),
      payload: (data) => data.sharesUpdate,
    }),
  ],
};
