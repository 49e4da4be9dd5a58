import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Access, requireViewer } from '../../core/access.ts';
import { type Context, isMember } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live } from '../../core/live.ts';
import { type Page, pageSize } from '../../core/paging.ts';
import { connectionTexts } from '../../../../schema/rules/connections.ts';
import { User, userLoader } from '../identity/index.ts';
import { Profile } from '../profiles/index.ts';
import {
  acceptConnection,
  cancelConnectionRequest,
  connect,
  connectionStatus,
  connectionsTopic,
  disconnect,
  rejectConnection,
  undoRejectConnection,
} from './connections.ts';
import { nothingWith } from './connections.rows.ts';
import {
  connectedCountLoader,
  connectionsOf,
  connectionsShown,
  countsLoader,
  requestReceived,
  requestsOf,
  stateLoader,
} from './connections.reads.ts';
import {
  ConnectedPerson,
  ConnectedPersonConnection,
  ConnectionArgs,
  ConnectionCounts,
  ConnectionRequest,
  ConnectionRequestConnection,
  ConnectionState,
  RequestArgs,
} from './connections.types.ts';

interface Told {
  otherId: string;
  asked: boolean;
}

@Resolver(() => ConnectionState)
export class ConnectionsResolver {
  @Access('member')
  @Query(() => ConnectedPersonConnection, { description: "The viewer's own, the last made first." })
  connections(
    @Ctx() ctx: Context,
    @Args(() => ConnectionArgs) args: ConnectionArgs,
  ): Promise<Page<ConnectedPerson>> {
    return connectionsOf(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('member')
  @Query(() => ConnectionRequestConnection, {
    description: 'Requests that wait for an answer, the last first.',
  })
  connectionRequests(
    @Ctx() ctx: Context,
    @Args(() => RequestArgs) args: RequestArgs,
  ): Promise<Page<ConnectionRequest>> {
    return requestsOf(ctx.app, requireViewer(ctx).id, args);
  }

  @Access('member')
  @Query(() => ConnectionCounts)
  connectionCounts(@Ctx() ctx: Context): Promise<ConnectionCounts> {
    return countsLoader(ctx).load(requireViewer(ctx).id);
  }

  @Access('member')
  @Query(() => ConnectionState)
  connectionStatus(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
  ): Promise<ConnectionState> {
    return connectionStatus(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description: 'Two who ask each other are connected. Sent twice, it is one request.',
  })
  connect(@Ctx() ctx: Context, @Arg('userId', () => ID) userId: string): Promise<ConnectionState> {
    return connect(ctx, userId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, { description: 'Of a request that the viewer sent.' })
  cancelConnectionRequest(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID) requestId: string,
  ): Promise<ConnectionState> {
    return cancelConnectionRequest(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, { description: 'Of a request that the viewer received.' })
  acceptConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID) requestId: string,
  ): Promise<ConnectionState> {
    return acceptConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, { description: 'Of a request that the viewer received.' })
  rejectConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID) requestId: string,
  ): Promise<ConnectionState> {
    return rejectConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description:
      'Takes back that the viewer rejected it: the request waits again. For a day, while who asked can not ask anew.',
  })
  undoRejectConnection(
    @Ctx() ctx: Context,
    @Arg('requestId', () => ID) requestId: string,
  ): Promise<ConnectionState> {
    return undoRejectConnection(ctx, requestId);
  }

  @Access('member')
  @Mutation(() => ConnectionState, {
    description: 'Unbonds: neither may ask the other for 30 days.',
  })
  disconnect(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID) userId: string,
  ): Promise<ConnectionState> {
    return disconnect(ctx, userId);
  }

  @Live(() => ConnectionState, {
    access: 'member',
    topic: (_args, viewer) => connectionsTopic(viewer?.id ?? ''),
    own: true,
  })
  async connectionUpdated(@Ctx() ctx: Context, @Root() event: Told): Promise<ConnectionState> {
    return (await stateLoader(ctx).load(event.otherId)) ?? nothingWith(event.otherId);
  }

  @Live(() => ConnectionRequest, {
    access: 'member',
    topic: (_args, viewer) => connectionsTopic(viewer?.id ?? ''),
    filter: (event) => event['asked'] === true,
    own: true,
  })
  async connectionRequestReceived(
    @Ctx() ctx: Context,
    @Root() event: Told,
  ): Promise<ConnectionRequest> {
    const request = await requestReceived(ctx.app, requireViewer(ctx).id, event.otherId);
    if (!request) throw notFound(connectionTexts.requestGone);
    return request;
  }

  @FieldResolver(() => User, { nullable: true, description: 'The other one.' })
  user(@Ctx() ctx: Context, @Root() state: ConnectionState): Promise<User | null> {
    return userLoader(ctx).load(state.id);
  }

  @FieldResolver(() => ConnectionCounts, { description: "The viewer's, as they are now." })
  counts(@Ctx() ctx: Context): Promise<ConnectionCounts> {
    return countsLoader(ctx).load(requireViewer(ctx).id);
  }
}

@Resolver(() => User)
export class UserConnectionResolver {
  @FieldResolver(() => ConnectionState, {
    nullable: true,
    description:
      'How the viewer stands to this person. Null for oneself, for those who are no members, where one blocks the other, and where many watch at once.',
  })
  connection(@Ctx() ctx: Context, @Root() user: User): Promise<ConnectionState | null> | null {
    return ctx.viewer && isMember(ctx.viewer) && ctx.viewer.id !== user.id
      ? stateLoader(ctx).load(user.id)
      : null;
  }
}

@Resolver(() => Profile)
export class ProfileConnectionsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Null for those who are shown the card only.',
  })
  connectionsCount(@Ctx() ctx: Context, @Root() shown: Profile): Promise<number> | null {
    return shown.isWhole ? connectedCountLoader(ctx).load(shown.id) : null;
  }

  @FieldResolver(() => [User], {
    description:
      'Whom they are connected with, the last first; at most 100. Empty for those who are shown the card only, and without people whose own profile the viewer may not read: `connectionsCount` counts those too.',
  })
  connections(
    @Ctx() ctx: Context,
    @Root() shown: Profile,
    @Arg('first', () => Int, { defaultValue: 20 }) first: number,
  ): Promise<User[]> {
    return connectionsShown(ctx, shown, pageSize(first));
  }
}
