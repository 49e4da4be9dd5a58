/**
 * The numbers of the advisory locks that concern a whole server's database, each held by one
 * instance at a time. They stand here together because whatever shares a number waits for each
 * other. Locks about a person or a thing have names instead (`lock-order.ts`).
 */
export const databaseLocks = {
  migrations: 7301,
  /** Only one backup is made at a time; what people delete meanwhile waits. */
  backup: 7302,
  /** Entries of the audit log are chained one after another, by a trigger of their migration. */
  auditChain: 7303,
  /** Instances that start together make the demo college one after another. */
  demo: 7304,
  /** Whoever uses the database holds it with the others; who replaces all of it, alone. */
  college: 7305,
} as const;
