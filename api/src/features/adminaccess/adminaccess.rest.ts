import { type RestRow, restRow } from '../../core/feature.ts';
import { text } from '../../core/rest/rest-input.ts';
import { RestAdminSignIn } from '../../generated/documents.ts';

export const adminaccessRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/admin/signin',
    document: RestAdminSignIn,
    variables: ({ body }) => ({ email: text(body['email']), password: text(body['password']) }),
    reply: ({ adminSignIn: { token, redirectTo } }) => ({ token, redirect: redirectTo }),
  }),
];
