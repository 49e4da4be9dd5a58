import { type DocumentNode, print } from 'graphql';
import { LRUCache } from 'lru-cache';
import { assertAccess } from '../../core/access.ts';
import type { App, Context } from '../../core/context.ts';
import { assertDocumentLimits } from '../graphql/document-limits.ts';
import type { Executor } from '../graphql/execute.ts';
import { accessLevelOf, audienceOf } from './audience.ts';
import { type Group, GroupMembership, type Subscriber } from './group.ts';
import { GroupPublisher } from './group-publisher.ts';
import { createConcurrencyLimiter } from './keyed-limiter.ts';
import {
  coerceVariables,
  createOperations,
  type LiveOperation,
  type PrepareOperation,
  type Variables,
} from './operation.ts';
import { executeResult, type SubscriptionRequest, topicsOf } from './result.ts';
import { TopicGroups } from './topic-groups.ts';

export interface LiveHub {
  prepare: PrepareOperation;
  /**
   * Delivers results to the subscriber until it leaves or is revoked. `variables` are as the client
   * sent them.
   * @throws AppError when the viewer may not subscribe, GraphQLError for wrong variables
   */
  subscribe(
    operation: LiveOperation,
    variables: Variables,
    context: Context,
    subscriber: Subscriber,
  ): Promise<GroupMembership>;
}

/** Documents whose text is known. */
const knownTexts = 500;

/**
 * Numbers documents, for the keys of groups: those that ask for the same have one number, however
 * they are laid out.
 */
function createDocumentIds(): (document: DocumentNode) => number {
  const ids = new WeakMap<DocumentNode, number>();
  const idsOfTexts = new LRUCache<string, number>({ max: knownTexts });
  let last = 0;
  return (document) => {
    let id = ids.get(document);
    if (id === undefined) {
      const text = print(document);
      id = idsOfTexts.get(text) ?? (last += 1);
      idsOfTexts.set(text, id);
      ids.set(document, id);
    }
    return id;
  };
}

/**
 * Feeds subscriptions. Those with the same document, variables, audience and access level form a
 * group: an event is executed and serialised once for the group, and the same string goes to every
 * subscriber; groups of one thing take turns. Access is checked again at every event.
 */
export function createLiveHub(app: App, executor: Executor): LiveHub {
  const { schema } = executor;
  const publishers = new Map<string, GroupPublisher>();
  const topicGroups = new TopicGroups();
  const [documentId, runLimited] = [createDocumentIds(), createConcurrencyLimiter()];

  const keyOf = ({ operation, variables, shared }: SubscriptionRequest): string =>
    `${documentId(operation.document)} ${shared.audience} ${shared.accessLevel} ${JSON.stringify(variables)}`;

  /**
   * The group of a request; its publisher is opened for the first subscriber and closed behind the
   * last one.
   * @throws BAD_USER_INPUT when this person has too many groups of the topic already
   */
  function groupOf(request: SubscriptionRequest, viewerId: string | undefined): Group {
    const key = keyOf(request);
    let publisher = publishers.get(key);
    topicGroups.assertGroupLimit(viewerId, topicsOf(request), publisher);
    if (!publisher) {
      const opened = new GroupPublisher(app, executor, request, runLimited, () => {
        topicGroups.remove(opened);
        if (publishers.get(key) === opened) publishers.delete(key);
      });
      topicGroups.add(opened);
      publishers.set(key, (publisher = opened));
    }
    return publisher.group;
  }

  app.events.onRecovery(() => {
    for (const publisher of publishers.values()) publisher.sendInitialEvent();
  });

  /** Sends the field's initial event to one subscriber, once it receives all later events. */
  async function sendInitialEvent(
    request: SubscriptionRequest,
    group: Group,
    subscriber: Subscriber,
  ): Promise<void> {
    const { operation, args, context } = request;
    const { field } = operation;
    if (!subscriber.wantsInitialEvent || !field.initialEvent) return;
    await app.events.whenSubscribed(topicsOf(request));
    const root = field.initialEvent(args);
    const result = await executeResult(app, executor, request, root, context.viewer);
    if (result) group.deliverTo(subscriber, result.json, result.data);
  }

  return {
    prepare: createOperations(schema),
    async subscribe(operation, sent, context, subscriber) {
      assertAccess(operation.access, subscriber.viewer());
      assertDocumentLimits(schema, operation.document, sent);
      const variables = coerceVariables(schema, operation, sent);
      const args = operation.argsOf(variables);
      await operation.field.assertReadable?.(context, args);
      const audience = audienceOf(operation, args, context.viewer);
      const accessLevel = await accessLevelOf(app, operation, args, context.viewer);
      const request = { operation, variables, args, context, shared: { audience, accessLevel } };
      const group = groupOf(request, context.viewer?.id);
      group.add(subscriber);
      try {
        await sendInitialEvent(request, group, subscriber);
      } catch (error) {
        group.remove(subscriber);
        throw error;
      }
      return new GroupMembership(group, subscriber);
    },
  };
}
