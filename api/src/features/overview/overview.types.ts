import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type CollegeStep,
  collegeSteps,
} from '../../../../schema/rules/overview/overview-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const CollegeStepEnum = registerEnum('CollegeStep', collegeSteps, {
  description: 'What a college does in its first weeks.',
  values: {
    secondFactor: 'The viewer sets up a second factor.',
    mail: 'A mail server is named.',
    testLetter: 'A letter is sent to see that mail leaves.',
    collegeWords: 'The college says who it is.',
    backup: 'A backup is made.',
    roster: 'People are brought as a file.',
    announcement: 'Something is announced.',
    secondSuperAdmin: 'Somebody else may do all that the viewer may.',
  },
});

@ObjectType({ description: 'What an admin finds on opening the area, beside `adminTasks`.' })
export class AdminOverview {
  @Field(() => Int, { description: 'Feedback that nobody has closed.' })
  openFeedback!: number;

  @Field(() => Int, { description: 'Names of companies that may be one, to decide about.' })
  companyPairs!: number;

  @Field(() => Int, {
    description:
      'Parts of the product that were bad when they were looked at last, within five minutes. For super admins, who alone read `health`; 0 for others.',
  })
  badParts!: number;

  @Field(() => Int, { description: 'People who joined within seven days.' })
  newPeople!: number;

  @Field(() => Int, { description: 'Experiences that were published within seven days.' })
  newPosts!: number;

  @Field(() => Int, { description: 'Questions that were asked within seven days.' })
  newQuestions!: number;

  @Field(() => Int, { description: 'Openings that were told of within seven days.' })
  newOpenings!: number;

  @Field(() => Boolean, {
    description:
      'Nobody has set anything up, and no super admin has opened the steps of the beginning: they open by themselves. To a super admin alone, and never in the demo college.',
  })
  isUntouched!: boolean;

  @Field(() => [CollegeStepEnum], {
    description: 'The steps that are the viewer’s: of admins fewer than of super admins.',
  })
  steps!: CollegeStep[];

  @Field(() => [CollegeStepEnum], { description: 'Those of them that are not done yet.' })
  left!: CollegeStep[];
}

@ObjectType({
  description: 'What the environment of the server decides for the college. No secrets.',
})
export class CollegeEnvironment {
  @Field(() => String, {
    nullable: true,
    description: 'The store of files, by its name and bucket; null: a folder of the server.',
  })
  fileStore!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The folder of the server that files are kept in; null: they are in a store.',
  })
  fileFolder!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Bytes that can still be written to the disk of that folder; null: nobody can tell.',
  })
  freeBytes!: number | null;

  @Field(() => Boolean, {
    description: 'Whether super admins need a second factor before the area opens.',
  })
  requiresSecondFactor!: boolean;
}
