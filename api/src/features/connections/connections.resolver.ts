import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import type { Page } from '../../core/lists/paging.ts';
import { connectionsOf, requestsOf } from './connections.queries.ts';
import {
  acceptConnection,
  cancelConnectionRequest,
  connect,
  connectionStatus,
  disconnect,
  rejectConnection,
  undoRejectConnection,
} from './connections.ts';
import {
  type ConnectedPerson,
  ConnectedPersonConnection,
  ConnectionCounts,
  type ConnectionRequest,
  ConnectionRequestConnection,
  ConnectionState,
  ListConnectionsArgs,
  RequestArgs,
} from './connections.types.ts';
import { countsLoader } from './person-fields/connections.loaders.ts';

const person = { description: "The other person's id." };
const requestId = { description: "The request's id, as `ConnectionState.requestId` has it." };

@Resolver()
export class ConnectionsResolver {
  @Access('member')
  @Query(() => ConnectedPersonConnection, {
    description:
      "The viewer's own connections, the last made first. Errors: BAD_USER_INPUT for a page size outside 1 to 100 and for a foreign cursor.",
  })
  connections(
    @Ctx() ctx: Context,
    @Args(() => ListConnectionsArgs) args: ListConnectionsArgs,
  ): Promise<Page<ConnectedPerson>> {
    return connectionsOf(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('member')
  @Query(() => ConnectionRequestConnection, {
    description:
      'Requests that wait for an answer, the last first. Errors: BAD_USER_INPUT as `connections`.',
  })
  connectionRequests(
    @Ctx() ctx: Context,
    @Args(() => RequestArgs) args: RequestArgs,
  ): Promise<Page<ConnectionRequest>> {
    return requestsOf(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('member')
  @Query(() => ConnectionCounts, {
    description:
      'How many connections the viewer has, and how many requests wait. People whom lists do not show are not counted.',
  })
  connectionCounts(@Ctx() ctx: Context): Promise<ConnectionCounts> {
    return countsLoader(ctx).load(requireViewer(ctx).id);
  }

  @Access('member')
  @Query(() => ConnectionState, {
    description:
      'How the viewer stands to a person. Errors: NOT_FOUND for unknown, incomplete and banned accounts alike, and where one of the two blocks the other.',
  })
  connectionStatus(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<ConnectionState> {
    return connectionStatus(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Asks a person for a connection. Two who ask each other are connected; sent twice, it is one request. Errors: NOT_FOUND as `connectionStatus`; CONFLICT, with `lockedUntil` in its extensions, for 30 days after parting and for 24 hours after a rejection; BAD_USER_INPUT for oneself; RATE_LIMITED.',
  })
  connect(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<ConnectionState> {
    return connect(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Takes back a request that the viewer sent. Errors: NOT_FOUND when it does not wait any more.',
  })
  cancelConnectionRequest(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID, requestId) requestId: string,
  ): Promise<ConnectionState> {
    return cancelConnectionRequest(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Accepts a request that the viewer received; sent twice, it is accepted once. Errors: NOT_FOUND when it does not wait any more, and for requests of others.',
  })
  acceptConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID, requestId) requestId: string,
  ): Promise<ConnectionState> {
    return acceptConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Rejects a request that the viewer received: who asked may ask again after 24 hours, the viewer at once. Errors: NOT_FOUND as `acceptConnection`.',
  })
  rejectConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID, requestId) requestId: string,
  ): Promise<ConnectionState> {
    return rejectConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Takes the rejection of a request back: it waits for the viewer again. Within 24 hours, by who rejected it. Errors: NOT_FOUND after that, and for requests of others.',
  })
  undoRejectConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID, requestId) requestId: string,
  ): Promise<ConnectionState> {
    return undoRejectConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Ends a connection: neither may ask the other for 30 days. Of those who are not connected it changes nothing. Errors: NOT_FOUND as `connectionStatus`.',
  })
  disconnect(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, person) userId: string,
  ): Promise<ConnectionState> {
    return disconnect(ctx, userId);
  }
}
