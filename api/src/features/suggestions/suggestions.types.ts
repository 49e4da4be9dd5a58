import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import {
  type SuggestionKind,
  suggestionKinds,
} from '../../../../schema/rules/suggestions/suggestions-texts.ts';
import { registerEnum } from '../../core/enums.ts';
import { type Person, User } from '../identity/index.ts';

const SuggestionKindEnum = registerEnum('SuggestionKind', suggestionKinds, {
  description: 'What a suggestion is.',
  values: {
    company: 'A company that something tells of; for members.',
    person: 'Somebody whom lists show.',
    role: 'A role that experiences are about.',
    hashtag: 'A hashtag of experiences.',
    opening: 'An opening that one can still apply to; for members.',
  },
});

@ArgsType()
export class SuggestionsArgs {
  @Field(() => String, {
    description:
      'What is typed so far. Of fewer than 2 characters nothing is suggested; at most 100 count.',
  })
  search!: string;

  @Field(() => [SuggestionKindEnum], { nullable: true, description: 'Null: all kinds.' })
  kinds?: SuggestionKind[] | null;
}

@ObjectType({ description: 'What somebody who types may mean.' })
export class Suggestion {
  @Field(() => SuggestionKindEnum, { description: 'What it is.' })
  kind!: SuggestionKind;

  @Field(() => String, {
    description: 'Its name: of a company, a person, a hashtag; the role, also of an opening.',
  })
  text!: string;

  @Field(() => String, {
    description:
      'What leads to it: the slug of a company, the id of a person or an opening, else its name.',
  })
  target!: string;

  @Field(() => String, { nullable: true, description: 'The company of an opening.' })
  companyName!: string | null;

  @Field(() => Int, { description: 'How many experiences a company has; 0 of all else.' })
  experienceCount!: number;

  @Field(() => User, { nullable: true, description: 'The person.' })
  user!: Person | null;
}
