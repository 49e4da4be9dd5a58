import type { GraphQLError } from 'graphql';
import { type AccessRule, accessDenial, assertAccess } from '../../core/access.ts';
import type { Viewer } from '../../core/context.ts';
import { conflict, forbidden } from '../../core/errors.ts';
import { appErrorOf } from '../error-masking.ts';

/**
 * A receiver of the results of one live field: a graphql-ws operation, or an event of a socket
 * room.
 */
export interface Subscriber {
  /** Gets the field's initial event, where the field has one. Default: no. */
  readonly wantsInitialEvent?: boolean;
  /** Who subscribes, as of now; null once the session ended. */
  viewer(): Viewer | null;
  /**
   * @param json the serialised GraphQL result, the same string for a whole group;
   * @param data the result's `data`
   */
  deliver(json: string, data: unknown): void;
  /** Results were dropped: makes the client connect anew, which fetches what it missed. */
  reconnect(): void;
  /** The subscriber may not receive results any more; nothing is delivered after this. */
  revoke(reason: GraphQLError): void;
}

const accessChangedText = 'What you may see has changed. Please open this again.';

/** The subscribers of one document with the same variables, audience and access level. */
export class Group {
  private readonly subscribers = new Set<Subscriber>();

  /**
   * @param isInAudience whether a viewer belongs to the audience of this group
   * @param onEmpty called when the last subscriber is gone
   */
  constructor(
    private readonly access: AccessRule,
    private readonly isInAudience: (viewer: Viewer | null) => boolean,
    private readonly onEmpty: () => void,
  ) {}

  add(subscriber: Subscriber): void {
    this.subscribers.add(subscriber);
  }

  remove(subscriber: Subscriber): void {
    if (this.subscribers.delete(subscriber) && this.subscribers.size === 0) this.onEmpty();
  }

  get isEmpty(): boolean {
    return this.subscribers.size === 0;
  }

  /** Whether this person subscribes already. */
  has(viewerId: string): boolean {
    for (const subscriber of this.subscribers)
      if (subscriber.viewer()?.id === viewerId) return true;
    return false;
  }

  /** The viewers of all subscribers, each person once. */
  viewers(): Viewer[] {
    const byId = new Map<string, Viewer>();
    for (const subscriber of this.subscribers) {
      const viewer = subscriber.viewer();
      if (viewer) byId.set(viewer.id, viewer);
    }
    return [...byId.values()];
  }

  /** Revokes a subscriber whom the access rule refuses now, or who left the audience. */
  recheck(subscriber: Subscriber): void {
    try {
      assertAccess(this.access, subscriber.viewer());
      if (!this.isInAudience(subscriber.viewer())) throw forbidden(accessChangedText);
    } catch (error) {
      const reason = appErrorOf(error);
      if (reason) this.revoke(subscriber, reason);
    }
  }

  /**
   * Rechecks all.
   * @returns the viewer of one who stays, to act for the group; null when nobody stays
   */
  recheckAll(): Viewer | null {
    for (const subscriber of [...this.subscribers]) this.recheck(subscriber);
    return this.firstViewer;
  }

  /** The viewer of one of them, to act for the group; null when nobody is there. */
  get firstViewer(): Viewer | null {
    const [first] = this.subscribers;
    return first?.viewer() ?? null;
  }

  /**
   * Revokes those whose access level is no longer the group's.
   * @param current the level, or the refusal, by viewer id; who is not in it subscribed since it
   * was read, and was checked then
   */
  keepOnly(accessLevel: string, current: Map<string, string | GraphQLError>): void {
    for (const subscriber of [...this.subscribers]) {
      const level = current.get(subscriber.viewer()?.id ?? '') ?? accessLevel;
      if (typeof level !== 'string') this.revoke(subscriber, level);
      else if (level !== accessLevel) this.revoke(subscriber, conflict(accessChangedText));
    }
  }

  /** @param isFor whose result it is; default: all of them */
  deliver(json: string, data: unknown, isFor: (viewer: Viewer) => boolean = () => true): void {
    for (const subscriber of this.subscribers) {
      const viewer = subscriber.viewer();
      if (!viewer || isFor(viewer)) this.deliverTo(subscriber, json, data);
    }
  }

  /** Delivers to those who want the field's initial event. */
  deliverInitial(json: string, data: unknown): void {
    for (const subscriber of this.subscribers)
      if (subscriber.wantsInitialEvent) this.deliverTo(subscriber, json, data);
  }

  /** Makes those connect anew whom no initial event tells that they missed something. */
  reconnect(hasInitialEvent: boolean): void {
    for (const subscriber of [...this.subscribers])
      if (!hasInitialEvent || !subscriber.wantsInitialEvent) subscriber.reconnect();
  }

  /**
   * Delivers to one, unless it left or lost access since the last recheck: the next event then
   * revokes it.
   */
  deliverTo(subscriber: Subscriber, json: string, data: unknown): void {
    if (
      this.subscribers.has(subscriber) &&
      !accessDenial(this.access, subscriber.viewer()) &&
      this.isInAudience(subscriber.viewer())
    )
      subscriber.deliver(json, data);
  }

  revokeAll(reason: GraphQLError): void {
    for (const subscriber of [...this.subscribers]) this.revoke(subscriber, reason);
  }

  private revoke(subscriber: Subscriber, reason: GraphQLError): void {
    this.remove(subscriber);
    subscriber.revoke(reason);
  }
}

/**
 * A subscriber's place in its group. Thousands wait at a time, so it holds two references and no
 * closures.
 */
export class GroupMembership {
  constructor(
    private readonly group: Group,
    private readonly subscriber: Subscriber,
  ) {}

  leave(): void {
    this.group.remove(this.subscriber);
  }

  /** To be called when the subscriber's viewer changed. */
  recheck(): void {
    this.group.recheck(this.subscriber);
  }
}
