import { Field, ID, Int, ObjectType } from 'type-graphql';
import { postFileKinds, type PostFileKind } from '../../../../../schema/rules/files.ts';
import { driveModes, levels } from '../../../../../schema/rules/posts.ts';
import { registerEnum } from '../../../core/enums.ts';

export const DriveModeEnum = registerEnum('DriveMode', driveModes, {
  description: 'Where candidates took part.',
  values: {
    online: 'From afar, by call or on a platform.',
    offline: 'In one place with the interviewers.',
    hybrid: 'Partly from afar, partly in one place.',
  },
});
export const LevelEnum = registerEnum('Level', levels, {
  description: 'How hard it was, as the author saw it.',
  values: {
    easy: 'The basics were enough.',
    medium: 'It took some preparation.',
    hard: 'It took thorough preparation.',
  },
});
export const PostFileKindEnum = registerEnum('PostFileKind', postFileKinds, {
  description: 'What a file of a post or draft is to it.',
  values: {
    material: 'Something to study: PDF, DOC or DOCX, at most 10 of them.',
    resume: "The author's résumé: one PDF.",
  },
});

@ObjectType({ description: 'Of a crisp post: questions and figures; of a story: a description.' })
export class OnlineAssessment {
  @Field(() => String, { nullable: true, simple: true })
  questionsAsked!: string | null;

  @Field(() => String, { nullable: true, simple: true })
  description!: string | null;

  @Field(() => Int, { nullable: true, simple: true, description: 'In minutes.' })
  duration!: number | null;

  @Field(() => DriveModeEnum, { nullable: true, simple: true })
  mode!: (typeof driveModes)[number] | null;

  @Field(() => Int, { nullable: true, simple: true })
  shortlistedCount!: number | null;

  @Field(() => [String], { simple: true })
  questionLinks!: string[];
}

@ObjectType({ description: 'A round of a crisp post.' })
export class Round {
  @Field(() => String, { simple: true })
  roundName!: string;

  @Field(() => String, { simple: true })
  questionsAsked!: string;

  @Field(() => String, { nullable: true, simple: true })
  intentionOfInterviewer!: string | null;

  @Field(() => Int, { simple: true, description: 'In minutes.' })
  duration!: number;

  @Field(() => DriveModeEnum, { simple: true })
  mode!: (typeof driveModes)[number];

  @Field(() => LevelEnum, { simple: true })
  level!: (typeof levels)[number];

  @Field(() => Boolean, { simple: true })
  isInterviewerNice!: boolean;

  @Field(() => Int, { simple: true })
  shortlistedCount!: number;

  @Field(() => [String], { simple: true })
  questionLinks!: string[];
}

@ObjectType({ description: 'A round of a story.' })
export class StoryRound {
  @Field(() => String, { simple: true })
  name!: string;

  @Field(() => String, { simple: true })
  description!: string;

  @Field(() => [String], { simple: true })
  questionLinks!: string[];
}

@ObjectType()
export class AdditionalQuestion {
  @Field(() => String, { simple: true })
  question!: string;

  @Field(() => String, { simple: true })
  answer!: string;
}

@ObjectType({
  description:
    'A file of a post, a draft, or of nothing yet. Its bytes are handed out by `postMedia` alone.',
})
export class PostFile {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => String, { simple: true })
  name!: string;

  @Field(() => Int, { simple: true, description: 'In bytes.' })
  size!: number;

  @Field(() => String, { simple: true })
  contentType!: string;

  @Field(() => PostFileKindEnum, { simple: true })
  kind!: PostFileKind;
}
