import { ArgsType, Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type EndorsementVisibility,
  endorsementLength,
  endorsementVisibilities,
} from '../../../../schema/rules/endorsements/endorsements.ts';
import { registerEnum } from '../../core/enums.ts';
import { Connection, PageArgs } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';

export const EndorsementVisibilityEnum = registerEnum(
  'EndorsementVisibility',
  endorsementVisibilities,
  {
    description: 'Who may read an accepted endorsement on the wall.',
    values: {
      everyone: 'All who may read the profile whole.',
      alumni: 'Alumni, its author and the endorsed person.',
    },
  },
);

@ObjectType({ description: 'What an alumnus says for a student.' })
export class Endorsement {
  @Field(() => ID, { description: 'What mutations about an endorsement take.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the student whom it is for.' })
  menteeId!: string;

  @Field(() => User, { description: 'Who wrote it.' })
  alumni!: Person;

  @Field(() => String, {
    description: `What the author says of the student: plain text, 1 to ${endorsementLength} characters.`,
  })
  message!: string;

  @Field(() => EndorsementVisibilityEnum, { description: 'Who may read it once it is accepted.' })
  visibility!: EndorsementVisibility;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was submitted, not when it was accepted.',
  })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'It waits for the endorsed person, and is shown to them and its author alone.',
  })
  isPending!: boolean;
}

export const EndorsementConnection = Connection(Endorsement, 'EndorsementConnection');

@ArgsType()
export class EndorsementArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Those that wait: all of them for the endorsed person, their own for others.',
  })
  pending?: boolean | null;
}

@ObjectType({ description: 'An endorsement that was declined, withdrawn or taken off the wall.' })
export class EndorsementRemoved {
  /** The endorsement's. */
  @Field(() => ID, { description: 'The id that the endorsement had.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the student whose wall it was on.' })
  menteeId!: string;
}

@ObjectType({
  description:
    'One thing that happened on an endorsement wall, as far as the viewer may see it. Exactly one field is not null.',
})
export class EndorsementsChange {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Told once to each who begins to listen: all that happens from now on will be told.',
  })
  subscribed?: boolean | null;

  @Field(() => Endorsement, { nullable: true, description: 'An endorsement that was accepted.' })
  added?: Endorsement | null;

  @Field(() => Endorsement, {
    nullable: true,
    description: 'An endorsement that waits to be accepted: told to the endorsed person.',
  })
  submitted?: Endorsement | null;

  @Field(() => EndorsementRemoved, {
    nullable: true,
    description: 'An endorsement that was declined, withdrawn or taken off the wall.',
  })
  removed?: EndorsementRemoved | null;
}
