import { bookmarkTexts, bookmarkTypes } from '../../../../schema/rules/bookmarks/bookmarks.ts';
import { type RestMethod, type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import { countersBeside } from '../../core/rest/rest-counters.ts';
import { requireOneOf, text } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import { RestBookmark, RestBookmarks, RestRemoveBookmark } from '../../generated/documents.ts';
import { restJob } from '../jobs/index.ts';

/** The target as the body names it. */
const targetOf = ({ body }: RestCall) => ({
  type: requireOneOf(body['type'], bookmarkTypes, bookmarkTexts.unknownType),
  refId: text(body['refId']),
});

/** Documented twice: with POST, and with DELETE and a body. */
const removalBy = (method: RestMethod): RestRow =>
  restRow({
    method,
    path: '/api/bookmarks/remove',
    document: RestRemoveBookmark,
    variables: targetOf,
    reply: (data) => ({ message: bookmarkTexts.removed, ...data.removeBookmark }),
  });

/**
 * The calls of bookmarks (`schema/rest.md`). `refId` is the target with its own fields, its
 * counters beside them.
 */
export const bookmarkRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/bookmarks',
    document: RestBookmarks,
    variables: pageOf,
    lists: (data) => [data.bookmarks],
    reply: (data) =>
      data.bookmarks.nodes.map(({ post, profile, job, ...bookmark }) => ({
        ...bookmark,
        refId: profile ?? (job ? restJob(job) : post && countersBeside(post)),
      })),
  }),
  restRow({
    method: 'POST',
    path: '/api/bookmarks/add',
    document: RestBookmark,
    variables: targetOf,
    reply: (data) => ({ message: bookmarkTexts.added, ...data.bookmark }),
  }),
  removalBy('POST'),
  removalBy('DELETE'),
];
