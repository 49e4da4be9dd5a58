import { type RestRow, restRow } from '../../../core/feature.ts';
import { text } from '../../../core/rest/rest-input.ts';
import { RestStopPeopleAlert } from '../../../generated/documents.ts';

/** As that of openings: mail programs call it by themselves (RFC 8058). */
export const peopleAlertRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/people/alerts/unsubscribe',
    document: RestStopPeopleAlert,
    variables: ({ query }) => ({ token: text(query['token']) }),
    reply: (data) => data.stopPeopleAlert,
    multipart: {},
    form: 'ignored',
  }),
];
