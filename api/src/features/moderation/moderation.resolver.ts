import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type {
  RemovableType,
  RemovalKind,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { OwnStatement } from '../../core/database/own-statement.ts';
import type { CountedPage } from '../../core/lists/index.ts';
import { ExportPart, exportAfter } from '../files/index.ts';
import { type Person, User, userLoader } from '../identity/index.ts';
import { JobOpening, jobWithRemovedLoader } from '../jobs/index.ts';
import { cardWithRemovedLoader, Post, PostCard, postWithRemoved } from '../posts/index.ts';
import { forEachId } from './lists/bulk.ts';
import { ContentListEnum } from './lists/content-list.ts';
import type { ContentList } from './lists/contents.queries.ts';
import { contentOfId, contentsOf } from './lists/contents.queries.ts';
import { exportContents } from './lists/export-contents.ts';
import {
  removeCommentByAdmin,
  removeContentByAdmin,
  restoreContentByAdmin,
  setPinned,
} from './moderate-content.ts';
import {
  BulkResult,
  ContentArgs,
  type ContentFilter,
  ContentFilterInput,
  type ContentRequest,
  ModeratedContent,
  ModeratedContentConnection,
} from './moderation.types.ts';
import { RemovableTypeEnum, RemovalKindEnum } from './moderation-enums.ts';
import { undoRemovalByAdmin } from './undo-removal.ts';

const type = { description: 'What it is.' };
const id = { description: 'Its id.' };
const ids = { description: 'Their ids: 1 to 100.' };
const kind = { description: 'Hidden, or deleted.' };
const reason = { description: 'Told to the author: 1 to 500 characters, not blank.' };
const list = { description: 'Which list.' };

/** What admins do about what people wrote. */
@Resolver(() => ModeratedContent)
export class ModerationResolver {
  @Access('admin')
  @Query(() => ModeratedContentConnection, {
    description: 'What people wrote, removed or not. Errors: BAD_USER_INPUT.',
  })
  moderatedContents(
    @Ctx() ctx: Context,
    @Arg('list', () => ContentListEnum, list) name: ContentList,
    @Args(() => ContentArgs) args: ContentRequest,
  ): Promise<CountedPage<ModeratedContent>> {
    return contentsOf(ctx.app, name, args);
  }

  @Access('admin')
  @Query(() => ModeratedContent, {
    description: 'Something that somebody wrote, removed or not. Errors: NOT_FOUND.',
  })
  moderatedContent(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('id', () => ID, id) subjectId: string,
  ): Promise<ModeratedContent> {
    return contentOfId(ctx.app, subjectType, subjectId);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Of gratitudes: whom it thanks.' })
  profile(@Ctx() ctx: Context, @Root() { profileId }: ModeratedContent): Promise<Person | null> {
    return profileId === null ? Promise.resolve(null) : userLoader(ctx).load(profileId);
  }

  @FieldResolver(() => PostCard, {
    nullable: true,
    description: 'Of posts: the card, removed or not.',
  })
  card(@Ctx() ctx: Context, @Root() { type: kindOf, id: postId }: ModeratedContent) {
    return kindOf === 'post' ? cardWithRemovedLoader(ctx).load(postId) : null;
  }

  @OwnStatement()
  @FieldResolver(() => Post, {
    nullable: true,
    description: 'Of posts: all of it, removed or not.',
  })
  experience(@Ctx() ctx: Context, @Root() { type: kindOf, id: postId }: ModeratedContent) {
    return kindOf === 'post' ? postWithRemoved(ctx, postId) : null;
  }

  @FieldResolver(() => JobOpening, {
    nullable: true,
    description: 'Of openings: all of it, removed or not.',
  })
  opening(@Ctx() ctx: Context, @Root() { type: kindOf, id: jobId }: ModeratedContent) {
    return kindOf === 'job' ? jobWithRemovedLoader(ctx).load(jobId) : null;
  }

  @Access('admin')
  @Mutation(() => ID, {
    description:
      'Hides or deletes what somebody wrote, who is told why. Answers its id. Errors: NOT_FOUND, CONFLICT for what is removed already and for a case that another admin has taken, FORBIDDEN for what the viewer wrote, BAD_USER_INPUT for the reason.',
  })
  removeContent(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('id', () => ID, id) subjectId: string,
    @Arg('kind', () => RemovalKindEnum, kind) how: RemovalKind,
    @Arg('reason', () => String, reason) why: string,
  ): Promise<string> {
    return removeContentByAdmin(ctx, subjectType, subjectId, { kind: how, reason: why });
  }

  @Access('admin')
  @Mutation(() => ID, {
    description:
      'Hides or deletes a question or an answer, whichever has the id. Errors: as `removeContent`.',
  })
  removeComment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, id) commentId: string,
    @Arg('kind', () => RemovalKindEnum, kind) how: RemovalKind,
    @Arg('reason', () => String, reason) why: string,
  ): Promise<string> {
    return removeCommentByAdmin(ctx, commentId, { kind: how, reason: why });
  }

  @Access('admin')
  @Mutation(() => ID, {
    description:
      'Shows again what was hidden or deleted, within 30 days. Answers its id. Errors: NOT_FOUND, FORBIDDEN for what the viewer wrote and, unless they are a super admin, for what reports hid and what was decided about a reported thing or by a super admin, CONFLICT for what is shown and while its author waits for the answer to an appeal.',
  })
  restoreContent(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('id', () => ID, id) subjectId: string,
  ): Promise<string> {
    return restoreContentByAdmin(ctx, subjectType, subjectId);
  }

  @Access('admin')
  @Mutation(() => [BulkResult], {
    description:
      'Hides or deletes up to 100 things as `removeContent` does, each for itself. Errors: BAD_USER_INPUT unless 1 to 100 ids are named.',
  })
  removeContents(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('ids', () => [ID], ids) subjectIds: string[],
    @Arg('kind', () => RemovalKindEnum, kind) how: RemovalKind,
    @Arg('reason', () => String, reason) why: string,
  ): Promise<BulkResult[]> {
    return forEachId(subjectIds, (each) =>
      removeContentByAdmin(ctx, subjectType, each, { kind: how, reason: why }),
    );
  }

  @Access('admin')
  @Mutation(() => [BulkResult], {
    description:
      'Shows up to 100 things again as `restoreContent` does, each for itself. Errors: BAD_USER_INPUT unless 1 to 100 ids are named.',
  })
  restoreContents(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('ids', () => [ID], ids) subjectIds: string[],
  ): Promise<BulkResult[]> {
    return forEachId(subjectIds, (each) => restoreContentByAdmin(ctx, subjectType, each));
  }

  @Access('admin')
  @Mutation(() => [BulkResult], {
    description:
      'Takes back what the viewer has just removed, each for itself: it stands as it stood before, hidden or shown. For ten seconds. Errors: BAD_USER_INPUT unless 1 to 100 ids are named.',
  })
  undoRemovals(
    @Ctx() ctx: Context,
    @Arg('type', () => RemovableTypeEnum, type) subjectType: RemovableType,
    @Arg('ids', () => [ID], ids) subjectIds: string[],
  ): Promise<BulkResult[]> {
    return forEachId(subjectIds, (each) => undoRemovalByAdmin(ctx, subjectType, each));
  }

  @Access('admin')
  @Mutation(() => ID, {
    description: 'Puts an opening first on the board. Answers its id. Errors: NOT_FOUND.',
  })
  pinJob(@Ctx() ctx: Context, @Arg('id', () => ID, id) jobId: string): Promise<string> {
    return setPinned(ctx, jobId, true);
  }

  @Access('admin')
  @Mutation(() => ID, {
    description: 'Takes back what `pinJob` did. Answers its id. Errors: NOT_FOUND.',
  })
  unpinJob(@Ctx() ctx: Context, @Arg('id', () => ID, id) jobId: string): Promise<string> {
    return setPinned(ctx, jobId, false);
  }

  @Access('admin')
  @Mutation(() => ExportPart, {
    description:
      'What a list has as a CSV file, or as much of it as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportContents(
    @Ctx() ctx: Context,
    @Arg('list', () => ContentListEnum, list) name: ContentList,
    @Arg('filter', () => ContentFilterInput, {
      nullable: true,
      description: 'All of them without one.',
    })
    filter: ContentFilter | null,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportContents(ctx, name, filter, after ?? null);
  }
}
