import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { FilterInput } from '../../../../schema/rules/lists/filters.ts';
import { contentFilters } from '../../../../schema/rules/moderation/moderation-filters.ts';
import type {
  ContentSort,
  ContentState,
  RemovableType,
  RemovalKind,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { filterInput, type ListArgs, listArgs } from '../../core/lists/index.ts';
import { CountedConnection } from '../../core/lists/paging.ts';
import { type Person, User } from '../identity/index.ts';
import {
  ContentSortEnum,
  ContentStateEnum,
  RemovableTypeEnum,
  RemovalKindEnum,
} from './moderation-enums.ts';

@ObjectType({ description: 'Something was taken away from everybody.' })
export class Removal {
  @Field(() => ID, { description: 'Another one each time something is taken away.' })
  id!: string;

  @Field(() => RemovalKindEnum, { description: 'Whether it is hidden or deleted.' })
  kind!: RemovalKind;

  @Field(() => String, { description: 'Why, as the author reads it.' })
  reason!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was taken away.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The admin’s name. Null: several reports hid it, or the admin’s account is gone.',
  })
  byName!: string | null;
}

@ObjectType({
  description: 'The post that a question or answer stands on, as far as lists name it.',
})
export class ModeratedPost {
  @Field(() => ID, { description: "The post's id." })
  id!: string;

  @Field(() => String, { description: 'The company and role of the post.' })
  title!: string;
}

@ObjectType({ description: 'Something that people wrote, as the lists of admins show it.' })
export class ModeratedContent {
  @Field(() => ID, { description: 'The id of the post, question, answer, gratitude or opening.' })
  id!: string;

  @Field(() => RemovableTypeEnum, { description: 'What it is.' })
  type!: RemovableType;

  @Field(() => String, {
    description: 'Company and role of a post, an opening, or the post it stands on; else empty.',
  })
  title!: string;

  @Field(() => String, {
    description: 'Its words whole: the content of questions and answers, the text of gratitudes.',
  })
  text!: string;

  @Field(() => String, { description: 'Where it stands: a path of the web app.' })
  link!: string;

  @Field(() => User, { description: 'Who wrote it.' })
  user!: Person;

  @Field(() => ModeratedPost, {
    nullable: true,
    description: 'Of questions and answers: what they stand on.',
  })
  post!: ModeratedPost | null;

  profileId!: string | null;

  @Field(() => Boolean, {
    description: 'Of gratitudes: the thanked person, or an admin, has hidden it.',
  })
  isHidden!: boolean;

  @Field(() => Boolean, { description: 'Of openings: it comes first on the board.' })
  isPinned!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => ContentStateEnum, { description: 'Whether it is shown, hidden or deleted.' })
  state!: ContentState;

  @Field(() => Removal, { nullable: true, description: 'Why it is not shown; null when it is.' })
  removal!: Removal | null;
}

export const ModeratedContentConnection = CountedConnection(
  ModeratedContent,
  'ModeratedContentConnection',
);

export const ContentFilterInput = filterInput(
  'ContentFilterInput',
  'Which of them a list has: those that fit everything that is given. Texts are compared without case; of long ones the first 100 characters count.',
  contentFilters,
  { state: ContentStateEnum },
);
export type ContentFilter = FilterInput<typeof contentFilters>;

export const ContentArgs = listArgs(ContentFilterInput, {
  filter: 'All of them without one.',
  sort: {
    type: ContentSortEnum,
    usual: 'newest',
    description: 'A cursor belongs to one order.',
  },
});
export type ContentRequest = ListArgs<typeof contentFilters, ContentSort>;

@ObjectType({ description: 'What became of one of several things that were named together.' })
export class BulkResult {
  @Field(() => ID, { description: 'The id that was named.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing was done with it; null when it was.',
  })
  error!: string | null;
}
