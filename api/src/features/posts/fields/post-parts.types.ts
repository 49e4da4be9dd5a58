import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type PostFileKind, postFileKinds } from '../../../../../schema/rules/files/files.ts';
import {
  driveModes,
  levels,
  postDefaults,
  postLimits,
} from '../../../../../schema/rules/posts/posts.ts';
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

const { text, story, links, name, sentence } = postLimits;
const linksText = `http and https addresses of the questions or of their like; at most ${links}.`;
const shortlistedText = 'How many candidates were left after it, from 0 on.';

@ObjectType({
  description:
    'The test before the rounds. Of a crisp post: questions and figures; of a story: a description.',
})
export class OnlineAssessment {
  @Field(() => String, {
    nullable: true,
    description: `Of a crisp post; at most ${text} characters. Where it is told, the three figures are.`,
  })
  questionsAsked!: string | null;

  @Field(() => String, { nullable: true, description: `Of a story; at most ${story} characters.` })
  description!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'In minutes, from 1 on. Of a crisp post, required with questions.',
  })
  duration!: number | null;

  @Field(() => DriveModeEnum, {
    nullable: true,
    description: 'Where it was written. Of a crisp post, required with questions.',
  })
  mode!: (typeof driveModes)[number] | null;

  @Field(() => Int, {
    nullable: true,
    description: `${shortlistedText} Of a crisp post, required with questions.`,
  })
  shortlistedCount!: number | null;

  @Field(() => [String], { description: linksText })
  questionLinks!: string[];
}

@ObjectType({ description: 'A round of a crisp post.' })
export class Round {
  @Field(() => String, {
    description: `What the company called it, such as \`Technical 1\`; at most ${name} characters.`,
  })
  roundName!: string;

  @Field(() => String, { description: `At most ${text} characters.` })
  questionsAsked!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the interviewer wanted to find out; at most ${text} characters. Null when it is not told.`,
  })
  intentionOfInterviewer!: string | null;

  @Field(() => Int, { description: 'In minutes, from 1 on.' })
  duration!: number;

  @Field(() => DriveModeEnum, { description: 'Where it took place.' })
  mode!: (typeof driveModes)[number];

  @Field(() => LevelEnum, { description: 'How hard it was.' })
  level!: (typeof levels)[number];

  @Field(() => Boolean, {
    description: `Whether the author felt well treated; ${postDefaults.isInterviewerNice} where they do not say.`,
  })
  isInterviewerNice!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether `isInterviewerNice` is what the author says; null in a round whose author could not leave it open.',
  })
  isKindnessTold?: boolean;

  @Field(() => Int, { description: shortlistedText })
  shortlistedCount!: number;

  @Field(() => [String], { description: linksText })
  questionLinks!: string[];
}

@ObjectType({ description: 'A round of a story.' })
export class StoryRound {
  @Field(() => String, {
    description: `What the company or the author calls it; at most ${name} characters.`,
  })
  name!: string;

  @Field(() => String, { description: `How it went; at most ${story} characters.` })
  description!: string;

  @Field(() => [String], { description: linksText })
  questionLinks!: string[];
}

@ObjectType({ description: 'A question that the author answers before readers ask it.' })
export class AdditionalQuestion {
  @Field(() => String, {
    description: `Suggested by the form or the author's own; at most ${sentence} characters.`,
  })
  question!: string;

  @Field(() => String, { description: `At most ${text} characters.` })
  answer!: string;
}

@ObjectType({
  description: 'A file of a post, a draft, or of nothing yet, as those read it who may open it.',
})
export class PostFile {
  @Field(() => ID, { description: 'What `materialFileIds` and `resumeFileId` of inputs take.' })
  id!: string;

  @Field(() => String, { description: 'The name that it was uploaded under.' })
  name!: string;

  @Field(() => Int, { description: 'The size in bytes.' })
  size!: number;

  @Field(() => String, { description: 'Its type, such as `application/pdf`.' })
  contentType!: string;

  @Field(() => PostFileKindEnum, { description: 'What it is to the post.' })
  kind!: PostFileKind;
}
