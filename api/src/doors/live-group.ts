import type { GraphQLError } from 'graphql';
import { type AccessRule, assertAccess, refusal } from '../core/access.ts';
import type { Viewer } from '../core/context.ts';
import { conflict, forbidden } from '../core/errors.ts';
import { appErrorOf } from './mask.ts';

/** Somebody who watches: a graphql-ws operation or a room of the event channel. */
export interface Watcher {
  /** Is greeted when it begins to watch, where the field has a greeting. */
  readonly isGreeted?: boolean;
  /** Who watches, as of now. */
  viewer(): Viewer | null;
  /** `json` is the serialised GraphQL answer, the same string for all of one audience. */
  deliver(json: string, answer: unknown): void;
  /** It may not be watched any more; nothing is delivered after that. */
  shut(reason: GraphQLError): void;
}

const changedText = 'What you may see has changed. Please open this again.';

/** Those who watch the same: one document, its variables, one audience. */
export class Group {
  private readonly watchers = new Set<Watcher>();

  /** @param belongs whether somebody is of the audience that this group is made for */
  constructor(
    private readonly access: AccessRule,
    private readonly belongs: (viewer: Viewer | null) => boolean,
    private readonly onEmpty: () => void,
  ) {}

  add(watcher: Watcher): void {
    this.watchers.add(watcher);
  }

  remove(watcher: Watcher): void {
    if (this.watchers.delete(watcher) && this.watchers.size === 0) this.onEmpty();
  }

  /** Shuts those whom the access rule lets in no more. @returns one of the others; null when nobody is left */
  sift(): Viewer | null {
    for (const watcher of [...this.watchers]) this.recheck(watcher);
    const [first] = this.watchers;
    return first?.viewer() ?? null;
  }

  recheck(watcher: Watcher): void {
    try {
      assertAccess(this.access, watcher.viewer());
      if (!this.belongs(watcher.viewer())) throw forbidden(changedText);
    } catch (error) {
      const reason = appErrorOf(error);
      if (reason) this.shut(watcher, reason);
    }
  }

  /** Who watches, each person once. */
  viewers(): Viewer[] {
    const byId = new Map<string, Viewer>();
    for (const watcher of this.watchers) {
      const viewer = watcher.viewer();
      if (viewer) byId.set(viewer.id, viewer);
    }
    return [...byId.values()];
  }

  /** Shuts those who stand otherwise than the group is made for, each alone. Who came meanwhile was asked for by themselves. */
  keep(standing: string, found: Map<string, string | GraphQLError>): void {
    for (const watcher of [...this.watchers]) {
      const now = found.get(watcher.viewer()?.id ?? '') ?? standing;
      if (typeof now !== 'string') this.shut(watcher, now);
      else if (now !== standing) this.shut(watcher, conflict(changedText));
    }
  }

  get isEmpty(): boolean {
    return this.watchers.size === 0;
  }

  deliver(json: string, answer: unknown): void {
    // Who lost the right since they were sifted gets nothing; the next event shuts them.
    for (const watcher of this.watchers) this.deliverTo(watcher, json, answer);
  }

  /** Tells one of them alone; one that left meanwhile hears nothing. */
  deliverTo(watcher: Watcher, json: string, answer: unknown): void {
    if (
      this.watchers.has(watcher) &&
      !refusal(this.access, watcher.viewer()) &&
      this.belongs(watcher.viewer())
    )
      watcher.deliver(json, answer);
  }

  end(reason: GraphQLError): void {
    for (const watcher of [...this.watchers]) this.shut(watcher, reason);
  }

  private shut(watcher: Watcher, reason: GraphQLError): void {
    this.remove(watcher);
    watcher.shut(reason);
  }
}

/** One watcher's place in its group. Thousands wait at a time: it holds what it needs and no closures. */
export class Watching {
  constructor(
    private readonly group: Group,
    private readonly watcher: Watcher,
  ) {}

  stop(): void {
    this.group.remove(this.watcher);
  }

  /** Who watches has changed. */
  recheck(): void {
    this.group.recheck(this.watcher);
  }
}
