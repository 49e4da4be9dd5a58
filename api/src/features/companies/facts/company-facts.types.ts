import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type RoundKind,
  roundKinds,
} from '../../../../../schema/rules/companies/companies-texts.ts';
import { registerEnum } from '../../../core/enums.ts';
import type { PostEntity } from '../../posts/index.ts';
import { LevelEnum, OfferStatusEnum } from '../../posts/index.ts';

const RoundKindEnum = registerEnum('RoundKind', roundKinds, {
  description: 'What a round is about, by what authors call it.',
  values: {
    hr: 'Who one is, and what one wants: HR, culture, behaviour.',
    managerial: 'With who would lead: the hiring manager, a director.',
    groupDiscussion: 'Several candidates together.',
    design: 'Systems, products, cases.',
    coding: 'Programs that are written: data structures, algorithms.',
    aptitude: 'Aptitude, screening and written tests.',
    technical: 'What one has learnt and built.',
    other: 'What its name does not tell.',
  },
});

const ofHowMany = 'How many experiences say so.';

@ObjectType({ description: 'A season of a company: the experiences of one year.' })
export class CompanyYear {
  @Field(() => Int, { description: 'The year of the interviews.' })
  year!: number;

  @Field(() => Int, { description: 'How many experiences there are of it.' })
  experiences!: number;

  @Field(() => Int, { description: 'How many of them were for an internship.' })
  internships!: number;

  @Field(() => Int, { description: 'How many of them the college brought.' })
  onCampus!: number;

  @Field(() => Int, { description: 'How many ended with an offer that was taken.' })
  offers!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The lowest package of a job, in LPA; null where none is told as a number.',
  })
  lowestPackage!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The highest package of a job, in LPA; null where none is told as a number.',
  })
  highestPackage!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The lowest CGPA that could apply; null where nobody tells of one.',
  })
  lowestCgpa!: number | null;

  @Field(() => Int, { description: 'How many say that it took place from afar.' })
  online!: number;

  @Field(() => Int, { description: 'How many say where it took place.' })
  modesTold!: number;
}

@ObjectType({ description: 'A role that experiences are about.' })
export class CompanyRole {
  @Field(() => String, { description: 'As it is written most often.' })
  role!: string;

  @Field(() => Int, { description: 'How many experiences are about it.' })
  experiences!: number;
}

@ObjectType({ description: 'How hard it was, as so many saw it.' })
export class CompanyLevel {
  @Field(() => LevelEnum, { description: 'How hard it was.' })
  level!: PostEntity['level'];

  @Field(() => Int, { description: ofHowMany })
  experiences!: number;
}

@ObjectType({ description: 'How it ended for so many.' })
export class CompanyOutcome {
  @Field(() => OfferStatusEnum, { description: 'How it ended.' })
  status!: PostEntity['offerStatus'];

  @Field(() => Int, { description: ofHowMany })
  experiences!: number;
}

@ObjectType({ description: 'A branch of study that could apply.' })
export class CompanyBranch {
  @Field(() => String, { description: 'The branch.' })
  branch!: string;

  @Field(() => Int, {
    description: 'How many experiences say so, those that were open to every branch included.',
  })
  experiences!: number;
}

@ObjectType({ description: 'A kind of round as it usually runs.' })
export class CompanyRound {
  @Field(() => RoundKindEnum, { description: 'What kind of round it is.' })
  kind!: RoundKind;

  @Field(() => Int, { description: 'How many experiences tell of one.' })
  experiences!: number;

  @Field(() => [String], {
    description: 'What authors call it, the most frequent first; at most three.',
  })
  names!: string[];

  @Field(() => Float, { description: 'Its usual place among the rounds: 1 is the first.' })
  place!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it usually takes, in minutes; null where nobody tells.',
  })
  minutes!: number | null;
}

@ObjectType({ description: 'What the experiences of a company say together.' })
export class CompanyFacts {
  @Field(() => [CompanyYear], { description: 'Its seasons, the latest first.' })
  years!: CompanyYear[];

  @Field(() => [CompanyRole], { description: 'Roles, the most frequent first; at most twenty.' })
  roles!: CompanyRole[];

  @Field(() => [CompanyLevel], { description: 'How hard it was, from easy on; of who tells.' })
  levels!: CompanyLevel[];

  @Field(() => [CompanyOutcome], { description: 'How it ended, the most frequent first.' })
  outcomes!: CompanyOutcome[];

  @Field(() => [CompanyBranch], {
    description: 'Branches that could apply, the most frequent first.',
  })
  branches!: CompanyBranch[];

  @Field(() => [CompanyRound], {
    description: 'The rounds as they usually run, in their usual order.',
  })
  rounds!: CompanyRound[];

  @Field(() => Int, { description: 'How many experiences tell of their rounds.' })
  withRounds!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How many rounds there usually are; null without experiences.',
  })
  usualRounds!: number | null;

  @Field(() => Int, { description: 'How many experiences had a test before the rounds.' })
  withAssessment!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How long the test usually takes, in minutes; null where nobody tells.',
  })
  assessmentMinutes!: number | null;
}
