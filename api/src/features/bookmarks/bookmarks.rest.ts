import { bookmarkTexts, bookmarkTypes } from '../../../../schema/rules/bookmarks.ts';
import { type RestCall, type RestMethod, type RestRow, restRow } from '../../core/feature.ts';
import { mustBeOneOf, text } from '../../core/rest-input.ts';
import { RestBookmark, RestBookmarks, RestRemoveBookmark } from '../../generated/documents.ts';

const named = ({ body }: RestCall) => ({
  type: mustBeOneOf(body['type'], bookmarkTypes, bookmarkTexts.unknownType),
  refId: text(body['refId']),
});

/** The post screen says it with POST, the profile screen with DELETE and a body. */
const removal = (method: RestMethod): RestRow =>
  restRow({
    method,
    path: '/api/bookmarks/remove',
    document: RestRemoveBookmark,
    variables: named,
    reply: (d) => ({ message: bookmarkTexts.removed, ...d.removeBookmark }),
  });

/** The bookmark calls of part 2, section 7. `refId` is the target with its own fields, its counters beside them. */
export const bookmarkRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/bookmarks',
    document: RestBookmarks,
    reply: (d) =>
      d.bookmarks.nodes.map(({ post, profile, ...bookmark }) => {
        const { counters, ...card } = post ?? {};
        return { ...bookmark, refId: profile ?? { ...card, ...counters } };
      }),
  }),
  restRow({
    method: 'POST',
    path: '/api/bookmarks/add',
    document: RestBookmark,
    variables: named,
    reply: (d) => ({ message: bookmarkTexts.added, ...d.bookmark }),
  }),
  removal('POST'),
  removal('DELETE'),
];
