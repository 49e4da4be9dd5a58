import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  type VerificationStatusWord,
  verificationTexts,
} from '../../../../../schema/rules/account/verification-texts.ts';
import type { DocumentType } from '../../../../../schema/rules/college/college.ts';
import { accessTexts } from '../../../../../schema/rules/identity/access-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context, Viewer } from '../../../core/context.ts';
import { forbidden, notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import type { CountedPage } from '../../../core/lists/index.ts';
import { Live } from '../../../core/live/live.ts';
import { ExportPart, exportAfter } from '../../files/index.ts';
import {
  type AdminTaskEvent,
  type AdminTaskType,
  adminTaskTopic,
  adminTaskTopicOf,
  DocumentTypeEnum,
} from '../../identity/index.ts';
import { AdminUser } from '../people/admin-user.types.ts';
import { adminUserLoader } from '../people/admin-users.queries.ts';
import {
  AdminTask,
  AdminTasks,
  AdminTaskTypeEnum,
  Verification,
  VerificationArgs,
  VerificationConnection,
  VerificationStatusEnum,
} from '../verification/verification.types.ts';
import {
  adminTasks,
  findVerification,
  verifications,
} from '../verification/verifications.queries.ts';
import { decideVerificationByAdmin } from './decide-verification.ts';
import { exportVerifications } from './export-verifications.ts';

const request = { description: "The request's id." };

/** Those who are told the same of what waits: super admins of cases as well. */
const taskAudience = (viewer: Viewer | null): string =>
  viewer?.isSuperAdmin ? 'super admins' : 'admins';

/** Whether what is read, by one viewer or by an audience together, may count cases. */
export const countsCases = ({ viewer, shared }: Context): boolean =>
  viewer?.isSuperAdmin === true || shared?.audience === 'super admins';

/**
 * What somebody hears of: reports are decided by super admins.
 * @throws FORBIDDEN 'Not a superAdmin'
 */
function newTaskTopic(type: unknown, viewer: Viewer | null): string {
  if (viewer?.isSuperAdmin)
    return type === 'verification' || type === 'report' ? adminTaskTopicOf(type) : adminTaskTopic;
  if (type === 'report') throw forbidden(accessTexts.superAdmin);
  return adminTaskTopicOf('verification');
}

@Resolver(() => Verification)
export class QueueResolver {
  @Access('admin')
  @Query(() => VerificationConnection, {
    description:
      'Documents that people handed in. Errors: BAD_USER_INPUT for cursors of other lists.',
  })
  verifications(
    @Ctx() ctx: Context,
    @Args(() => VerificationArgs) args: VerificationArgs,
  ): Promise<CountedPage<Verification>> {
    return verifications(ctx.app, args);
  }

  @Access('admin')
  @Query(() => Verification, { description: 'One document. Errors: NOT_FOUND.' })
  async verification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
  ): Promise<Verification> {
    const found = isId(id) ? await findVerification(ctx.app, id) : null;
    if (!found) throw notFound(verificationTexts.notFound);
    return found;
  }

  @Access('admin')
  @Mutation(() => Verification, {
    description:
      'Approves a document: the person is verified, and mailed. Errors: NOT_FOUND; FORBIDDEN for one’s own; CONFLICT with the name of the admin who was faster.',
  })
  approveVerification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
  ): Promise<Verification> {
    return decideVerificationByAdmin(ctx, id, null);
  }

  @Access('admin')
  @Mutation(() => Verification, {
    description:
      'Rejects a document: the person is mailed why, and may hand in another. Errors: BAD_USER_INPUT for a blank reason; others as of approveVerification.',
  })
  rejectVerification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
    @Arg('reason', () => String, { description: 'As the person reads it: 1 to 500 characters.' })
    reason: string,
  ): Promise<Verification> {
    return decideVerificationByAdmin(ctx, id, reason);
  }

  @Access('admin')
  @Mutation(() => ExportPart, {
    description:
      'A list of documents as a CSV file, without the documents themselves, or as much of it as a call has time for. Itself logged.',
  })
  exportVerifications(
    @Ctx() ctx: Context,
    @Arg('status', () => VerificationStatusEnum, { description: 'What became of them.' })
    status: VerificationStatusWord,
    @Arg('search', () => String, { nullable: true, description: 'As of verifications.' })
    search: string | null | undefined,
    @Arg('documentType', () => DocumentTypeEnum, {
      nullable: true,
      description: 'As of verifications.',
    })
    documentType: DocumentType | null | undefined,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    const filter = { status, search: search ?? null, documentType: documentType ?? null };
    return exportVerifications(ctx, filter, after ?? null);
  }

  @FieldResolver(() => AdminUser, { nullable: true, description: 'Whose it is.' })
  user(@Root() { userId }: Verification, @Ctx() ctx: Context): Promise<AdminUser | null> {
    return adminUserLoader(ctx).load(userId);
  }

  @FieldResolver(() => AdminUser, { nullable: true, description: 'The admin who decided.' })
  decidedBy(
    @Root() { decidedById }: Verification,
    @Ctx() ctx: Context,
  ): Promise<AdminUser | null> | null {
    return decidedById === null ? null : adminUserLoader(ctx).load(decidedById);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed address of the document, valid for minutes; null once it is deleted.',
  })
  fileUrl(@Root() { fileId }: Verification, @Ctx() ctx: Context): string | null {
    return fileId === null ? null : ctx.app.addresses.sign(fileId);
  }
}

@Resolver(() => AdminTasks)
export class TasksResolver {
  @Access('admin')
  @Query(() => AdminTasks, { description: 'What waits for admins.' })
  adminTasks(@Ctx() ctx: Context): Promise<AdminTasks> {
    return adminTasks(ctx.app);
  }

  @Live(() => AdminTasks, {
    access: 'admin',
    topic: (_args, viewer) => newTaskTopic(null, viewer),
    audience: taskAudience,
    throttleMs: 500,
    initialEvent: () => ({}),
    description:
      'What waits for admins, after each thing that comes or is decided. Super admins hear of cases too.',
  })
  adminTasksChanged(@Ctx() ctx: Context): Promise<AdminTasks> {
    return adminTasks(ctx.app);
  }

  @Live(() => AdminTask, {
    access: 'admin',
    topic: ({ type }, viewer) => newTaskTopic(type, viewer),
    audience: taskAudience,
    filter: (event) => event['isNew'] === true,
    description:
      'Each thing that comes and waits for an admin; reports for super admins alone. Errors: FORBIDDEN for reports to others.',
  })
  adminTaskAdded(
    @Root() { type, id }: AdminTaskEvent,
    @Arg('type', () => AdminTaskTypeEnum, {
      nullable: true,
      description: 'Only these; null: all that the viewer may see.',
    })
    _type?: AdminTaskType | null,
  ): AdminTask {
    return { type, id };
  }
}
