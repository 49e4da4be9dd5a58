import type { App } from '../../core/context.ts';
import { type EventPayload, topicNamed } from '../../core/live/events.ts';
import { appErrorOf } from '../error-masking.ts';
import type { Executor } from '../graphql/execute.ts';
import { audienceOf } from './audience.ts';
import { Group } from './group.ts';
import type { RunLimited } from './keyed-limiter.ts';
import { executeResult, type SubscriptionRequest, topicsOf } from './result.ts';
import { createThrottle, type Throttle } from './throttle.ts';

/** Listens to the events of one group, and delivers one result of each to all its subscribers. */
export class GroupPublisher {
  readonly group: Group;
  readonly topics: readonly string[];
  private readonly topic: string | readonly string[];
  private readonly throttle: Throttle;
  private readonly unlisten: (() => void)[] = [];
  /** Of a list of topics, the last event of each since the last result. */
  private readonly pending = new Map<string, EventPayload>();

  /**
   * @param runLimited the limiter that all groups share
   * @param onEmpty called when the last subscriber is gone and the publisher has stopped
   * @throws what the field's `topic` throws about its arguments
   */
  constructor(
    private readonly app: App,
    private readonly executor: Executor,
    private readonly request: SubscriptionRequest,
    runLimited: RunLimited,
    onEmpty: () => void,
  ) {
    const { operation, args, context, shared } = request;
    const { field } = operation;
    this.topic = field.topic(args, context.viewer);
    this.topics = topicsOf(request);
    this.group = new Group(
      operation.access,
      (viewer) => audienceOf(operation, args, viewer) === shared.audience,
      () => {
        this.stop();
        onEmpty();
      },
    );
    // Lists of things overlap without being the same: all of them share one key.
    const key = typeof this.topic === 'string' ? this.topic : 'lists of things';
    this.throttle = createThrottle({
      handle: (event) => runLimited(key, () => this.broadcast(event)),
      onError: (error) => {
        this.logFailure(error);
      },
      onDropped: () => {
        this.sendInitialEvent();
        if (!field.isPassing) this.group.reconnect(field.initialEvent !== undefined);
      },
      throttleMs: field.throttleMs ?? 0,
      throttleKey: field.throttleKey ?? (() => ''),
    });
    this.listen();
  }

  /**
   * Sends the field's initial event to all who want one: events were missed, and it makes them
   * fetch what they lack.
   */
  sendInitialEvent(): void {
    const { app, executor, request, group } = this;
    const { initialEvent } = request.operation.field;
    if (!initialEvent) return;
    executeResult(app, executor, request, initialEvent(request.args), group.recheckAll()).then(
      (result) => {
        if (result) group.deliverInitial(result.json, result.data);
      },
      (error: unknown) => {
        this.logFailure(error);
      },
    );
  }

  private listen(): void {
    const { events } = this.app;
    const { operation, args } = this.request;
    for (const topic of this.topics)
      this.unlisten.push(
        events.subscribe(topicNamed(topic), (event) => {
          this.onEvent(topic, event);
        }),
      );
    const recheckTopic = operation.field.recheckTopic?.(args);
    if (recheckTopic !== undefined)
      this.unlisten.push(
        events.subscribe(topicNamed(recheckTopic), () => {
          this.recheckAccess(null).catch((error: unknown) => {
            this.logFailure(error);
          });
        }),
      );
  }

  private stop(): void {
    this.throttle.stop();
    for (const unlisten of this.unlisten) unlisten();
  }

  private onEvent(topic: string, event: EventPayload): void {
    if (!(this.request.operation.field.filter?.(event) ?? true)) return;
    if (typeof this.topic !== 'string') this.pending.set(topic, event);
    this.throttle.push(event);
  }

  /** The events since the last result, each topic's last one. */
  private takePending(): EventPayload[] {
    const events = [...this.pending.values()];
    this.pending.clear();
    return events;
  }

  private async broadcast(event: EventPayload): Promise<void> {
    if (!(await this.recheckAccess(event))) return;
    const root = typeof this.topic === 'string' ? event : this.takePending();
    // An earlier result covered this event already.
    if (Array.isArray(root) && root.length === 0) return;
    const { app, executor, request, group } = this;
    const viewers = () => group.viewers();
    const forms = await request.operation.field.forms?.(app, viewers, event, request.args);
    if (forms) return this.broadcastForms(root, forms);
    const result = await executeResult(app, executor, request, root, group.firstViewer);
    if (result) group.deliver(result.json, result.data);
  }

  /** Delivers each form of a result to those who get it. */
  private async broadcastForms(root: unknown, forms: Map<string, string>): Promise<void> {
    const { app, executor, request, group } = this;
    for (const form of new Set(forms.values())) {
      const ofForm = { ...request, shared: { ...request.shared, form } };
      const result = await executeResult(app, executor, ofForm, root, group.firstViewer);
      if (result)
        group.deliver(result.json, result.data, (viewer) => forms.get(viewer.id) === form);
    }
  }

  /**
   * Checks access once for the whole group, and revokes whoever lost it: single subscribers by the
   * access rule, their audience and their access level, all of them when the thing may not be read
   * by anybody.
   * @param event what is about to be told; null where access alone is checked
   * @returns whether somebody is left
   */
  private async recheckAccess(event: EventPayload | null): Promise<boolean> {
    const { app, group } = this;
    const { operation, args, shared, context } = this.request;
    const { field } = operation;
    const viewer = group.recheckAll();
    if (!viewer) return false;
    if (field.accessLevels) {
      const levels = await field.accessLevels(app, group.viewers(), args, event);
      if (levels) group.keepOnly(shared.accessLevel, levels);
      if (group.isEmpty) return false;
    }
    try {
      await field.assertReadable?.({ ...context, viewer, cache: new Map() }, args);
      return true;
    } catch (error) {
      const reason = appErrorOf(error);
      if (!reason) throw error;
      group.revokeAll(reason);
      return false;
    }
  }

  private logFailure(error: unknown): void {
    const { operation, variables } = this.request;
    this.app.log.error(
      { err: error, operation: operation.definition.name?.value, variables },
      'a live result failed',
    );
  }
}
