import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  administrationTexts as texts,
  type WrittenKind,
} from '../../../../../schema/rules/administration/administration-texts.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { type Page, PageArgs } from '../../../core/lists/paging.ts';
import { removedCounts } from '../../moderation/index.ts';
import { sanctionsOf } from '../../sanctions/index.ts';
import { Verification } from '../verification/verification.types.ts';
import { verificationsOf } from '../verification/verifications.queries.ts';
import {
  auditOf,
  lastSignInOf,
  notesOf,
  sessionsOf,
  writtenBy,
  writtenCounts,
} from './admin-person.queries.ts';
import {
  AdminNote,
  AdminPerson,
  PersonAuditLine,
  PersonSanction,
  PersonSession,
  WrittenCounts,
  WrittenItem,
  WrittenItemConnection,
  WrittenKindEnum,
} from './admin-person.types.ts';
import { AdminUser } from './admin-user.types.ts';
import { adminUserLoader } from './admin-users.queries.ts';

/** The admin who did something; null once their account is gone. */
const adminOf = (ctx: Context, id: string | null): Promise<AdminUser | null> | null =>
  id === null ? null : adminUserLoader(ctx).load(id);

const isOneself = ({ viewer }: Context, shown: AdminPerson): boolean => viewer?.id === shown.id;

@Resolver(() => AdminPerson)
export class AdminPersonResolver {
  @Access('admin')
  @Query(() => AdminPerson, {
    description: 'All that admins see of a person. Errors: NOT_FOUND.',
  })
  async adminUser(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The person's id." }) id: string,
  ): Promise<AdminPerson> {
    const found = isId(id) ? await adminUserLoader(ctx).load(id.toLowerCase()) : null;
    if (!found) throw notFound(texts.notFound);
    return { id: found.id };
  }

  @FieldResolver(() => AdminUser, { description: 'The account.' })
  async user(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<AdminUser> {
    const found = await adminUserLoader(ctx).load(shown.id);
    if (!found) throw notFound(texts.notFound);
    return found;
  }

  @FieldResolver(() => [Verification], {
    description: 'Documents that they handed in, newest first.',
  })
  verifications(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<Verification[]> {
    return verificationsOf(ctx.app, shown.id);
  }

  @FieldResolver(() => [PersonSession], {
    nullable: true,
    description:
      'Open ones, the last used first; at most 50. Those of a super admin are for super admins: null for others.',
  })
  async sessions(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<PersonSession[] | null> {
    const { isSuperAdmin } = await this.user(shown, ctx);
    const isShown = !isSuperAdmin || ctx.viewer?.isSuperAdmin;
    return isShown ? sessionsOf(ctx.app, shown.id) : null;
  }

  @FieldResolver(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When they signed in the last time; null for who never did, and where `sessions` is.',
  })
  async lastSignedInAt(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<Date | null> {
    const { isSuperAdmin } = await this.user(shown, ctx);
    const isShown = !isSuperAdmin || ctx.viewer?.isSuperAdmin;
    return isShown ? lastSignInOf(ctx.app, shown.id) : null;
  }

  @FieldResolver(() => WrittenCounts, { description: 'How much they wrote that is shown.' })
  wrote(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<WrittenCounts> {
    return writtenCounts(ctx.app, shown.id);
  }

  @FieldResolver(() => WrittenCounts, {
    description: 'How much of it admins have taken away, and is not among what `written` has.',
  })
  async removed(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<WrittenCounts> {
    const removed = await removedCounts(ctx.app, shown.id);
    return {
      posts: removed.post ?? 0,
      questions: removed.question ?? 0,
      answers: removed.answer ?? 0,
      gratitudes: removed.gratitude ?? 0,
      jobs: removed.job ?? 0,
    };
  }

  @FieldResolver(() => WrittenItemConnection, {
    description: 'What they wrote and is shown, newest first.',
  })
  written(
    @Root() shown: AdminPerson,
    @Ctx() ctx: Context,
    @Arg('kind', () => WrittenKindEnum, { description: 'Which kind of thing.' }) kind: WrittenKind,
    @Args(() => PageArgs) args: PageArgs,
  ): Promise<Page<WrittenItem>> {
    return writtenBy(ctx.app, shown.id, kind, args);
  }

  @FieldResolver(() => [PersonSanction], {
    description: 'Newest first, at most 100. Of oneself without who decided.',
  })
  async sanctions(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<PersonSanction[]> {
    const found = await sanctionsOf(ctx.app, shown.id);
    if (!isOneself(ctx, shown)) return found;
    return found.map((sanction) => ({ ...sanction, byId: null, liftedById: null }));
  }

  @FieldResolver(() => [AdminNote], {
    nullable: true,
    description:
      'For other admins alone, null of oneself: nobody reads what is noted about them. Newest first, at most 50.',
  })
  notes(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<AdminNote[]> | null {
    return isOneself(ctx, shown) ? null : notesOf(ctx.app, shown.id);
  }

  @FieldResolver(() => [PersonAuditLine], {
    nullable: true,
    description:
      'What admins did about them, newest first; at most 50. For super admins, who alone read the log; null for others.',
  })
  audit(@Root() shown: AdminPerson, @Ctx() ctx: Context): Promise<PersonAuditLine[]> | null {
    return ctx.viewer?.isSuperAdmin ? auditOf(ctx.app, shown.id) : null;
  }
}

@Resolver(() => PersonSanction)
export class PersonSanctionResolver {
  @FieldResolver(() => AdminUser, { nullable: true, description: 'The admin who decided it.' })
  by(@Root() { byId }: PersonSanction, @Ctx() ctx: Context): Promise<AdminUser | null> | null {
    return adminOf(ctx, byId);
  }

  @FieldResolver(() => AdminUser, { nullable: true, description: 'The admin who ended it early.' })
  liftedBy(
    @Root() { liftedById }: PersonSanction,
    @Ctx() ctx: Context,
  ): Promise<AdminUser | null> | null {
    return adminOf(ctx, liftedById);
  }
}

@Resolver(() => AdminNote)
export class AdminNoteResolver {
  @FieldResolver(() => AdminUser, { nullable: true, description: 'Who wrote it.' })
  author(@Root() { authorId }: AdminNote, @Ctx() ctx: Context): Promise<AdminUser | null> | null {
    return adminOf(ctx, authorId);
  }
}

@Resolver(() => PersonAuditLine)
export class PersonAuditResolver {
  @FieldResolver(() => AdminUser, { nullable: true, description: 'Who did it.' })
  admin(
    @Root() { adminId }: PersonAuditLine,
    @Ctx() ctx: Context,
  ): Promise<AdminUser | null> | null {
    return adminOf(ctx, adminId);
  }
}
