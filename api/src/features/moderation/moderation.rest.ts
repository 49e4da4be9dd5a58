import {
  type CaseState,
  type ContentState,
  caseStates,
  contentSorts,
  contentStates,
  moderationTexts,
  type RemovableType,
  type RemovalKind,
  reportableTypes,
  reportReasons,
} from '../../../../schema/rules/moderation/moderation-texts.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { countersBeside } from '../../core/rest/rest-counters.ts';
import { textOrNull, wordIfSent } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import {
  type ContentList,
  RestFlagged,
  RestModeratedContents,
  type RestModeratedContentsQuery,
  type RestModeratedFragment,
  RestPinJob,
  RestRemoveComment,
  RestRemoveContent,
} from '../../generated/documents.ts';
import { restJob } from '../jobs/index.ts';

/** What the lists answer by themselves is what stands; `all` is the rest with it. */
const listedStates = [...contentStates, 'all'] as const;
const stateOf = (call: RestCall): ContentState | null => {
  const state = wordIfSent(call.query, 'state', listedStates) ?? 'shown';
  return state === 'all' ? null : state;
};

/** The filters of the lists, as query parameters. */
const listOf = (call: RestCall) => ({
  ...pageOf(call),
  filter: {
    search: textOrNull(call.query['search']),
    state: stateOf(call),
    authorId: textOrNull(call.query['author']),
    company: textOrNull(call.query['company']),
  },
  sort: wordIfSent(call.query, 'sort', contentSorts) ?? ('newest' as const),
});

/** Cases that wait for an admin, unless another state or all of them are asked for. */
const casesOf = (call: RestCall): { state: CaseState | null; waits: boolean | null } => {
  const asked = wordIfSent(call.query, 'state', [...caseStates, 'all']);
  return { state: asked === 'all' ? null : asked, waits: asked === null };
};

/** The documented calls bring no reason; one that is sent is told to the author. */
const removalOf = (call: RestCall, kind: RemovalKind) => ({
  id: call.params['id'] ?? '',
  kind,
  reason: textOrNull(call.body['reason']) ?? moderationTexts.defaultReason,
});

/** What all of the lists have in common. */
const common = ({ _id, user, createdAt, state, removal }: RestModeratedFragment) => ({
  _id,
  user,
  createdAt,
  state,
  removal,
});

type Listed = RestModeratedContentsQuery['moderatedContents']['nodes'][number];

/** A list, under the name that its call has. */
const contentsRow = (list: ContentList, lineOf: (listed: Listed) => object): RestRow =>
  restRow({
    method: 'GET',
    path: `/api/admin/${list}`,
    document: RestModeratedContents,
    variables: (call) => ({ list, ...listOf(call) }),
    lists: (data) => [data.moderatedContents],
    reply: (data) => ({ [list]: data.moderatedContents.nodes.map(lineOf) }),
  });

const removalRow = (
  method: 'DELETE' | 'POST',
  path: string,
  type: RemovableType,
  kind: RemovalKind,
): RestRow =>
  restRow({
    method,
    path,
    document: RestRemoveContent,
    variables: (call) => ({ type, ...removalOf(call, kind) }),
    reply: () => ({
      message: kind === 'hide' ? moderationTexts.hidden : moderationTexts.deleted,
    }),
  });

/** The documented calls of admins about what people wrote. */
export const moderationRows: RestRow[] = [
  contentsRow('posts', (post) => ({
    ...(post.card ? countersBeside(post.card) : {}),
    ...common(post),
    title: post.title,
    oneLiner: post.text,
  })),
  contentsRow('comments', (comment) => ({
    ...common(comment),
    type: comment.type,
    content: comment.text,
    post: comment.post,
  })),
  contentsRow('gratitudes', (gratitude) => ({
    ...common(gratitude),
    text: gratitude.text,
    profile: { user: gratitude.profile },
    hidden: gratitude.isHidden,
  })),
  contentsRow('jobs', (job) => ({
    ...(job.opening ? restJob(job.opening) : {}),
    ...common(job),
    title: job.title,
    isPinned: job.isPinned,
  })),
  restRow({
    method: 'GET',
    path: '/api/admin/flagged',
    document: RestFlagged,
    variables: (call) => ({
      ...pageOf(call),
      filter: {
        ...casesOf(call),
        type: wordIfSent(call.query, 'type', reportableTypes),
        reason: wordIfSent(call.query, 'reason', reportReasons),
        search: textOrNull(call.query['search']),
      },
      sort: wordIfSent(call.query, 'sort', contentSorts) ?? 'newest',
    }),
    lists: (data) => [data.reportCases],
    reply: (data) => ({ flagged: data.reportCases.nodes }),
  }),
  removalRow('DELETE', '/api/admin/posts/{id}', 'post', 'delete'),
  restRow({
    method: 'DELETE',
    path: '/api/admin/comments/{id}',
    document: RestRemoveComment,
    variables: (call) => removalOf(call, 'delete'),
    reply: () => ({ message: moderationTexts.deleted }),
  }),
  removalRow('DELETE', '/api/admin/gratitudes/{id}', 'gratitude', 'delete'),
  removalRow('DELETE', '/api/admin/jobs/{id}', 'job', 'delete'),
  removalRow('POST', '/api/admin/gratitudes/{id}/hide', 'gratitude', 'hide'),
  restRow({
    method: 'POST',
    path: '/api/admin/jobs/{id}/pin',
    document: RestPinJob,
    variables: (call) => ({ id: call.params['id'] ?? '' }),
    reply: () => ({ message: moderationTexts.pinned }),
  }),
];
