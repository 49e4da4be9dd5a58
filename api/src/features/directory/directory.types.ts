import { Field, ID, ObjectType } from 'type-graphql';
import { Connection } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';
import { ProfileCard } from '../profiles/index.ts';

export const ProfileConnection = Connection(ProfileCard, 'ProfileConnection');

@ObjectType({
  description:
    "A person whom one would meet after a profile, and what both have in common. The id is the person's.",
})
export class RelatedProfile {
  @Field(() => ID, { description: "The person's id." })
  id!: string;

  @Field(() => User, { description: 'The person.' })
  user!: Person;

  @Field(() => String, {
    description:
      'The strongest thing they have in common, in words: `same branch and batch`, `also at Acme`.',
  })
  reason!: string;
}
