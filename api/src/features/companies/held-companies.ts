import type { Work } from '../../core/context.ts';
import { anyOf } from '../../core/sql/index.ts';
import { companiesSql } from './companies.sql.ts';

const held = companiesSql.statements(
  'held',
  { ids: 'uuid[]?' },
  [{ which: 'some' }, { which: 'all' }],
  ({ which }: { which: 'some' | 'all' }) =>
    (db, { ids }) =>
      db
        .selectFrom('companies as company')
        .$if(which === 'some', (query) => query.where('company.id', '=', anyOf(ids)))
        .orderBy('company.id')
        .forNoKeyUpdate('company')
        .select('company.id'),
);

/**
 * Holds companies until the end of the transaction, in the one order in which everybody takes
 * several. What only refers to them does not wait.
 */
export async function holdCompanies(work: Work, which: readonly string[] | 'all'): Promise<void> {
  if (which === 'all') await work.query(held({ which }), { ids: null });
  else await work.query(held({ which: 'some' }), { ids: which });
}
