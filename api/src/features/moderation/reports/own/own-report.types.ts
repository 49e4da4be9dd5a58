import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import {
  type ReportableType,
  type ReportOutcome,
  type ReportReason,
  reportOutcomes,
} from '../../../../../../schema/rules/moderation/moderation-texts.ts';
import { registerEnum } from '../../../../core/enums.ts';
import { Connection } from '../../../../core/lists/paging.ts';
import { ReportableTypeEnum, ReportReasonEnum } from '../../moderation-enums.ts';

const ReportOutcomeEnum = registerEnum('ReportOutcome', reportOutcomes, {
  description: 'What came of a report.',
  values: {
    waits: 'An admin has not decided yet.',
    acted: 'An admin did something about it.',
    nothing: 'An admin found nothing wrong.',
  },
});

@ObjectType({ description: 'What the viewer reported.' })
export class OwnReport {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => ReportableTypeEnum, { description: 'What was reported.' })
  subjectType!: ReportableType;

  @Field(() => String, { description: 'The first 500 characters of what stood there.' })
  excerpt!: string;

  @Field(() => ReportReasonEnum, { description: 'What the viewer says is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'What the viewer said beside the reason; may be empty.' })
  note!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the viewer reported it.' })
  createdAt!: Date;

  @Field(() => ReportOutcomeEnum, { description: 'What came of it.' })
  outcome!: ReportOutcome;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin decided; null before.',
  })
  decidedAt!: Date | null;
}

export const OwnReportConnection = Connection(OwnReport, 'OwnReportConnection');
