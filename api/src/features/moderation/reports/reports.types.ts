import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import type {
  AppealOutcome,
  CaseDecision,
  CaseState,
  ContentSort,
  RemovalKind,
  ReportableType,
  ReportReason,
} from '../../../../../schema/rules/moderation-texts.ts';
import { Connection, PageArgs } from '../../../core/paging.ts';
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
  @Field(() => ID, { simple: true, description: 'Ids sort by time.' })
  id!: string;

  @Field(() => User, {
    simple: true,
    description: 'Who reported it. The person concerned never learns it.',
  })
  reporter!: Person;

  @Field(() => ReportReasonEnum, { simple: true, description: 'What they say is wrong.' })
  reason!: ReportReason;

  @Field(() => String, {
    simple: true,
    description: 'What they said beside the reason; may be empty.',
  })
  note!: string;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was reported.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A message beside a reported one.' })
export class ReportedMessage {
  @Field(() => ID, {
    simple: true,
    description: 'The id of the message; that of the reported one is `ReportCase.subjectId`.',
  })
  id!: string;

  @Field(() => String, { simple: true, description: 'Empty once the account is gone.' })
  senderName!: string;

  @Field(() => String, { simple: true, description: 'Its words, or the name of its file.' })
  text!: string;

  @Field(() => Boolean, {
    simple: true,
    description: 'Deleted for everybody, by its sender or by a decision: nothing stands there.',
  })
  isDeleted!: boolean;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description:
      'Of the reported message: the signed address of its file, valid for minutes. Null without one.',
  })
  fileUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'Of the reported message: the type of its file, such as `image/webp`.',
  })
  fileType!: string | null;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When it was sent.' })
  createdAt!: Date;
}

@ObjectType({ description: 'What admins look at about one thing, however many report it.' })
export class ReportCase {
  @Field(() => ID, {
    simple: true,
    description: 'What queries and mutations about a case take. Ids sort by time.',
  })
  id!: string;

  @Field(() => ReportableTypeEnum, { simple: true, description: 'What is reported.' })
  subjectType!: ReportableType;

  @Field(() => ID, {
    simple: true,
    description: 'The id of what is reported; of a profile that of the person.',
  })
  subjectId!: string;

  @Field(() => User, { simple: true, description: 'Who wrote it; of a profile, its person.' })
  about!: Person;

  @Field(() => String, {
    simple: true,
    description: 'The first 500 characters of what stood there when it was reported.',
  })
  excerpt!: string;

  @Field(() => String, {
    simple: true,
    description: 'Where it stands: a path of the web app. Empty for messages.',
  })
  link!: string;

  @Field(() => CaseStateEnum, { simple: true, description: 'How it stands.' })
  state!: CaseState;

  @Field(() => Int, { simple: true, description: 'How many people reported it.' })
  reportsCount!: number;

  @Field(() => [ReportReasonEnum], { simple: true, description: 'Why, each reason once.' })
  reasons!: ReportReason[];

  @Field(() => GraphQLISODateTime, {
    simple: true,
    description: 'When it was opened: by the first report, or by what an admin took away.',
  })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description:
      'When it was hidden by itself, since several trusted people had reported it; null when it was not.',
  })
  hiddenAt!: Date | null;

  @Field(() => RemovalKindEnum, {
    nullable: true,
    simple: true,
    description: 'How it is taken away now; null when it is shown.',
  })
  removal!: RemovalKind | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The name of the admin who has taken the case; null when nobody has it.',
  })
  claimedByName!: string | null;

  @Field(() => Boolean, { simple: true, description: 'Whether the viewer has taken the case.' })
  isMine!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'Until when it is taken; null when nobody has it.',
  })
  claimedUntil!: Date | null;

  @Field(() => CaseDecisionEnum, {
    nullable: true,
    simple: true,
    description: 'What was decided; null before.',
  })
  decision!: CaseDecision | null;

  @Field(() => String, {
    simple: true,
    description: 'Why, as the person concerned reads it; empty before.',
  })
  decisionReason!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The name of the admin who decided; null before, and when the account is gone.',
  })
  decidedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When it was decided; null before.',
  })
  decidedAt!: Date | null;

  @Field(() => String, {
    simple: true,
    description: 'What the person concerned says against it; empty without an appeal.',
  })
  appeal!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When the person concerned appealed; null when they did not.',
  })
  appealedAt!: Date | null;

  @Field(() => Boolean, {
    simple: true,
    description:
      'There is an open appeal, and the viewer did not decide the case, or no other super admin can.',
  })
  canDecideAppeal!: boolean;

  @Field(() => AppealOutcomeEnum, {
    nullable: true,
    simple: true,
    description: 'How the appeal ended; null while it waits, and without one.',
  })
  appealOutcome!: AppealOutcome | null;

  @Field(() => String, {
    simple: true,
    description: 'What answers the appeal; empty before, and without one.',
  })
  appealAnswer!: string;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description:
      'The name of the admin who answered the appeal; null before, and when the account is gone.',
  })
  appealDecidedByName!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When the appeal was answered; null before, and without one.',
  })
  appealDecidedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When an admin took the decision back without an appeal; null when none did.',
  })
  takenBackAt!: Date | null;
}

export const ReportCaseConnection = Connection(ReportCase, 'ReportCaseConnection');

@InputType({ description: 'Which cases a list has: those that fit everything that is given.' })
export class CaseFilterInput {
  @Field(() => CaseStateEnum, { nullable: true, description: 'In this state; all without one.' })
  state?: CaseState | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only what waits for an admin: undecided cases, and appeals without an answer.',
  })
  waits?: boolean | null;

  @Field(() => ReportableTypeEnum, { nullable: true, description: 'What is reported.' })
  type?: ReportableType | null;

  @Field(() => ReportReasonEnum, { nullable: true, description: 'Somebody gave this reason.' })
  reason?: ReportReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of what stood there, or of the name of whose it is.',
  })
  search?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the person who wrote it; of a profile, of its person.',
  })
  aboutId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of a person who reported it.' })
  reporterId?: string | null;
}

@ArgsType()
export class CaseArgs extends PageArgs {
  @Field(() => CaseFilterInput, { nullable: true, description: 'All cases without one.' })
  filter?: CaseFilterInput | null;

  @Field(() => ContentSortEnum, {
    nullable: true,
    defaultValue: 'newest',
    description: 'A cursor belongs to one order.',
  })
  sort?: ContentSort | null;
}
