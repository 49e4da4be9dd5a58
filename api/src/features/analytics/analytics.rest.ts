import { type RestRow, restRow } from '../../core/feature.ts';
import { RestAnalytics } from '../../generated/documents.ts';

/** The documented call of the totals. */
export const analyticsRows: RestRow[] = [
  restRow({
    method: 'GET',
    path: '/api/admin/analytics',
    document: RestAnalytics,
    reply: (data) => data.analyticsTotals,
  }),
];
