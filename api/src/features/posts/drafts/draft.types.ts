import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { PostDraftForm } from '../../../../../schema/rules/post-draft.ts';
import type { experienceTypes } from '../../../../../schema/rules/posts.ts';
import { Connection } from '../../../core/paging.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { DraftForm } from '../editing/post-input.types.ts';
import { PostFile } from '../post/post-parts.types.ts';

@ObjectType({ description: 'An experience that is being written: its author alone sees it.' })
export class PostDraft {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => ExperienceTypeEnum, { simple: true })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => DraftForm, { simple: true })
  form!: PostDraftForm;

  @Field(() => GraphQLISODateTime, { simple: true })
  savedAt!: Date;

  @Field(() => [PostFile], { simple: true })
  materialFiles!: PostFile[];

  @Field(() => PostFile, { nullable: true, simple: true })
  resume!: PostFile | null;
}

@ObjectType({ description: 'A draft in the list of those that wait to be gone on with.' })
export class PostDraftLine {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => String, { simple: true })
  companyName!: string;

  @Field(() => ExperienceTypeEnum, { simple: true })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => String, { simple: true, description: 'Empty while it is not said.' })
  role!: string;

  @Field(() => String, { nullable: true, simple: true })
  logo!: string | null;

  @Field(() => GraphQLISODateTime, { simple: true })
  savedAt!: Date;
}

export const PostDraftConnection = Connection(PostDraftLine, 'PostDraftConnection');
