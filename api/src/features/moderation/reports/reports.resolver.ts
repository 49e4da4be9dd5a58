import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type {
  AppealOutcome,
  CaseDecision,
  ReportableType,
  ReportReason,
} from '../../../../../schema/rules/moderation/moderation-texts.ts';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { OwnStatement } from '../../../core/database/own-statement.ts';
import type { CountedPage } from '../../../core/lists/index.ts';
import { type Page, PageArgs } from '../../../core/lists/paging.ts';
import { messagesAroundReported } from '../../chat/index.ts';
import { ExportPart, exportAfter } from '../../files/index.ts';
import { forEachId } from '../lists/bulk.ts';
import { BulkResult } from '../moderation.types.ts';
import {
  AppealOutcomeEnum,
  CaseDecisionEnum,
  ReportableTypeEnum,
  ReportReasonEnum,
} from '../moderation-enums.ts';
import { appeal, decideAppeal } from './appeals/appeals.ts';
import { decideCase, setCaseClaim } from './decide-case.ts';
import { caseWordsLoader } from './lists/case-words.loader.ts';
import { reportCase, reportCases, reportsOf } from './lists/cases.queries.ts';
import { exportCases } from './lists/export-cases.ts';
import { waitingCases } from './lists/waiting-cases.queries.ts';
import { OwnCase, OwnCaseConnection } from './own/own-case.types.ts';
import { ownCases } from './own/own-cases.queries.ts';
import { OwnReport, OwnReportConnection } from './own/own-report.types.ts';
import { ownReports } from './own/own-reports.queries.ts';
import { reportContent } from './reporting/report-content.ts';
import {
  CaseArgs,
  type CaseFilter,
  CaseFilterInput,
  type CaseRequest,
  Report,
  ReportCase,
  ReportCaseConnection,
  ReportedMessage,
} from './reports.types.ts';
import { appealBan, caseOfBanLink } from './sanction-cases.ts';

const token = { description: "The `token` of the link's address." };
const caseId = { description: "The case's id." };
const caseIds = { description: 'Their ids: 1 to 100.' };

/** What members report, and what admins decide about it. */
@Resolver(() => ReportCase)
export class ReportsResolver {
  @Access('member')
  @WhileMuted()
  @Mutation(() => Boolean, {
    description:
      'Reports something to the administration; reported again, the reason is the last one. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT for what the viewer reported in vain, RATE_LIMITED after ten an hour.',
  })
  report(
    @Ctx() ctx: Context,
    @Arg('type', () => ReportableTypeEnum, { description: 'What it is.' })
    subjectType: ReportableType,
    @Arg('id', () => ID, { description: "Its id; of a profile the person's." }) subjectId: string,
    @Arg('reason', () => ReportReasonEnum, { description: 'What is wrong with it.' })
    reason: ReportReason,
    @Arg('note', () => String, {
      nullable: true,
      description: 'At most 500 characters; required for something else.',
    })
    note: string | null,
  ): Promise<boolean> {
    return reportContent(ctx, { subjectType, subjectId, reason, note });
  }

  @Access('superAdmin')
  @Query(() => ReportCaseConnection, {
    description: 'What members have reported. Errors: BAD_USER_INPUT.',
  })
  reportCases(
    @Ctx() ctx: Context,
    @Args(() => CaseArgs) args: CaseRequest,
  ): Promise<CountedPage<ReportCase>> {
    return reportCases(ctx, args);
  }

  @Access('superAdmin')
  @Query(() => ReportCase, { description: 'One case. Errors: NOT_FOUND.' })
  reportCase(@Ctx() ctx: Context, @Arg('id', () => ID, caseId) id: string): Promise<ReportCase> {
    return reportCase(ctx, id);
  }

  @Access('superAdmin')
  @Query(() => Int, {
    description:
      'Cases that wait for a decision, appeals included; those about the viewer are for others.',
  })
  async waitingCases(@Ctx() ctx: Context): Promise<number> {
    return (await waitingCases(ctx)) ?? 0;
  }

  @FieldResolver(() => String, {
    description:
      'All the words that stood there when it was reported; of older cases the first 500 characters.',
  })
  words(@Ctx() ctx: Context, @Root() { id }: ReportCase): Promise<string> {
    return caseWordsLoader(ctx).load(id);
  }

  @OwnStatement()
  @FieldResolver(() => [Report], { description: 'The latest first, at most 100.' })
  reports(@Ctx() ctx: Context, @Root() { id }: ReportCase): Promise<Report[]> {
    return reportsOf(ctx, id);
  }

  @OwnStatement()
  @FieldResolver(() => [ReportedMessage], {
    description: 'Of a message: it, and up to three before and behind it. Else none.',
  })
  messages(
    @Ctx() { app }: Context,
    @Root() { subjectType, subjectId }: ReportCase,
  ): Promise<ReportedMessage[]> {
    return subjectType === 'message' ? messagesAroundReported(app, subjectId) : Promise.resolve([]);
  }

  @Access('superAdmin')
  @Mutation(() => ReportCase, {
    description:
      'Takes a case for two hours, or gives it back. Errors: NOT_FOUND, CONFLICT for a case that is decided or that another admin has taken.',
  })
  async claimCase(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, caseId) id: string,
    @Arg('isClaimed', () => Boolean, {
      defaultValue: true,
      description: 'False gives it back.',
    })
    isClaimed: boolean,
  ): Promise<ReportCase> {
    return reportCase(ctx, await setCaseClaim(ctx, id, isClaimed));
  }

  @Access('superAdmin')
  @Mutation(() => ReportCase, {
    description:
      'Decides a case, once. Who reported it and the person concerned are told. Errors: NOT_FOUND, CONFLICT for a case that is decided or that another admin has taken, BAD_USER_INPUT, FORBIDDEN.',
  })
  async decideCase(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, caseId) id: string,
    @Arg('decision', () => CaseDecisionEnum, { description: 'What is done.' })
    decision: CaseDecision,
    @Arg('reason', () => String, {
      defaultValue: '',
      description: 'Told to the person concerned: 1 to 500 characters; of nothing it may be empty.',
    })
    reason: string,
    @Arg('until', () => GraphQLISODateTime, {
      nullable: true,
      description: 'When a mute or ban ends; a ban without one is for good.',
    })
    until: Date | null,
  ): Promise<ReportCase> {
    return reportCase(ctx, await decideCase(ctx, id, { decision, reason, until: until ?? null }));
  }

  @Access('superAdmin')
  @Mutation(() => [BulkResult], {
    description:
      'Takes up to 100 cases for two hours, or gives them back, each for itself. Errors: BAD_USER_INPUT unless 1 to 100 ids are named.',
  })
  claimCases(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], caseIds) ids: string[],
    @Arg('isClaimed', () => Boolean, { defaultValue: true, description: 'False gives them back.' })
    isClaimed: boolean,
  ): Promise<BulkResult[]> {
    return forEachId(ids, (id) => setCaseClaim(ctx, id, isClaimed));
  }

  @Access('superAdmin')
  @Mutation(() => [BulkResult], {
    description:
      'Decides up to 100 cases, each for itself: nothing was wrong. Errors: BAD_USER_INPUT unless 1 to 100 ids are named.',
  })
  dismissCases(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], caseIds) ids: string[],
  ): Promise<BulkResult[]> {
    return forEachId(ids, (id) =>
      decideCase(ctx, id, { decision: 'nothing', reason: '', until: null }),
    );
  }

  @Access('superAdmin')
  @Mutation(() => ExportPart, {
    description:
      'Cases as a CSV file, or as many of them as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportReportCases(
    @Ctx() ctx: Context,
    @Arg('filter', () => CaseFilterInput, {
      nullable: true,
      description: 'All of them without one.',
    })
    filter: CaseFilter | null,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportCases(ctx, filter, after ?? null);
  }

  @Access('superAdmin')
  @Mutation(() => ReportCase, {
    description:
      'Decides an appeal, by another admin than who decided the case. Errors: NOT_FOUND, CONFLICT without an open appeal, FORBIDDEN, BAD_USER_INPUT.',
  })
  async decideAppeal(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, caseId) id: string,
    @Arg('outcome', () => AppealOutcomeEnum, { description: 'Whether the decision stands.' })
    outcome: AppealOutcome,
    @Arg('answer', () => String, { description: '1 to 1,000 characters, not blank.' })
    answer: string,
  ): Promise<ReportCase> {
    return reportCase(ctx, await decideAppeal(ctx, id, outcome, answer));
  }

  @Access('signedIn')
  @Query(() => OwnCaseConnection, {
    description:
      'What was decided about what the viewer wrote, and about themselves, the latest first. Errors: BAD_USER_INPUT.',
  })
  ownCases(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<OwnCase>> {
    return ownCases(ctx, args);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => ID, {
    description:
      'Appeals against what was decided about the viewer, once. Answers the id of the case. Errors: NOT_FOUND, CONFLICT the second time and after 30 days, BAD_USER_INPUT.',
  })
  appealCase(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, caseId) id: string,
    @Arg('words', () => String, { description: '1 to 1,000 characters, not blank.' }) words: string,
  ): Promise<string> {
    return appeal(ctx, id, words);
  }

  @Access('signedIn')
  @Query(() => OwnReportConnection, {
    description:
      'What the viewer reported and what came of it, the latest first. Errors: BAD_USER_INPUT.',
  })
  ownReports(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<OwnReport>> {
    return ownReports(ctx, args);
  }

  @Access('visitor')
  @Query(() => OwnCase, {
    description:
      'What was decided, by the link of a mail about a ban: nobody needs to be signed in. Errors: BAD_USER_INPUT for tokens that are not ours, RATE_LIMITED.',
  })
  banCase(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) sentToken: string,
  ): Promise<OwnCase> {
    return caseOfBanLink(ctx, sentToken);
  }

  @Access('visitor')
  @Mutation(() => ID, {
    description:
      'Appeals against a ban by the link of its mail, once. Answers the id of the case. Errors: BAD_USER_INPUT for tokens that are not ours and for blank words, CONFLICT the second time and after 30 days, RATE_LIMITED.',
  })
  appealBan(
    @Ctx() ctx: Context,
    @Arg('token', () => String, token) sentToken: string,
    @Arg('words', () => String, { description: '1 to 1,000 characters, not blank.' }) words: string,
  ): Promise<string> {
    return appealBan(ctx, sentToken, words);
  }
}
