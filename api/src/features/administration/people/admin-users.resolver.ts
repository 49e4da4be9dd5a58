import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import {
  noReason,
  type UserAction,
} from '../../../../../schema/rules/administration/administration-texts.ts';
import type { PictureSize } from '../../../../../schema/rules/files/files.ts';
import { settingsTexts } from '../../../../../schema/rules/settings/settings-texts.ts';
import { Access, requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { notFound, unauthenticated } from '../../../core/errors.ts';
import { PictureSizeEnum, pictureAddress } from '../../../core/files/picture-size.ts';
import type { Page } from '../../../core/lists/paging.ts';
import { ExportPart, exportAfter } from '../../files/index.ts';
import { AdminPerson, FactsInput, UserActionEnum, UserActionResult } from './admin-person.types.ts';
import {
  AdminUser,
  AdminUserArgs,
  AdminUserConnection,
  type AdminUserFilter,
  AdminUserFilterInput,
} from './admin-user.types.ts';
import { adminUserLoader, adminUsers } from './admin-users.queries.ts';
import { correctFacts } from './correct-facts.ts';
import { exportUsers } from './export-users.ts';
import { addNote, deleteNote } from './notes.ts';
import { takeBackVerification } from './take-back-verification.ts';
import { actOnMany, applyUserAction } from './user-actions.ts';
import { endUserSessions, mailWayIn } from './ways-in.ts';

const person = { description: "The person's id." };
const why = { nullable: true, description: 'Why, as the person reads it: 1 to 500 characters.' };
const end = { nullable: true, description: 'When it ends by itself, within a year.' };

/** Does it, and answers with the account as it is then. */
async function actAndReload(
  ctx: Context,
  action: UserAction,
  id: string,
  reason: string | null | undefined,
  until: Date | null = null,
): Promise<AdminUser> {
  await applyUserAction(ctx, action, id, { reason: reason ?? noReason, until });
  const user = await adminUserLoader(ctx).load(id.toLowerCase());
  if (!user) throw notFound(settingsTexts.userGone);
  return user;
}

@Resolver(() => AdminUser)
export class AdminUsersResolver {
  @Access('admin')
  @Query(() => AdminUser, { description: 'The signed-in admin.' })
  async adminMe(@Ctx() ctx: Context): Promise<AdminUser> {
    const me = await adminUserLoader(ctx).load(requireViewer(ctx, 'admin').id);
    if (!me) throw unauthenticated();
    return me;
  }

  @Access('admin')
  @Query(() => AdminUserConnection, {
    description:
      'Accounts, with filters, search and order. Errors: BAD_USER_INPUT for a search over 100 characters and cursors of other orders.',
  })
  adminUsers(
    @Ctx() ctx: Context,
    @Args(() => AdminUserArgs) args: AdminUserArgs,
  ): Promise<Page<AdminUser>> {
    return adminUsers(ctx.app, args);
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description:
      'Warns a person, who is told by mail and at the bell. Errors: FORBIDDEN for admins but by super admins, for oneself and the last super admin; NOT_FOUND.',
  })
  warnUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('reason', () => String, { description: why.description }) reason: string,
  ): Promise<AdminUser> {
    return actAndReload(ctx, 'warn', id, reason);
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description:
      'Lets a person read and not write until then; they are told. Errors as of warnUser; CONFLICT for who is muted already.',
  })
  muteUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('reason', () => String, { description: why.description }) reason: string,
    @Arg('until', () => Date, { description: end.description }) until: Date,
  ): Promise<AdminUser> {
    return actAndReload(ctx, 'mute', id, reason, until);
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description: 'Lets a muted person write again. Errors as of warnUser; CONFLICT.',
  })
  unmuteUser(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<AdminUser> {
    return actAndReload(ctx, 'unmute', id, null);
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description:
      'Shuts an account, for a time or for good: sessions and sockets end within seconds; the person is mailed why. Errors as of warnUser; CONFLICT for who is banned already.',
  })
  banUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('reason', () => String, why) reason?: string | null,
    @Arg('until', () => Date, end) until?: Date | null,
  ): Promise<AdminUser> {
    return actAndReload(ctx, 'ban', id, reason, until);
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description: 'Opens a banned account again. Errors as of warnUser; CONFLICT.',
  })
  unbanUser(@Ctx() ctx: Context, @Arg('id', () => ID, person) id: string): Promise<AdminUser> {
    return actAndReload(ctx, 'unban', id, null);
  }

  @Access('admin')
  @Mutation(() => ID, {
    description:
      'Deletes an account at once and for good, with all that the person wrote and uploaded; they are mailed why. Answers the id. Errors as of warnUser; CONFLICT for the last super admin.',
  })
  async deleteUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('reason', () => String, why) reason?: string | null,
  ): Promise<string> {
    await applyUserAction(ctx, 'delete', id, { reason: reason ?? noReason });
    return id.toLowerCase();
  }

  @Access('admin')
  @Mutation(() => [UserActionResult], {
    description:
      'Does one thing to many people, at most 100, one after the other; says what became of each. Errors: BAD_USER_INPUT for none, too many and a blank reason: then nothing is done.',
  })
  actOnUsers(
    @Ctx() ctx: Context,
    @Arg('action', () => UserActionEnum, { description: 'What is done to each.' })
    action: UserAction,
    @Arg('ids', () => [ID], { description: "The people's ids." }) ids: string[],
    @Arg('reason', () => String, why) reason?: string | null,
    @Arg('until', () => Date, end) until?: Date | null,
  ): Promise<UserActionResult[]> {
    return actOnMany(ctx, action, ids, { reason: reason ?? noReason, until: until ?? null });
  }

  @Access('admin')
  @Mutation(() => AdminUser, {
    description:
      'Takes the verification of a person back, who is mailed why. Errors: BAD_USER_INPUT for a blank reason; CONFLICT for the unverified; others as of warnUser.',
  })
  async takeVerificationBack(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('reason', () => String, { description: why.description }) reason: string,
  ): Promise<AdminUser> {
    await takeBackVerification(ctx, id, reason);
    const user = await adminUserLoader(ctx).load(id.toLowerCase());
    if (!user) throw notFound(settingsTexts.userGone);
    return user;
  }

  @Access('admin')
  @Mutation(() => AdminPerson, {
    description:
      'Corrects name, degree, branch, year, e-mail address or phone number of a person, who is told by mail and at the bell. Errors: BAD_USER_INPUT with the texts of the sign-up form; CONFLICT where nothing is different, and for the address of another account; others as of warnUser.',
  })
  async correctUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('facts', () => FactsInput, { description: 'What is right.' }) facts: FactsInput,
  ): Promise<AdminPerson> {
    return { id: await correctFacts(ctx, id, facts) };
  }

  @Access('admin')
  @Mutation(() => AdminPerson, {
    description:
      'Ends sessions of a person, with their sockets. Errors: CONFLICT where none is open; NOT_FOUND; others as of warnUser.',
  })
  async endUserSessions(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
    @Arg('sessionId', () => ID, { nullable: true, description: 'One of them; null: all.' })
    sessionId?: string | null,
  ): Promise<AdminPerson> {
    return { id: await endUserSessions(ctx, id, sessionId ?? null) };
  }

  @Access('admin')
  @Mutation(() => AdminPerson, {
    description:
      'Mails a person the way to a new password; who never signed in is invited again. Errors: CONFLICT for the banned; RATE_LIMITED after three an hour; others as of warnUser.',
  })
  async mailWayIn(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, person) id: string,
  ): Promise<AdminPerson> {
    return { id: await mailWayIn(ctx, id) };
  }

  @Access('admin')
  @Mutation(() => AdminPerson, {
    description:
      'Writes a note about a person for the other admins. Errors: BAD_USER_INPUT; NOT_FOUND.',
  })
  async addAdminNote(
    @Ctx() ctx: Context,
    @Arg('personId', () => ID, person) personId: string,
    @Arg('text', () => String, { description: '1 to 2,000 characters.' }) text: string,
  ): Promise<AdminPerson> {
    return { id: await addNote(ctx, personId, text) };
  }

  @Access('admin')
  @Mutation(() => AdminPerson, {
    description: 'Deletes a note that one wrote. Errors: FORBIDDEN for those of others; NOT_FOUND.',
  })
  async deleteAdminNote(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The note's id." }) id: string,
  ): Promise<AdminPerson> {
    return { id: await deleteNote(ctx, id) };
  }

  @Access('admin')
  @Mutation(() => ExportPart, {
    description:
      'The people of a filter as a CSV file, or as many of them as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportUsers(
    @Ctx() ctx: Context,
    @Arg('filter', () => AdminUserFilterInput, { nullable: true, description: 'Which people.' })
    filter: AdminUserFilter | null | undefined,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportUsers(ctx, filter ?? null, after ?? null);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Gives a code before the admin area opens. For super admins, and of oneself; null for others.',
  })
  hasSecondFactor(@Root() user: AdminUser, @Ctx() { viewer }: Context): boolean | null {
    return viewer?.isSuperAdmin || viewer?.id === user.id ? user.hasSecondFactor : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Signed address of the picture, valid for minutes; null without one.',
  })
  profilePic(
    @Root() user: AdminUser,
    @Ctx() ctx: Context,
    @Arg('size', () => PictureSizeEnum, { nullable: true, description: 'Whole when left out.' })
    size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, user.pictureId, size);
  }
}
