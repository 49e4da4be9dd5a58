import { type RestRow, restRow } from '../../core/feature.ts';
import { textOrNull } from '../../core/rest/rest-input.ts';
import { pageOf } from '../../core/rest/rest-pages.ts';
import { RestAuditLog } from '../../generated/documents.ts';

/** The documented call of the audit log. */
export const auditRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/admin/audit',
    document: RestAuditLog,
    variables: (call) => ({
      ...pageOf(call),
      filter: {
        admin: textOrNull(call.query['admin']),
        action: textOrNull(call.query['action']),
        targetType: textOrNull(call.query['targetType']),
        targetId: textOrNull(call.query['targetId']),
        from: textOrNull(call.query['from']),
        to: textOrNull(call.query['to']),
      },
    }),
    lists: (data) => [data.auditLog],
    reply: (data) => ({
      audit: data.auditLog.nodes.map(({ changes, ...entry }) => ({
        ...entry,
        changes: Object.fromEntries(changes.map(({ name, value }) => [name, value])),
      })),
    }),
  }),
];
