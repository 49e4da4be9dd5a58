import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { legacyLimits } from '../../../../schema/rules/legacies/legacies-texts.ts';
import { Connection } from '../../core/lists/paging.ts';

@ObjectType({ description: 'Work that a person hands down to juniors.' })
export class LegacyProject {
  @Field(() => ID, { description: 'What `updateLegacyProject` and `removeLegacyProject` take.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the person who hands it down.' })
  userId!: string;

  @Field(() => String, { description: `1 to ${legacyLimits.title} characters.` })
  title!: string;

  @Field(() => String, {
    description: `Plain text, at most ${legacyLimits.description.toLocaleString('en')} characters; may be empty.`,
  })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The http or https address of the work; null without one.',
  })
  link!: string | null;

  @Field(() => [String], {
    description: `What it takes: at most ${legacyLimits.skills}, each at most ${legacyLimits.skill} characters.`,
  })
  skills!: string[];

  @Field(() => Boolean, { description: 'Whether a junior may take it over.' })
  isLookingForSuccessor!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was last changed; as `createdAt` when it never was.',
  })
  updatedAt!: Date;
}

export const LegacyProjectConnection = Connection(LegacyProject, 'LegacyProjectConnection');

@ObjectType({ description: 'A project that was added or changed, or that is gone.' })
export class LegacyProjectUpdate {
  @Field(() => ID, { description: 'The id of the project, also when it was removed.' })
  id!: string;

  @Field(() => ID, { description: 'The id of the person whose project it is.' })
  userId!: string;

  @Field(() => LegacyProject, { nullable: true, description: 'Null: it was removed.' })
  project!: LegacyProject | null;
}

@InputType({ description: 'A project that its owner hands down, whole.' })
export class LegacyProjectInput {
  @Field(() => String, { description: `1 to ${legacyLimits.title} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${legacyLimits.description.toLocaleString('en')} characters.`,
  })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'http or https.' })
  link?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `At most ${legacyLimits.skills}, each at most ${legacyLimits.skill} characters; the same twice counts once.`,
  })
  skills?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a junior may take it over.' })
  isLookingForSuccessor?: boolean | null;
}
