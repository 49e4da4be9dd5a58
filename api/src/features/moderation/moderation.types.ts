import { ArgsType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import type {
  ContentSort,
  ContentState,
  RemovableType,
  RemovalKind,
} from '../../../../schema/rules/moderation-texts.ts';
import { Connection, PageArgs } from '../../core/paging.ts';
import { type Person, User } from '../identity/index.ts';
import {
  ContentSortEnum,
  ContentStateEnum,
  RemovableTypeEnum,
  RemovalKindEnum,
} from './moderation-enums.ts';

@ObjectType({ description: 'Something was taken away from everybody.' })
export class Removal {
  @Field(() => ID, { simple: true, description: 'Another one each time something is taken away.' })
  id!: string;

  @Field(() => RemovalKindEnum, { simple: true, description: 'Whether it is hidden or deleted.' })
  kind!: RemovalKind;

  @Field(() => String, { simple: true, description: 'Why, as the author reads it.' })
  reason!: string;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was taken away.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The admin’s name. Null: several reports hid it, or the admin’s account is gone.',
  })
  byName!: string | null;
}

@ObjectType({
  description: 'The post that a question or answer stands on, as far as lists name it.',
})
export class ModeratedPost {
  @Field(() => ID, { simple: true, description: "The post's id." })
  id!: string;

  @Field(() => String, { simple: true, description: 'The company and role of the post.' })
  title!: string;
}

@ObjectType({ description: 'Something that people wrote, as the lists of admins show it.' })
export class ModeratedContent {
  @Field(() => ID, {
    simple: true,
    description: 'The id of the post, question, answer, gratitude or opening.',
  })
  id!: string;

  @Field(() => RemovableTypeEnum, { simple: true, description: 'What it is.' })
  type!: RemovableType;

  @Field(() => String, {
    simple: true,
    description: 'Company and role of a post, an opening, or the post it stands on; else empty.',
  })
  title!: string;

  @Field(() => String, {
    simple: true,
    description: 'Its words whole: the content of questions and answers, the text of gratitudes.',
  })
  text!: string;

  @Field(() => String, { simple: true, description: 'Where it stands: a path of the web app.' })
  link!: string;

  @Field(() => User, { simple: true, description: 'Who wrote it.' })
  user!: Person;

  @Field(() => ModeratedPost, {
    nullable: true,
    simple: true,
    description: 'Of questions and answers: what they stand on.',
  })
  post!: ModeratedPost | null;

  profileId!: string | null;

  @Field(() => Boolean, {
    simple: true,
    description: 'Of gratitudes: the thanked person, or an admin, has hidden it.',
  })
  isHidden!: boolean;

  @Field(() => Boolean, { simple: true, description: 'Of openings: it comes first on the board.' })
  isPinned!: boolean;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => ContentStateEnum, {
    simple: true,
    description: 'Whether it is shown, hidden or deleted.',
  })
  state!: ContentState;

  @Field(() => Removal, {
    nullable: true,
    simple: true,
    description: 'Why it is not shown; null when it is.',
  })
  removal!: Removal | null;
}

export const ModeratedContentConnection = Connection(
  ModeratedContent,
  'ModeratedContentConnection',
);

@InputType({
  description:
    'Which of them a list has: those that fit everything that is given. Texts are compared without case; of long ones the first 100 characters count.',
})
export class ContentFilterInput {
  @Field(() => String, {
    nullable: true,
    description: 'A part of its words, of company and role, or of the author’s name.',
  })
  search?: string | null;

  @Field(() => ContentStateEnum, { nullable: true, description: 'In this state; all without one.' })
  state?: ContentState | null;

  @Field(() => ID, { nullable: true, description: 'The id of the person who wrote it.' })
  authorId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the company’s name. Gratitudes have none.',
  })
  company?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Written then or later.' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Written before then.' })
  to?: Date | null;
}

@ArgsType()
export class ContentArgs extends PageArgs {
  @Field(() => ContentFilterInput, { nullable: true, description: 'All of them without one.' })
  filter?: ContentFilterInput | null;

  @Field(() => ContentSortEnum, {
    nullable: true,
    defaultValue: 'newest',
    description: 'A cursor belongs to one order.',
  })
  sort?: ContentSort | null;
}

@ObjectType({ description: 'What became of one of several things that were named together.' })
export class BulkResult {
  @Field(() => ID, { simple: true, description: 'The id that was named.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Why nothing was done with it; null when it was.',
  })
  error!: string | null;
}
