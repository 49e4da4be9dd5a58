import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../../../core/access.ts';
import { type Context, isMember } from '../../../core/context.ts';
import { pageSize } from '../../../core/lists/paging.ts';
import { type Person, User, userLoader } from '../../identity/index.ts';
import { Profile } from '../../profiles/index.ts';
import { readableConnections } from '../connections.queries.ts';
import { ConnectionCounts, ConnectionState } from '../connections.types.ts';
import {
  connectedCountLoader,
  countsLoader,
  shownCountLoader,
  stateLoader,
} from './connections.loaders.ts';
import { InCommon, inCommonLoader } from './in-common.ts';

/** Whether the viewer is a member who looks at somebody else. */
const isOtherMember = ({ viewer }: Context, userId: string): boolean =>
  isMember(viewer) && viewer?.id !== userId;

@Resolver(() => ConnectionState)
export class ConnectionStateResolver {
  @FieldResolver(() => User, { nullable: true, description: 'The other one.' })
  user(@Ctx() ctx: Context, @Root() state: ConnectionState): Promise<Person | null> {
    return userLoader(ctx).load(state.id);
  }

  @FieldResolver(() => ConnectionCounts, { description: "The viewer's, as they are now." })
  counts(@Ctx() ctx: Context): Promise<ConnectionCounts> {
    return countsLoader(ctx).load(requireViewer(ctx).id);
  }
}

@Resolver(() => User)
export class UserConnectionResolver {
  @FieldResolver(() => ConnectionState, {
    nullable: true,
    description:
      'How the viewer stands to this person. Null for oneself, for those who are no members, where one blocks the other, and in live updates that many share.',
  })
  connection(@Ctx() ctx: Context, @Root() user: Person): Promise<ConnectionState | null> | null {
    return isOtherMember(ctx, user.id) ? stateLoader(ctx).load(user.id) : null;
  }

  @FieldResolver(() => InCommon, {
    nullable: true,
    description:
      'What the viewer and this person share. Null for oneself, for those who are no members, where one blocks the other, and in live updates that many share.',
  })
  inCommon(@Ctx() ctx: Context, @Root() user: Person): Promise<InCommon | null> | null {
    return isOtherMember(ctx, user.id) ? inCommonLoader(ctx).load(user.id) : null;
  }
}

@Resolver(() => Profile)
export class ProfileConnectionsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many people this person is connected with, as far as the viewer may read their profiles: those that `connections` shows. Null for those who are shown the card only.',
  })
  connectionsCount(@Ctx() ctx: Context, @Root() profile: Profile): Promise<number> | null {
    return profile.isWhole ? connectedCountLoader(ctx).load(profile.id) : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "How many of their connections other members are told of: all but those who show themselves to their connections alone. Of one's own profile; null elsewhere.",
  })
  shownConnectionsCount(@Ctx() ctx: Context, @Root() profile: Profile): Promise<number> | null {
    return ctx.viewer?.id === profile.id ? shownCountLoader(ctx).load(profile.id) : null;
  }

  @FieldResolver(() => [User], {
    description:
      'Whom they are connected with, the last first. Empty for those who are shown the card only, and without people whose own profile the viewer may not read.',
  })
  connections(
    @Ctx() ctx: Context,
    @Root() profile: Profile,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many: 1 to 100.' })
    first: number,
  ): Promise<Person[]> {
    return readableConnections(ctx, profile, pageSize(first));
  }
}
