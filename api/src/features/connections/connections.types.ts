import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Connection, PageArgs } from '../../core/paging.ts';
import { wordEnum } from '../../core/words.ts';
import { User } from '../identity/index.ts';

export const connectionStatuses = ['notConnected', 'pending', 'connected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];
export const ConnectionStatusEnum = wordEnum('ConnectionStatus', connectionStatuses);

export const requestDirections = ['received', 'sent'] as const;
export type RequestDirection = (typeof requestDirections)[number];
export const RequestDirectionEnum = wordEnum('RequestDirection', requestDirections);

@ObjectType({
  description:
    "How the viewer stands to a person. The id is that person's: one cache entry wherever they are shown.",
})
export class ConnectionState {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ConnectionStatusEnum, { simple: true })
  status!: ConnectionStatus;

  @Field(() => ID, {
    nullable: true,
    simple: true,
    description: 'Of the request that waits for an answer.',
  })
  requestId!: string | null;

  @Field(() => RequestDirectionEnum, { nullable: true, simple: true })
  direction!: RequestDirection | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description:
      'The viewer may not ask before: they unbonded, or the person has rejected the request of the viewer.',
  })
  lockedUntil!: Date | null;
}

@ObjectType({
  description:
    "How many connections the viewer has, and how many requests wait. The id is the viewer's.",
})
export class ConnectionCounts {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => Int, { simple: true })
  connected!: number;

  @Field(() => Int, { simple: true })
  received!: number;

  @Field(() => Int, { simple: true })
  sent!: number;
}

@ObjectType({ description: 'Somebody the viewer is connected with.' })
export class ConnectedPerson {
  @Field(() => ID, { simple: true, description: "The person's." })
  id!: string;

  @Field(() => User, { simple: true })
  user!: User;

  @Field(() => GraphQLISODateTime, { simple: true })
  connectedAt!: Date;
}

@ObjectType({ description: 'A request that waits for an answer.' })
export class ConnectionRequest {
  @Field(() => ID, { simple: true, description: "The request's: new each time somebody asks." })
  id!: string;

  @Field(() => User, { simple: true, description: 'The other one: who asks, or who is asked.' })
  user!: User;

  @Field(() => RequestDirectionEnum, { simple: true })
  direction!: RequestDirection;

  @Field(() => GraphQLISODateTime, { simple: true })
  askedAt!: Date;
}

export const ConnectedPersonConnection = Connection(ConnectedPerson, 'ConnectedPersonConnection');
export const ConnectionRequestConnection = Connection(
  ConnectionRequest,
  'ConnectionRequestConnection',
);

@ArgsType()
export class ConnectionArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A part of the name.' })
  search?: string | null;
}

@ArgsType()
export class RequestArgs extends PageArgs {
  @Field(() => RequestDirectionEnum, { nullable: true, defaultValue: 'received' })
  direction?: RequestDirection | null;
}
