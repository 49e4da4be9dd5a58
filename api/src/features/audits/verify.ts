import { createHash } from 'node:crypto';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { auditsSql, chainedContent } from './audits.sql.ts';

/** What a look at the whole chain found. */
export interface ChainReport {
  entries: number;
  /**
   * The hash of the last entry: written down elsewhere, it also tells when the end of the chain was
   * cut off.
   */
  last: string | null;
  /**
   * The first entry that is not as it was written, and what is wrong with it; null when the chain
   * is whole.
   */
  broken: { number: string; id: string; why: string } | null;
  /**
   * False where the time was over before the end of the chain: `entries` says how far it was read.
   */
  isComplete: boolean;
}

const linksAtOnce = 1000;

const chainPart = auditsSql.statement('chain', { behind: 'int8' }, (db, { behind }) =>
  db
    .selectFrom('audit_log as entry')
    .where(sql<SqlBool>`entry.number > ${behind}`)
    .orderBy('entry.number')
    .limit(linksAtOnce)
    .select([
      sql<string>`entry.number::text`.as('number'),
      'entry.id',
      'entry.admin_id as adminId',
      'entry.admin_digest as adminDigest',
      'entry.hash',
      chainedContent.as('content'),
    ]),
);

const strayEntries = auditsSql.statement('unchained', {}, (db) =>
  db
    .selectFrom('audit_log as entry')
    .where('entry.number', 'is', null)
    .orderBy('entry.id')
    .limit(1)
    .select('entry.id'),
);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Reads the whole chain and calculates every hash anew, without the functions of the database: who
 * can change rows can change those too.
 * @param milliseconds how long it may take; without an end it reads everything
 */
export async function verifyAuditLog(db: Database, milliseconds = Infinity): Promise<ChainReport> {
  const end = performance.now() + milliseconds;
  let entries = 0;
  let last: string | null = null;
  const brokenAt = (number: string, id: string, why: string): ChainReport => ({
    entries,
    last,
    broken: { number, id, why },
    isComplete: true,
  });
  for (;;) {
    const part = await db.query(chainPart, { behind: entries });
    for (const link of part) {
      if (link.number !== String(entries + 1))
        return brokenAt(link.number, link.id, `entry ${entries + 1} before it is missing`);
      const hash = sha256(`${last ?? ''}\n${link.content}`);
      if (hash !== link.hash) return brokenAt(link.number, link.id, 'it was changed');
      if (link.adminId && sha256(`${link.id} ${link.adminId}`) !== link.adminDigest)
        return brokenAt(link.number, link.id, 'its admin was changed');
      entries += 1;
      last = hash;
    }
    if (part.length < linksAtOnce) break;
    if (performance.now() > end) return { entries, last, broken: null, isComplete: false };
  }
  const [stray] = await db.query(strayEntries, {});
  return stray
    ? brokenAt('none', stray.id, 'it has no place in the chain')
    : { entries, last, broken: null, isComplete: true };
}
