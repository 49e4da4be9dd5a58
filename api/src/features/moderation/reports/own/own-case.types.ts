import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type {
  AppealOutcome,
  CaseDecision,
  ReportableType,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { Connection } from '../../../../core/lists/paging.ts';
import { AppealOutcomeEnum, CaseDecisionEnum, ReportableTypeEnum } from '../../moderation-enums.ts';

@ObjectType({ description: 'What was decided about something of the viewer.' })
export class OwnCase {
  @Field(() => ID, { description: 'What `appealCase` takes.' })
  id!: string;

  @Field(() => ReportableTypeEnum, { description: 'What it is about.' })
  subjectType!: ReportableType;

  @Field(() => String, { description: 'The first 500 characters of what stood there.' })
  excerpt!: string;

  @Field(() => CaseDecisionEnum, {
    nullable: true,
    description: 'What was decided; null while it is hidden and no admin has looked at it.',
  })
  decision!: CaseDecision | null;

  @Field(() => String, {
    description: 'Why, in the words of the admin; a fixed text for what several reports hid.',
  })
  reason!: string;

  @Field(() => GraphQLISODateTime, {
    description: 'When it was decided; before that, when it was hidden.',
  })
  at!: Date;

  @Field(() => Boolean, { description: 'Whether it is hidden or deleted now.' })
  isRemoved!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may appeal: once, within 30 days, and not against what was taken back.',
  })
  canAppeal!: boolean;

  @Field(() => Boolean, {
    description: 'Whether an admin took the decision back without an appeal.',
  })
  isTakenBack!: boolean;

  @Field(() => String, { description: 'What the viewer said against it; empty without an appeal.' })
  appeal!: string;

  @Field(() => AppealOutcomeEnum, {
    nullable: true,
    description: 'How the appeal ended; null while it waits, and without one.',
  })
  appealOutcome!: AppealOutcome | null;

  @Field(() => String, { description: 'What answers the appeal; empty before, and without one.' })
  appealAnswer!: string;
}

export const OwnCaseConnection = Connection(OwnCase, 'OwnCaseConnection');
