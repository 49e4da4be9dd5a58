import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type {
  CallEndReason,
  CallSignalKind,
  CallState,
} from '../../../../schema/rules/calls/calls-texts.ts';
import { type Person, User } from '../identity/index.ts';
import { CallEndReasonEnum, CallSignalKindEnum, CallStateEnum } from './call-enums.ts';

@ObjectType({ description: 'An audio call of two people, as one of them sees it.' })
export class Call {
  @Field(() => ID, { description: 'What mutations about calls take as `callId`.' })
  id!: string;

  @Field(() => ID, { description: 'The direct conversation of the two.' })
  conversationId!: string;

  @Field(() => User, { description: 'Who called.' })
  caller!: Person;

  @Field(() => User, { description: 'Who is called.' })
  callee!: Person;

  @Field(() => CallStateEnum, { description: 'Whether it rings, goes on or is over.' })
  state!: CallState;

  @Field(() => CallEndReasonEnum, {
    nullable: true,
    description: 'Why it is over; null while it is not.',
  })
  endReason!: CallEndReason | null;

  @Field(() => ID, {
    nullable: true,
    description: "The viewer's device that is in it; null while it rings on all of them.",
  })
  device!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the caller called.' })
  startedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was answered; null while it was not.',
  })
  answeredAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was over; null while it is not.',
  })
  endedAt!: Date | null;
}

@ObjectType({ description: 'A way to reach one of the two in a call.' })
export class IceCandidate {
  @Field(() => String, { description: 'Empty: there are no more.' })
  candidate!: string;

  @Field(() => String, { nullable: true, description: 'The part of the session that it is for.' })
  sdpMid!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the part of the session that it is for.',
  })
  sdpMLineIndex!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which gathering of candidates it belongs to.',
  })
  usernameFragment!: string | null;
}

@ObjectType({ description: 'What one browser of a call tells the other.' })
export class CallSignal {
  @Field(() => ID, {
    description: 'Another one for each signal: whoever gets it twice knows it by this.',
  })
  id!: string;

  @Field(() => ID, { description: 'The call that it belongs to.' })
  callId!: string;

  @Field(() => ID, { description: 'The direct conversation of the call.' })
  conversationId!: string;

  @Field(() => Int, { description: 'Its place among the signals of the call, of both: 1, 2, 3 …' })
  number!: number;

  @Field(() => ID, { description: 'The id of the person who sent it.' })
  fromId!: string;

  @Field(() => CallSignalKindEnum, {
    description: 'What it tells: `offer` and `answer` have `sdp`, `candidate` has `candidate`.',
  })
  kind!: CallSignalKind;

  @Field(() => String, {
    nullable: true,
    description: 'The session description of an offer or an answer; null for candidates.',
  })
  sdp!: string | null;

  @Field(() => IceCandidate, {
    nullable: true,
    description: 'A way to reach who sent it; null for offers and answers.',
  })
  candidate!: IceCandidate | null;
}

@ObjectType({ description: "What happens to the viewer's calls, on all of their devices." })
export class CallChange {
  @Field(() => Call, {
    nullable: true,
    description:
      'A call that rings, was answered or is over; with `isStale`, the one that is open.',
  })
  call!: Call | null;

  @Field(() => CallSignal, {
    nullable: true,
    description: 'What the other one tells the device in the call.',
  })
  signal!: CallSignal | null;

  @Field(() => Boolean, {
    description: 'Something may have been missed: a device in a call asks for its signals.',
  })
  isStale!: boolean;
}

@ObjectType({ description: 'A server that helps two browsers to reach each other (STUN, TURN).' })
export class IceServer {
  @Field(() => [String], { description: 'Such as `turn:turn.example.edu:3478`.' })
  urls!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Of TURN servers; one made for the viewer holds the time when it ends. Null for STUN.',
  })
  username!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The password, of TURN servers; null for STUN.',
  })
  credential!: string | null;
}

@InputType({ description: 'An offer or an answer of a browser.' })
export class SessionDescriptionInput {
  @Field(() => String, { description: 'At most 16,384 characters.' })
  sdp!: string;
}

@InputType({ description: 'A way to reach the sender, as the browser found it.' })
export class IceCandidateInput {
  @Field(() => String, { description: 'At most 1,024 characters; empty: there are no more.' })
  candidate!: string;

  @Field(() => String, { nullable: true, description: 'The part of the session that it is for.' })
  sdpMid?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of the part of the session that it is for.',
  })
  sdpMLineIndex?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Which gathering of candidates it belongs to.',
  })
  usernameFragment?: string | null;
}
