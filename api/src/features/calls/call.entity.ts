import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import type {
  CallEndReason,
  CallSignalKind,
  CallState,
} from '../../../../schema/rules/calls/calls-texts.ts';
import { newId } from '../../core/ids.ts';
import { Words } from '../../core/words.ts';
import { ConversationEntity } from '../chat/index.ts';
import { User } from '../identity/index.ts';

/**
 * An audio call in a direct conversation. The database allows one that is not over per
 * conversation.
 */
@Entity({ tableName: 'calls' })
@Check({ name: 'calls_of_two', expression: 'caller_id <> callee_id' })
@Check({
  name: 'calls_state',
  expression:
    "state in ('ringing', 'ongoing', 'ended') and (state = 'ended') = (ended_at is not null) and (state = 'ended') = (end_reason is not null) and (state <> 'ongoing' or answered_at is not null)",
})
@Index({
  name: 'calls_one_open',
  expression:
    "create unique index calls_one_open on calls (conversation_id) where state <> 'ended'",
})
@Index({
  name: 'calls_open',
  expression: "create index calls_open on calls (started_at) where state <> 'ended'",
})
export class CallEntity {
  [EntityName]?: 'calls';
  [OptionalProps]?:
    | 'id'
    | 'state'
    | 'endReason'
    | 'signalsCount'
    | 'startedAt'
    | 'answeredAt'
    | 'endedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => ConversationEntity, {
    mapToPk: true,
    fieldName: 'conversation_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  conversationId!: string;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'caller_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  callerId!: string;

  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'callee_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  calleeId!: string;

  @Words('system')
  @Property({ type: 'text', default: 'ringing' })
  state: CallState = 'ringing';

  @Words('system')
  @Property({ type: 'text', nullable: true })
  endReason: CallEndReason | null = null;

  /** The number of the last signal. */
  @Property({ type: 'integer', default: 0 })
  signalsCount: number = 0;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'now()' })
  startedAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  answeredAt: Date | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  endedAt: Date | null = null;
}

/**
 * One of the two in a call. The database allows one open call per person: whoever is in one is
 * busy.
 */
@Entity({ tableName: 'call_participants' })
@Check({
  name: 'call_participants_candidates',
  expression: 'candidates >= 0 and candidates <= 200',
})
@Check({
  name: 'call_participants_descriptions',
  expression: 'descriptions >= 0 and descriptions <= 30',
})
@Index({
  name: 'call_participants_one_open',
  expression:
    'create unique index call_participants_one_open on call_participants (user_id) where is_open',
})
export class CallParticipantEntity {
  [EntityName]?: 'call_participants';
  [PrimaryKeyProp]?: ['call', 'userId'];
  [OptionalProps]?: 'device' | 'sessionId' | 'isOpen' | 'candidates' | 'descriptions' | 'seenAt';

  @ManyToOne(() => CallEntity, { primary: true, deleteRule: 'cascade', updateRule: 'no action' })
  call!: Rel<CallEntity>;

  @ManyToOne(() => User, {
    primary: true,
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  userId!: string;

  /** Which of their devices is in it; null while it rings on all. */
  @Words('key')
  @Property({ type: 'text', nullable: true })
  device: string | null = null;

  /**
   * The session that this device is signed in by: the call ends with it. Null while it rings on
   * all.
   */
  @Property({ type: 'uuid', nullable: true })
  sessionId: string | null = null;

  @Property({ type: 'boolean', default: true })
  isOpen: boolean = true;

  @Property({ type: 'smallint', default: 0 })
  candidates: number = 0;

  /** Offers and answers. */
  @Property({ type: 'smallint', default: 0 })
  descriptions: number = 0;

  /** When their device last said that it is still there; null for those that never do. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  seenAt: Date | null = null;
}

/**
 * What one browser told the other: kept while the call lasts, so that a device that was away misses
 * nothing.
 */
@Entity({ tableName: 'call_signals' })
@Check({ name: 'call_signals_size', expression: 'length(content) <= 16384' })
@Unique({ name: 'call_signals_in_order', properties: ['call', 'number'] })
export class CallSignalEntity {
  [EntityName]?: 'call_signals';
  [OptionalProps]?: 'id' | 'sdpMid' | 'lineIndex' | 'usernameFragment';

  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => CallEntity, { deleteRule: 'cascade', updateRule: 'no action' })
  call!: Rel<CallEntity>;

  @Property({ type: 'integer' })
  number!: number;

  /** Who sent it. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'user_id',
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  @Index()
  userId!: string;

  @Words('system')
  @Property({ type: 'text' })
  kind!: CallSignalKind;

  /** The session description, or the candidate. */
  @Words('system')
  @Property({ type: 'text' })
  content!: string;

  /** Of a candidate, as the next two. */
  @Words('system')
  @Property({ type: 'text', nullable: true })
  sdpMid: string | null = null;

  @Property({ type: 'smallint', nullable: true })
  lineIndex: number | null = null;

  @Words('system')
  @Property({ type: 'text', nullable: true })
  usernameFragment: string | null = null;
}
