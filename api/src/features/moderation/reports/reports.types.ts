import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { FilterInput } from '../../../../../schema/rules/lists/filters.ts';
import { caseFilters } from '../../../../../schema/rules/moderation/moderation-filters.ts';
import type {
  AppealOutcome,
  CaseDecision,
  CaseState,
  ContentSort,
  RemovalKind,
  ReportableType,
  ReportReason,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { filterInput, type ListArgs, listArgs } from '../../../core/lists/index.ts';
import { CountedConnection } from '../../../core/lists/paging.ts';
import { type Person, User } from '../../identity/index.ts';
import {
  AppealOutcomeEnum,
  CaseDecisionEnum,
  CaseStateEnum,
  ContentSortEnum,
  RemovalKindEnum,
  ReportableTypeEnum,
  ReportReasonEnum,
} from '../moderation-enums.ts';

@ObjectType({ description: 'What one person says of a case.' })
export class Report {
  @Field(() => ID, { description: 'Ids sort by time.' })
  id!: string;

  @Field(() => User, { description: 'Who reported it. The person concerned never learns it.' })
  reporter!: Person;

  @Field(() => ReportReasonEnum, { description: 'What they say is wrong.' })
  reason!: ReportReason;

  @Field(() => String, { description: 'What they said beside the reason; may be empty.' })
  note!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was reported.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A message beside a reported one.' })
export class ReportedMessage {
  @Field(() => ID, {
    description: 'The id of the message; that of the reported one is `ReportCase.subjectId`.',
  })
  id!: string;

  @Field(() => String, { description: 'Empty once the account is gone.' })
  senderName!: string;

  @Field(() => String, { description: 'Its words, or the name of its file.' })
  text!: string;

  @Field(() => Boolean, {
    description: 'Deleted for everybody, by its sender or by a decision: nothing stands there.',
  })
  isDeleted!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the reported message: the signed address of its file, valid for minutes. Null without one.',
  })
  fileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the reported message: the type of its file, such as `image/webp`.',
  })
  fileType!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ description: 'What admins look at about one thing, however many report it.' })
export class ReportCase {
  @Field(() => ID, {
    description: 'What queries and mutations about a case take. Ids sort by time.',
  })
  id!: string;

  @Field(() => ReportableTypeEnum, { description: 'What is reported.' })
  subjectType!: ReportableType;

  @Field(() => ID, { description: 'The id of what is reported; of a profile that of the person.' })
  subjectId!: string;

  @Field(() => User, { description: 'Who wrote it; of a profile, its person.' })
  about!: Person;

  @Field(() => String, {
    description: 'The first 500 characters of what stood there when it was reported.',
  })
  excerpt!: string;

  @Field(() => String, {
    description: 'Where it stands: a path of the web app. Empty for messages.',
  })
  link!: string;

  @Field(() => CaseStateEnum, { description: 'How it stands.' })
  state!: CaseState;

  @Field(() => Int, { description: 'How many people reported it.' })
  reportsCount!: number;

  @Field(() => [ReportReasonEnum], { description: 'Why, each reason once.' })
  reasons!: ReportReason[];

  @Field(() => GraphQLISODateTime, {
    description: 'When it was opened: by the first report, or by what an admin took away.',
  })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it was hidden by itself, since several trusted people had reported it; null when it was not.',
  })
  hiddenAt!: Date | null;

  @Field(() => RemovalKindEnum, {
    nullable: true,
    description: 'How it is taken away now; null when it is shown.',
  })
  removal!: RemovalKind | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the admin who has taken the case; null when nobody has it.',
  })
  claimedByName!: string | null;

  @Field(() => Boolean, { description: 'Whether the viewer has taken the case.' })
  isMine!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is taken; null when nobody has it.',
  })
  claimedUntil!: Date | null;

  @Field(() => CaseDecisionEnum, { nullable: true, description: 'What was decided; null before.' })
  decision!: CaseDecision | null;

  @Field(() => String, { description: 'Why, as the person concerned reads it; empty before.' })
  decisionReason!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the admin who decided; null before, and when the account is gone.',
  })
  decidedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was decided; null before.',
  })
  decidedAt!: Date | null;

  @Field(() => String, {
    description: 'What the person concerned says against it; empty without an appeal.',
  })
  appeal!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the person concerned appealed; null when they did not.',
  })
  appealedAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'There is an open appeal, and the viewer did not decide the case, or no other super admin can.',
  })
  canDecideAppeal!: boolean;

  @Field(() => AppealOutcomeEnum, {
    nullable: true,
    description: 'How the appeal ended; null while it waits, and without one.',
  })
  appealOutcome!: AppealOutcome | null;

  @Field(() => String, { description: 'What answers the appeal; empty before, and without one.' })
  appealAnswer!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the admin who answered the appeal; null before, and when the account is gone.',
  })
  appealDecidedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the appeal was answered; null before, and without one.',
  })
  appealDecidedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When an admin took the decision back without an appeal; null when none did.',
  })
  takenBackAt!: Date | null;
}

export const ReportCaseConnection = CountedConnection(ReportCase, 'ReportCaseConnection');

export const CaseFilterInput = filterInput(
  'CaseFilterInput',
  'Which cases a list has: those that fit everything that is given.',
  caseFilters,
  { state: CaseStateEnum, type: ReportableTypeEnum, reason: ReportReasonEnum },
);
export type CaseFilter = FilterInput<typeof caseFilters>;

export const CaseArgs = listArgs(CaseFilterInput, {
  filter: 'All cases without one.',
  sort: {
    type: ContentSortEnum,
    usual: 'newest',
    description: 'A cursor belongs to one order.',
  },
});
export type CaseRequest = ListArgs<typeof caseFilters, ContentSort>;
