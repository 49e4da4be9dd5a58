import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { legacyLimits } from '../../../../schema/rules/legacies-texts.ts';
import { Connection } from '../../core/paging.ts';

@ObjectType({ description: 'Work that a person hands down to juniors.' })
export class LegacyProject {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ID, { simple: true })
  userId!: string;

  @Field(() => String, { simple: true })
  title!: string;

  @Field(() => String, { simple: true })
  description!: string;

  @Field(() => String, { nullable: true, simple: true })
  link!: string | null;

  @Field(() => [String], { simple: true })
  skills!: string[];

  @Field(() => Boolean, { simple: true })
  isLookingForSuccessor!: boolean;

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { simple: true })
  updatedAt!: Date;
}

export const LegacyProjectConnection = Connection(LegacyProject, 'LegacyProjectConnection');

@ObjectType({ description: 'A project that was added or changed, or that is gone.' })
export class LegacyProjectUpdate {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ID, { simple: true })
  userId!: string;

  @Field(() => LegacyProject, {
    nullable: true,
    simple: true,
    description: 'Null: it was removed.',
  })
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
