import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../core/enums.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

const connectionStatuses = ['notConnected', 'pending', 'connected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];
const ConnectionStatusEnum = registerEnum('ConnectionStatus', connectionStatuses, {
  description: 'How two people stand to each other.',
  values: {
    notConnected: 'Nothing between them, or a connection or request that ended.',
    pending: 'One of them has asked, the other has not answered.',
    connected: 'Connected.',
  },
});

export const requestDirections = ['received', 'sent'] as const;
export type RequestDirection = (typeof requestDirections)[number];
const RequestDirectionEnum = registerEnum('RequestDirection', requestDirections, {
  description: 'Which of two sent a request, as the viewer sees it.',
  values: {
    received: 'The other one asks the viewer.',
    sent: 'The viewer asks the other one.',
  },
});

@ObjectType({
  description:
    "How the viewer stands to a person. The id is that person's: one cache entry wherever they are shown.",
})
export class ConnectionState {
  @Field(() => ID, { description: "The other person's id." })
  id!: string;

  @Field(() => ConnectionStatusEnum, {
    description: 'How the two stand to each other, as the viewer sees it.',
  })
  status!: ConnectionStatus;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the request that waits for an answer; null without one.',
  })
  requestId!: string | null;

  @Field(() => RequestDirectionEnum, {
    nullable: true,
    description: 'Whether the viewer sent or received the request that waits; null without one.',
  })
  direction!: RequestDirection | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Until when the viewer may not ask: the two ended their connection, or this person rejected the viewer's request.",
  })
  lockedUntil!: Date | null;
}

@ObjectType({
  description:
    "How many connections the viewer has, and how many requests wait. The id is the viewer's.",
})
export class ConnectionCounts {
  @Field(() => ID, { description: "The viewer's id." })
  id!: string;

  @Field(() => Int, { description: 'How many people the viewer is connected with.' })
  connected!: number;

  @Field(() => Int, { description: 'How many requests wait for the viewer.' })
  received!: number;

  @Field(() => Int, { description: 'How many requests of the viewer wait for others.' })
  sent!: number;
}

@ObjectType({ description: 'Somebody the viewer is connected with.' })
export class ConnectedPerson {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'The person.' })
  user!: Person;

  @Field(() => GraphQLISODateTime, { description: 'Since when the two are connected.' })
  connectedAt!: Date;
}

@ObjectType({ description: 'A request that waits for an answer.' })
export class ConnectionRequest {
  @Field(() => ID, { description: "The request's: new each time somebody asks." })
  id!: string;

  @Field(() => User, { description: 'The other one: who asks, or who is asked.' })
  user!: Person;

  @Field(() => RequestDirectionEnum, { description: 'Whether the viewer sent or received it.' })
  direction!: RequestDirection;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  askedAt!: Date;
}

export const ConnectedPersonConnection = Connection(ConnectedPerson, 'ConnectedPersonConnection');
export const ConnectionRequestConnection = Connection(
  ConnectionRequest,
  'ConnectionRequestConnection',
);

@ArgsType()
export class ListConnectionsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the name.' })
  search?: string | null;
}

@ArgsType()
export class RequestArgs extends PageArgs {
  @Field(() => RequestDirectionEnum, {
    nullable: true,
    defaultValue: 'received',
    description: 'Those that the viewer received, or those that they sent.',
  })
  direction?: RequestDirection | null;
}
