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
import { User } from '../../identity/index.ts';
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
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => User, { simple: true })
  reporter!: User;

  @Field(() => ReportReasonEnum, { simple: true })
  reason!: ReportReason;

  @Field(() => String, { simple: true, description: 'What was said beside it; may be empty.' })
  note!: string;

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;
}

@ObjectType({ description: 'A message beside a reported one.' })
export class ReportedMessage {
  @Field(() => ID, { simple: true })
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

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;
}

@ObjectType({ description: 'What admins look at about one thing, however many report it.' })
export class ReportCase {
  @Field(() => ID, { simple: true })
  id!: string;

  @Field(() => ReportableTypeEnum, { simple: true })
  subjectType!: ReportableType;

  @Field(() => ID, { simple: true })
  subjectId!: string;

  @Field(() => User, { simple: true, description: 'Whose it is.' })
  about!: User;

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

  @Field(() => CaseStateEnum, { simple: true })
  state!: CaseState;

  @Field(() => Int, { simple: true, description: 'People who reported it.' })
  reportsCount!: number;

  @Field(() => [ReportReasonEnum], { simple: true, description: 'Why, each reason once.' })
  reasons!: ReportReason[];

  @Field(() => GraphQLISODateTime, { simple: true })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When several trusted people had reported it, so that it was hidden by itself.',
  })
  hiddenAt!: Date | null;

  @Field(() => RemovalKindEnum, {
    nullable: true,
    simple: true,
    description: 'How it is taken away now; null when it is shown.',
  })
  removal!: RemovalKind | null;

  @Field(() => String, { nullable: true, simple: true, description: 'Who has taken the case.' })
  claimedByName!: string | null;

  @Field(() => Boolean, { simple: true, description: 'The viewer has taken it.' })
  isMine!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  claimedUntil!: Date | null;

  @Field(() => CaseDecisionEnum, { nullable: true, simple: true })
  decision!: CaseDecision | null;

  @Field(() => String, { simple: true, description: 'Told to the person concerned.' })
  decisionReason!: string;

  @Field(() => String, { nullable: true, simple: true })
  decidedByName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  decidedAt!: Date | null;

  @Field(() => String, { simple: true, description: 'What the person concerned says; or empty.' })
  appeal!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  appealedAt!: Date | null;

  @Field(() => Boolean, {
    simple: true,
    description:
      'There is an open appeal, and the viewer did not decide the case, or no other super admin can.',
  })
  canDecideAppeal!: boolean;

  @Field(() => AppealOutcomeEnum, { nullable: true, simple: true })
  appealOutcome!: AppealOutcome | null;

  @Field(() => String, { simple: true, description: 'What answers the appeal; or empty.' })
  appealAnswer!: string;

  @Field(() => String, { nullable: true, simple: true })
  appealDecidedByName!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, simple: true })
  appealDecidedAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When an admin took the decision back without an appeal.',
  })
  takenBackAt!: Date | null;
}

export const ReportCaseConnection = Connection(ReportCase, 'ReportCaseConnection');

@InputType({ description: 'Which cases a list has: those that fit everything that is given.' })
export class CaseFilterInput {
  @Field(() => CaseStateEnum, { nullable: true, description: 'All without one.' })
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

  @Field(() => ID, { nullable: true, description: 'Whose it is.' })
  aboutId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Who reported it.' })
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

@ObjectType({ description: 'What was decided about something of the viewer.' })
export class OwnCase {
  @Field(() => ID, { simple: true, description: "The case's." })
  id!: string;

  @Field(() => ReportableTypeEnum, { simple: true })
  subjectType!: ReportableType;

  @Field(() => String, { simple: true, description: 'What stood there.' })
  excerpt!: string;

  @Field(() => CaseDecisionEnum, {
    nullable: true,
    simple: true,
    description: 'Null: it is hidden until an admin has looked at it.',
  })
  decision!: CaseDecision | null;

  @Field(() => String, { simple: true })
  reason!: string;

  @Field(() => GraphQLISODateTime, { simple: true })
  at!: Date;

  @Field(() => Boolean, { simple: true, description: 'It is hidden or deleted now.' })
  isRemoved!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description: 'Once, within 30 days, and not against what was taken back.',
  })
  canAppeal!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description: 'An admin took the decision back without an appeal.',
  })
  isTakenBack!: boolean;

  @Field(() => String, { simple: true, description: 'What the viewer said against it; or empty.' })
  appeal!: string;

  @Field(() => AppealOutcomeEnum, { nullable: true, simple: true })
  appealOutcome!: AppealOutcome | null;

  @Field(() => String, { simple: true, description: 'What answers the appeal; or empty.' })
  appealAnswer!: string;
}

export const OwnCaseConnection = Connection(OwnCase, 'OwnCaseConnection');
