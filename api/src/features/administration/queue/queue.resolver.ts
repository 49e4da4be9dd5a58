import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { verificationTexts } from '../../../../../schema/rules/verification-texts.ts';
import { Access, requireViewer } from '../../../core/access.ts';
import { change, type Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { Live } from '../../../core/live.ts';
import type { Page } from '../../../core/paging.ts';
import { audit } from '../../audits/index.ts';
import { type AdminTaskEvent, adminTaskTopic, decideVerification } from '../../identity/index.ts';
import { AdminUser } from '../people/admin-user.types.ts';
import { adminUserLoader } from '../people/admin-users.queries.ts';
import {
  AdminTask,
  AdminTasks,
  Verification,
  VerificationArgs,
  VerificationConnection,
} from './verification.types.ts';
import { adminTasks, findVerification, verifications } from './verifications.queries.ts';

const request = { description: "The request's id." };

/** Decides, logs it, and answers with the request as it is then. @param reason null approves */
async function decide(ctx: Context, id: string, reason: string | null): Promise<Verification> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const { personId } = await decideVerification(ctx.app, work, { id, adminId, reason, at });
    audit(work, {
      adminId,
      action: reason === null ? 'verification.approve' : 'verification.reject',
      targetType: 'verification',
      targetId: id.toLowerCase(),
      changes: { person: personId, ...(reason !== null && { reason }) },
      at,
    });
  });
  const decided = await findVerification(ctx.app, id);
  if (!decided) throw notFound(verificationTexts.gone);
  return decided;
}

@Resolver(() => Verification)
export class QueueResolver {
  @Access('admin')
  @Query(() => VerificationConnection, {
    description:
      'Documents that people handed in. For admins. BAD_USER_INPUT for cursors of other lists.',
  })
  verifications(
    @Ctx() ctx: Context,
    @Args(() => VerificationArgs) args: VerificationArgs,
  ): Promise<Page<Verification>> {
    return verifications(ctx.app, args);
  }

  @Access('admin')
  @Query(() => Verification, { description: 'One document. For admins. NOT_FOUND.' })
  async verification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
  ): Promise<Verification> {
    const found = isId(id) ? await findVerification(ctx.app, id) : null;
    if (!found) throw notFound(verificationTexts.gone);
    return found;
  }

  @Access('admin')
  @Mutation(() => Verification, {
    description:
      'Approves a document: the person is verified, and mailed. For admins. NOT_FOUND; FORBIDDEN for one’s own; CONFLICT with the name of the admin who was faster.',
  })
  approveVerification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
  ): Promise<Verification> {
    return decide(ctx, id, null);
  }

  @Access('admin')
  @Mutation(() => Verification, {
    description:
      'Rejects a document: the person is mailed why, and may hand in another. For admins. BAD_USER_INPUT for a blank reason; others as of approveVerification.',
  })
  rejectVerification(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, request) id: string,
    @Arg('reason', () => String, { description: 'As the person reads it: 1 to 500 characters.' })
    reason: string,
  ): Promise<Verification> {
    return decide(ctx, id, reason);
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
  @Query(() => AdminTasks, { description: 'What waits for admins. For admins.' })
  adminTasks(@Ctx() ctx: Context): Promise<AdminTasks> {
    return adminTasks(ctx.app);
  }

  @Live(() => AdminTasks, {
    access: 'admin',
    topic: () => adminTaskTopic,
    throttleMs: 500,
    initialEvent: () => ({}),
    description: 'What waits for admins, after each thing that comes or is decided. For admins.',
  })
  adminTasksChanged(@Ctx() ctx: Context): Promise<AdminTasks> {
    return adminTasks(ctx.app);
  }

  @Live(() => AdminTask, {
    access: 'admin',
    topic: () => adminTaskTopic,
    filter: (event) => event['isNew'] === true,
    description: 'Each thing that comes and waits for an admin. For admins.',
  })
  adminTaskAdded(@Root() { type, id }: AdminTaskEvent): AdminTask {
    return { type, id };
  }
}
