import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { postFiles } from '../../../../../schema/rules/files/files.ts';
import type { PostDraftForm } from '../../../../../schema/rules/posts/post-draft.ts';
import type { experienceTypes } from '../../../../../schema/rules/posts/posts.ts';
import { Connection } from '../../../core/lists/paging.ts';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { PostFile } from '../fields/post-parts.types.ts';
import { DraftForm } from '../form/post-input.types.ts';

@ObjectType({ description: 'An experience that is being written: its author alone sees it.' })
export class PostDraft {
  @Field(() => ID, { description: 'What `publishPost` takes as `draftId`.' })
  id!: string;

  @Field(() => String, {
    description: 'The company, as the author spells it. Compared without case.',
  })
  companyName!: string;

  @Field(() => ExperienceTypeEnum, {
    description: 'Whether the interview was for an internship or for a job.',
  })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => DraftForm, {
    description: 'What is written so far: only company and experience type are required in it.',
  })
  form!: PostDraftForm;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was last saved; what `saveDraft` takes as `basedOn`.',
  })
  savedAt!: Date;

  @Field(() => [PostFile], {
    description: `Study material that was uploaded for it; at most ${postFiles.material.maxFiles}.`,
  })
  materialFiles!: PostFile[];

  @Field(() => PostFile, {
    nullable: true,
    description: 'The résumé that was uploaded for it; null without one.',
  })
  resume!: PostFile | null;
}

@ObjectType({ description: 'A draft in the list of those that wait to be gone on with.' })
export class PostDraftLine {
  @Field(() => ID, { description: 'What `publishPost` takes as `draftId`.' })
  id!: string;

  @Field(() => String, {
    description: 'The company, as the author spells it. Compared without case.',
  })
  companyName!: string;

  @Field(() => ExperienceTypeEnum, {
    description: 'Whether the interview was for an internship or for a job.',
  })
  experienceType!: (typeof experienceTypes)[number];

  @Field(() => String, {
    description: 'What the interview was for; empty while it is not written.',
  })
  role!: string;

  @Field(() => String, {
    nullable: true,
    description: "The http or https address of the company's logo; null without one.",
  })
  logo!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was last saved.' })
  savedAt!: Date;
}

export const PostDraftConnection = Connection(PostDraftLine, 'PostDraftConnection');
