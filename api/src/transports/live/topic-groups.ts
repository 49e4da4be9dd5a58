import { badUserInput } from '../../core/errors.ts';
import { socketLimits } from '../../limits.ts';
import type { GroupPublisher } from './group-publisher.ts';

const tooManyText = 'Too many differing subscriptions to one thing';

/** Which groups hear of a topic: each event is executed once for every one of them. */
export class TopicGroups {
  private readonly byTopic = new Map<string, Set<GroupPublisher>>();

  add(publisher: GroupPublisher): void {
    for (const topic of publisher.topics) {
      const publishers = this.byTopic.get(topic);
      if (publishers) publishers.add(publisher);
      else this.byTopic.set(topic, new Set([publisher]));
    }
  }

  remove(publisher: GroupPublisher): void {
    for (const topic of publisher.topics) {
      const publishers = this.byTopic.get(topic);
      publishers?.delete(publisher);
      if (publishers?.size === 0) this.byTopic.delete(topic);
    }
  }

  /**
   * One person may be in so many groups of a topic: documents or variables that differ cost an
   * execution each.
   * @param joined the group that they are about to be in, where there is one
   * @throws BAD_USER_INPUT
   */
  assertGroupLimit(
    viewerId: string | undefined,
    topics: readonly string[],
    joined?: GroupPublisher,
  ): void {
    // Without a session there are the documents of the socket rooms alone.
    if (viewerId === undefined) return;
    const max = socketLimits.groupsPerTopic;
    for (const topic of topics) {
      const publishers = this.byTopic.get(topic);
      // Looked at one by one only where it could matter.
      if (!publishers || publishers.size < max) continue;
      const own = [...publishers].filter(({ group }) => group.has(viewerId));
      if (own.length >= max && !(joined && own.includes(joined))) throw badUserInput(tooManyText);
    }
  }
}
