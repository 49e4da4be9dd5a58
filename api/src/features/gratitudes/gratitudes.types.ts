import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { gratitudeLength } from '../../../../schema/rules/gratitudes/gratitudes-texts.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

@ObjectType({ description: "A thank-you on somebody's profile." })
export class Gratitude {
  @Field(() => ID, { description: 'What mutations about a gratitude take.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the person whom it thanks.' })
  profileId!: string;

  @Field(() => User, { description: 'Who wrote it.' })
  user!: Person;

  @Field(() => String, { description: `Plain text, 1 to ${gratitudeLength} characters.` })
  text!: string;

  @Field(() => Int, { description: 'How many people upvoted it; its author never does.' })
  upvotes!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether the viewer upvoted it; false in live updates, which many people share.',
  })
  hasUpvoted!: boolean;

  @Field(() => Boolean, {
    description:
      'Hidden by the thanked person: out of the list and the count, shown to them alone.',
  })
  isHidden!: boolean;
}

export const GratitudeConnection = Connection(Gratitude, 'GratitudeConnection');

@ArgsType()
export class GratitudeArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Those that the owner has hidden, for the owner.',
  })
  hidden?: boolean | null;
}

@ObjectType({ description: 'A gratitude that its author deleted or the thanked person hid.' })
export class GratitudeRemoved {
  /** The gratitude's. */
  @Field(() => ID, { description: 'The id of the gratitude.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the person whom it thanked.' })
  profileId!: string;

  @Field(() => Int, {
    description: 'How many gratitudes the profile has now, without hidden ones.',
  })
  gratitudesCount!: number;
}

@ObjectType({
  description:
    'One thing that happened to the gratitudes of a profile. Exactly one of subscribed, added, upvoted and removed is not null.',
})
export class GratitudesChange {
  @Field(() => Int, {
    description: 'How many gratitudes the profile has now, without hidden ones.',
  })
  gratitudesCount!: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Told once to each who begins to listen: all that happens from now on will be told.',
  })
  subscribed?: boolean | null;

  @Field(() => Gratitude, {
    nullable: true,
    description: 'A gratitude that was sent, or is shown again.',
  })
  added?: Gratitude | null;

  @Field(() => Gratitude, { nullable: true, description: 'A gratitude whose upvotes changed.' })
  upvoted?: Gratitude | null;

  @Field(() => GratitudeRemoved, {
    nullable: true,
    description: 'A gratitude that was deleted or hidden.',
  })
  removed?: GratitudeRemoved | null;
}
