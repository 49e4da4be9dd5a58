import { Ctx, Resolver, Root } from 'type-graphql';
import { connectionTexts } from '../../../../schema/rules/connections/connections.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live, type LiveField } from '../../core/live/live.ts';
import { type ConnectionEvent, connectionsTopic } from './connection-events.ts';
import { requestReceived } from './connections.queries.ts';
import { notConnected } from './connections.sql.ts';
import { ConnectionRequest, ConnectionState } from './connections.types.ts';
import { stateLoader } from './person-fields/connections.loaders.ts';

const ofViewer = {
  access: 'member',
  topic: (_args, viewer) => connectionsTopic(viewer?.id ?? ''),
  perViewer: true,
} as const satisfies LiveField & { access: 'member' };

@Resolver()
export class ConnectionsLiveResolver {
  @Live(() => ConnectionState, {
    ...ofViewer,
    description: 'How the viewer stands to a person, after each change between them.',
  })
  async connectionUpdated(
    @Ctx() ctx: Context,
    @Root() event: ConnectionEvent,
  ): Promise<ConnectionState> {
    return (await stateLoader(ctx).load(event.otherId)) ?? notConnected(event.otherId);
  }

  @Live(() => ConnectionRequest, {
    ...ofViewer,
    filter: (event) => event['asked'] === true,
    description: 'Each request that somebody sends to the viewer.',
  })
  async connectionRequestReceived(
    @Ctx() ctx: Context,
    @Root() event: ConnectionEvent,
  ): Promise<ConnectionRequest> {
    const request = await requestReceived(ctx.app, requireViewer(ctx).id, event.otherId);
    if (!request) throw notFound(connectionTexts.requestGone);
    return request;
  }
}
