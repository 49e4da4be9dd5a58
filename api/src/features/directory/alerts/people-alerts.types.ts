import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { AlertFrequency } from '../../../../../schema/rules/bookmarks/saved-search-texts.ts';
import { AlertFrequencyEnum } from '../../../core/saved-searches/index.ts';

@ObjectType({
  description: 'A filter of the directory that a person keeps, to hear of who comes to fit.',
})
export class SavedPeopleSearch {
  @Field(() => ID, { description: 'What `setPeopleAlert` and `removePeopleSearch` take.' })
  id!: string;

  @Field(() => String, {
    description: 'What it asks for, in words: `Infosys · CSE · 2018–2022`.',
  })
  words!: string;

  @Field(() => String, {
    description: 'Where the people who fit are listed: a path of the web app, with the filter.',
  })
  path!: string;

  @Field(() => AlertFrequencyEnum, { description: 'How often its finds are mailed.' })
  mails!: AlertFrequency;

  @Field(() => GraphQLISODateTime, { description: 'When it was first saved.' })
  createdAt!: Date;
}
