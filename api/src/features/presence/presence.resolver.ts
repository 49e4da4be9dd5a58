import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { chatTexts } from '../../../../schema/rules/chat/chat-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { badUserInput, notFound } from '../../core/errors.ts';
import { Live } from '../../core/live/live.ts';
import { type Person, User } from '../identity/index.ts';
import {
  type PresenceEvent,
  type PresenceViewEvent,
  presenceLoader,
  presencesOf,
  presenceTopic,
  presenceViewTopic,
  visiblePresenceChanges,
} from './presence.ts';
import { Presence } from './presence.types.ts';

/** People whom one may watch at a time: those of a page. */
const watchedAtMost = 100;

@Resolver(() => User)
export class UserPresenceResolver {
  @FieldResolver(() => Presence, {
    description:
      'Whether they are there, as far as the viewer may see it: both show theirs, and neither blocks the other. Nothing in live updates that many share.',
  })
  presence(@Ctx() ctx: Context, @Root() user: Person): Promise<Presence> {
    return presenceLoader(ctx).load(user.id);
  }
}

@Resolver()
export class PresenceLiveResolver {
  @Live(() => [Presence], {
    access: 'member',
    topic({ userIds }, viewer) {
      const ids = Array.isArray(userIds) ? userIds.map(String) : [];
      if (ids.length > watchedAtMost)
        throw badUserInput(chatTexts.tooManyPeople, { userIds: chatTexts.tooManyPeople });
      return [...ids.map(presenceTopic), presenceViewTopic(viewer?.id ?? '')];
    },
    perViewer: true,
    throttleMs: 500,
    description:
      'Those of these people who came or went, as far as the viewer may see it; what changed within half a second in one answer. All of them when the viewer shows or hides their own presence, for it holds both ways.',
  })
  async presenceChanged(
    @Ctx() ctx: Context,
    @Root() events: (PresenceEvent | PresenceViewEvent)[],
    @Arg('userIds', () => [ID], { description: 'At most 100.' }) userIds: string[],
  ): Promise<Presence[]> {
    const ofOthers = events.filter((event): event is PresenceEvent => !('viewerId' in event));
    if (ofOthers.length < events.length) return presencesOf(ctx, userIds);
    const changes = await visiblePresenceChanges(ctx, requireViewer(ctx).id, ofOthers);
    // When somebody comes and goes whom the viewer does not see, they are not told at all.
    if (changes.length === 0) throw notFound(chatTexts.personNotFound);
    return changes;
  }
}
