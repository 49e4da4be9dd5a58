import { type RestRow, restRow } from '../../core/feature.ts';
import { RestMy__Names__ } from '../../generated/documents.ts';

/** The documented calls of this room (`schema/rest.md`). */
export const __name__Rows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/__names__',
    document: RestMy__Names__,
    reply: ({ my__Names__ }) => my__Names__.nodes,
  }),
];
