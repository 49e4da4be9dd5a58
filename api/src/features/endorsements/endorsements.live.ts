import { Arg, type ArgsDictionary, Ctx, ID, Resolver, Root } from 'type-graphql';
import { endorsementTexts } from '../../../../schema/rules/endorsements/endorsements.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { Live } from '../../core/live/live.ts';
import { wholeProfileLive } from '../profiles/index.ts';
import { type Audience, audienceOf, audiences, canSee } from './endorsement.policy.ts';
import { endorsement } from './endorsements.queries.ts';
import { Endorsement, EndorsementsChange } from './endorsements.types.ts';
import { type WallEvent, type WallEventKind, wallTopic } from './wall-events.ts';

/**
 * Watching a wall, or one kind of what happens there. What its owner, alumni and others hear of
 * differs.
 */
const wallLive = (kind?: WallEventKind) => ({
  ...wholeProfileLive(wallTopic, kind),
  audience: (viewer: Viewer | null, { userId }: ArgsDictionary) =>
    audienceOf(viewer, String(userId)),
});

const isAudience = (word: string | undefined): word is Audience =>
  audiences.some((one) => one === word);
/** Of whom the answer is made for; the strictest when it is not said. */
const audience = ({ shared }: Context): Audience =>
  isAudience(shared?.audience) ? shared.audience : 'others';

/** As the audience may see it. @throws NOT_FOUND, which is not told */
async function heard(ctx: Context, event: WallEvent): Promise<Endorsement> {
  const found = await endorsement(ctx.app, event.endorsementId);
  if (!found || !canSee(audience(ctx), found)) throw notFound(endorsementTexts.notFound);
  return found;
}

@Resolver()
export class EndorsementsLiveResolver {
  @Live(() => EndorsementsChange, {
    description: 'What happens on an endorsement wall, as far as the viewer may see it.',
    ...wallLive(),
    initialEvent: () => ({ kind: 'subscribed' }),
  })
  async endorsementsChanged(
    @Ctx() ctx: Context,
    @Root() event: WallEvent,
    @Arg('userId', () => ID, { description: 'The student whose wall is watched.' }) userId: string,
  ): Promise<EndorsementsChange> {
    if (event.kind === 'subscribed') return { subscribed: true };
    if (event.kind !== 'removed') return { [event.kind]: await heard(ctx, event) };
    if (!canSee(audience(ctx), event)) throw notFound(endorsementTexts.notFound);
    return { removed: { id: event.endorsementId, menteeId: userId.toLowerCase() } };
  }

  @Live(() => Endorsement, {
    ...wallLive('added'),
    description: 'An endorsement was accepted, as far as the viewer may see it.',
  })
  endorsementAdded(
    @Ctx() ctx: Context,
    @Root() event: WallEvent,
    @Arg('userId', () => ID, { description: 'The student whose wall is watched.' }) _userId: string,
  ): Promise<Endorsement> {
    return heard(ctx, event);
  }
}
