import { newId } from '../../core/ids.ts';
import { type EventPayload, type Events, topicNamed } from '../../core/live/events.ts';

/**
 * What instances tell one another: `{ instance, kind, userIds }`; ids in one text, as events hold
 * no lists.
 */
const topic = topicNamed<EventPayload>('presence:instances');

/** How often an instance says that it lives, and after how long a silent one is taken for dead. */
const heartbeatMilliseconds = { every: 1000, dead: 3500 } as const;
/** Somebody who reloads a page has not left. */
const leaveMilliseconds = 1000;
/** How long those have to come back whose instance was stopped. */
const comeBackMilliseconds = 2000;

interface Instance {
  userIds: Set<string>;
  heardAt: number;
}

/** Somebody came or went: told on one instance, and when an instance died on all that are left. */
type OnChange = (userId: string, isOnline: boolean) => void;

/**
 * Who has a socket open, on any instance. Each instance knows who is on the others: they tell what
 * changes, all of it when one asks, and that they live. What a dead one held is gone a few seconds
 * after its last word.
 */
export class PresenceRegistry {
  private readonly own = newId();
  private readonly ownIds = new Set<string>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly others = new Map<string, Instance>();
  private readonly unsubscribe: () => void;
  private readonly beat: NodeJS.Timeout;

  constructor(
    private readonly events: Events,
    private readonly onChange: OnChange,
  ) {
    this.unsubscribe = events.subscribe(topic, (event) => {
      this.receive(event);
    });
    events.onRecovery(() => {
      this.announce('hello');
      this.announce('all', this.ownIds);
    });
    this.announce('hello');
    this.beat = setInterval(() => {
      this.announce('lives');
      this.expireInstances();
    }, heartbeatMilliseconds.every);
    this.beat.unref();
  }

  isOnline(userId: string): boolean {
    return (
      this.ownIds.has(userId) || [...this.others.values()].some((one) => one.userIds.has(userId))
    );
  }

  /** Those who have a socket open on this instance. */
  ownUserIds(): string[] {
    return [...this.ownIds];
  }

  /** A person's first socket of this instance opened, or their last one closed. */
  setPresent(userId: string, isPresent: boolean): void {
    clearTimeout(this.leaving.get(userId));
    this.leaving.delete(userId);
    if (isPresent) {
      this.come(userId);
      return;
    }
    const timer = setTimeout(() => {
      this.leave(userId);
    }, leaveMilliseconds);
    timer.unref();
    this.leaving.set(userId, timer);
  }

  stop(): void {
    clearInterval(this.beat);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    this.unsubscribe();
    this.announce('stopped');
  }

  private come(userId: string): void {
    if (this.ownIds.has(userId)) return;
    const wasOnline = this.isOnline(userId);
    this.ownIds.add(userId);
    this.announce('came', [userId]);
    if (!wasOnline) this.onChange(userId, true);
  }

  private leave(userId: string): void {
    this.leaving.delete(userId);
    this.ownIds.delete(userId);
    this.announce('went', [userId]);
    if (!this.isOnline(userId)) this.onChange(userId, false);
  }

  private announce(kind: string, userIds: Iterable<string> = []): void {
    this.events.publish(topic, { instance: this.own, kind, userIds: [...userIds].join(' ') });
  }

  private receive({ instance, kind, userIds }: EventPayload): void {
    const name = String(instance);
    if (name === this.own) return;
    const isKnown = this.others.has(name);
    const other = this.others.get(name) ?? { userIds: new Set<string>(), heardAt: 0 };
    const ids = String(userIds).split(' ').filter(Boolean);
    // Those whom a stopping instance cut off have a moment to come back elsewhere.
    other.heardAt =
      performance.now() -
      (kind === 'stopped' ? heartbeatMilliseconds.dead - comeBackMilliseconds : 0);
    if (kind === 'all') other.userIds = new Set(ids);
    if (kind === 'came') for (const id of ids) other.userIds.add(id);
    if (kind === 'went') for (const id of ids) other.userIds.delete(id);
    if (isKnown || kind !== 'stopped') this.others.set(name, other);
    if (kind === 'hello') this.announce('all', this.ownIds);
    // Its earlier words were missed.
    else if (!isKnown && kind !== 'all' && kind !== 'stopped') this.announce('hello');
  }

  private expireInstances(): void {
    for (const [name, { userIds, heardAt }] of this.others) {
      if (performance.now() - heardAt <= heartbeatMilliseconds.dead) continue;
      this.others.delete(name);
      for (const userId of userIds) if (!this.isOnline(userId)) this.onChange(userId, false);
    }
  }
}
