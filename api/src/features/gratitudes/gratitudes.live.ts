import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql';
import { gratitudeTexts } from '../../../../schema/rules/gratitudes/gratitudes.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { EventPayload } from '../../core/live/events.ts';
import { Live } from '../../core/live/live.ts';
import { wholeProfileLive } from '../profiles/index.ts';
import {
  type GratitudeEvent,
  type GratitudeEventKind,
  gratitudeEventsTopic,
} from './gratitude-events.ts';
import { gratitudesCount, visibleGratitude } from './gratitudes.queries.ts';
import { Gratitude, GratitudeRemoved, GratitudesChange } from './gratitudes.types.ts';

/**
 * Watching the thanks of a profile, or one kind of it. Upvotes come at most four times a second for
 * each gratitude; the rest at once.
 */
const gratitudesLive = (kind?: GratitudeEventKind) => ({
  ...wholeProfileLive(gratitudeEventsTopic, kind),
  throttleMs: 250,
  throttleKey: (event: EventPayload) =>
    event['kind'] === 'upvoted' ? String(event['gratitudeId']) : null,
});

/** What was hidden or deleted since then is not told any more. */
async function visibleOrNotFound({ app }: Context, { gratitudeId }: GratitudeEvent) {
  const found = await visibleGratitude(app, gratitudeId);
  if (!found) throw notFound(gratitudeTexts.notFound);
  return found;
}

const removedEvent = async (
  { app }: Context,
  { gratitudeId }: GratitudeEvent,
  profileId: string,
): Promise<GratitudeRemoved> => ({
  id: gratitudeId,
  profileId: profileId.toLowerCase(),
  gratitudesCount: await gratitudesCount(app, profileId),
});

@Resolver()
export class GratitudesLiveResolver {
  @Live(() => GratitudesChange, {
    description: 'What happens to the gratitudes of a profile that the viewer may read whole.',
    ...gratitudesLive(),
    initialEvent: () => ({ kind: 'subscribed', gratitudeId: '' }),
  })
  async gratitudesChanged(
    @Ctx() ctx: Context,
    @Root() event: GratitudeEvent,
    @Arg('userId', () => ID, { description: 'The person whose profile is watched.' })
    userId: string,
  ): Promise<GratitudesChange> {
    if (event.kind === 'subscribed')
      return { gratitudesCount: await gratitudesCount(ctx.app, userId), subscribed: true };
    if (event.kind === 'removed') {
      const removed = await removedEvent(ctx, event, userId);
      return { gratitudesCount: removed.gratitudesCount, removed };
    }
    const { gratitude, count } = await visibleOrNotFound(ctx, event);
    return { gratitudesCount: count, [event.kind]: gratitude };
  }

  @Live(() => Gratitude, {
    ...gratitudesLive('added'),
    description: 'A gratitude was sent to the profile, or is shown again.',
  })
  async newGratitude(
    @Ctx() ctx: Context,
    @Root() event: GratitudeEvent,
    @Arg('userId', () => ID, { description: 'The person whose profile is watched.' })
    _userId: string,
  ): Promise<Gratitude> {
    return (await visibleOrNotFound(ctx, event)).gratitude;
  }

  @Live(() => GratitudeRemoved, {
    ...gratitudesLive('removed'),
    description: 'A gratitude of the profile was deleted or hidden.',
  })
  gratitudeRemoved(
    @Ctx() ctx: Context,
    @Root() event: GratitudeEvent,
    @Arg('userId', () => ID, { description: 'The person whose profile is watched.' })
    userId: string,
  ): Promise<GratitudeRemoved> {
    return removedEvent(ctx, event, userId);
  }
}
