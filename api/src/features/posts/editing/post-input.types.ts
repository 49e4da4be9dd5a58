import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExperienceTypeEnum } from '../../careers/index.ts';
import { DriveModeEnum, LevelEnum } from '../post/post-parts.types.ts';
import { CampusTypeEnum, OfferStatusEnum, PostTypeEnum } from '../post/post-summary.types.ts';

// The form as it is filled in, which is also what a draft gives back. All is nullable: a draft may be half written, and
// what a post leaves out is answered by its rule, with the documented text and the field's path.

@ObjectType('DraftAssessment')
@InputType('OnlineAssessmentInput')
class OnlineAssessmentInput {
  @Field(() => String, { nullable: true })
  questionsAsked?: string | null;

  @Field(() => String, { nullable: true, description: 'Of a story.' })
  description?: string | null;

  @Field(() => Int, { nullable: true, description: 'In minutes.' })
  duration?: number | null;

  @Field(() => DriveModeEnum, { nullable: true })
  mode?: string | null;

  @Field(() => Int, { nullable: true })
  shortlistedCount?: number | null;

  @Field(() => [String], { nullable: true })
  questionLinks?: string[] | null;
}

@ObjectType('DraftRound')
@InputType('RoundInput', { description: 'A round of a crisp post.' })
class RoundInput {
  @Field(() => String, { nullable: true })
  roundName?: string | null;

  @Field(() => String, { nullable: true })
  questionsAsked?: string | null;

  @Field(() => String, { nullable: true })
  intentionOfInterviewer?: string | null;

  @Field(() => Int, { nullable: true, description: 'In minutes.' })
  duration?: number | null;

  @Field(() => DriveModeEnum, { nullable: true })
  mode?: string | null;

  @Field(() => LevelEnum, { nullable: true })
  level?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Yes when left out.' })
  isInterviewerNice?: boolean | null;

  @Field(() => Int, { nullable: true })
  shortlistedCount?: number | null;

  @Field(() => [String], { nullable: true })
  questionLinks?: string[] | null;
}

@ObjectType('DraftStoryRound')
@InputType('StoryRoundInput', { description: 'A round of a story.' })
class StoryRoundInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => [String], { nullable: true })
  questionLinks?: string[] | null;
}

@ObjectType('DraftAdditionalQuestion')
@InputType('AdditionalQuestionInput')
class AdditionalQuestionInput {
  @Field(() => String, { nullable: true })
  question?: string | null;

  @Field(() => String, { nullable: true })
  answer?: string | null;
}

@ObjectType()
@InputType()
abstract class FormFields {
  @Field(() => PostTypeEnum, { nullable: true })
  postType?: string | null;

  @Field(() => String, { nullable: true })
  companyName?: string | null;

  @Field(() => String, { nullable: true })
  role?: string | null;

  @Field(() => String, { nullable: true })
  logo?: string | null;

  @Field(() => ExperienceTypeEnum, { nullable: true })
  experienceType?: string | null;

  @Field(() => Int, { nullable: true })
  interviewYear?: number | null;

  @Field(() => String, { nullable: true })
  oneLiner?: string | null;

  @Field(() => [String], { nullable: true })
  eligibleBranches?: string[] | null;

  @Field(() => Float, { nullable: true })
  cgpaRequired?: number | null;

  @Field(() => CampusTypeEnum, { nullable: true })
  campusType?: string | null;

  @Field(() => Int, { nullable: true })
  numberOfRounds?: number | null;

  @Field(() => OfferStatusEnum, { nullable: true })
  offerStatus?: string | null;

  @Field(() => String, { nullable: true })
  package?: string | null;

  @Field(() => DriveModeEnum, { nullable: true })
  mode?: string | null;

  @Field(() => LevelEnum, { nullable: true })
  level?: string | null;

  @Field(() => String, { nullable: true })
  location?: string | null;

  @Field(() => Int, { nullable: true })
  finalPlacementCount?: number | null;

  @Field(() => Boolean, { nullable: true })
  atCompany?: boolean | null;

  @Field(() => [String], { nullable: true })
  hashtags?: string[] | null;

  @Field(() => String, { nullable: true })
  preparationTips?: string | null;

  @Field(() => String, { nullable: true })
  preparationTime?: string | null;

  @Field(() => String, { nullable: true })
  topicsWeightage?: string | null;

  @Field(() => String, { nullable: true })
  finalNotes?: string | null;

  @Field(() => OnlineAssessmentInput, { nullable: true })
  onlineAssessment?: OnlineAssessmentInput | null;

  @Field(() => [RoundInput], { nullable: true, description: 'Of a crisp post.' })
  rounds?: RoundInput[] | null;

  @Field(() => [StoryRoundInput], { nullable: true, description: 'Of a story.' })
  storyRounds?: StoryRoundInput[] | null;

  @Field(() => [AdditionalQuestionInput], { nullable: true })
  additionalQuestions?: AdditionalQuestionInput[] | null;

  @Field(() => [String], { nullable: true })
  materialLinks?: string[] | null;

  @Field(() => String, { nullable: true, description: 'Dropped when there is a file.' })
  resumeLink?: string | null;
}

@InputType()
abstract class FormInput extends FormFields {
  @Field(() => [ID], {
    nullable: true,
    description: 'Files that were uploaded, at most 10, in the order in which they are shown.',
  })
  materialFileIds?: string[] | null;

  @Field(() => ID, { nullable: true })
  resumeFileId?: string | null;
}

@InputType({
  description: 'An experience of either template. What only the other template has is left out.',
})
export class PostInput extends FormInput {}

@InputType({
  description: 'The form as it stands: it may be half written, only its size is limited.',
})
export class DraftInput extends FormInput {}

@ObjectType({ description: 'What stood in the form.' })
export class DraftForm extends FormFields {}
