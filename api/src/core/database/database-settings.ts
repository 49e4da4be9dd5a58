interface DatabaseVariables {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_REPLICA_URL?: string | undefined;
  DATABASE_PREPARED?: 'on' | 'off' | undefined;
}

/** How the database is reached. */
export const databaseSettings = ({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_REPLICA_URL,
  DATABASE_PREPARED,
}: DatabaseVariables) => ({
  /** The server itself: for migrations, backups and commands. */
  databaseUrl: DATABASE_DIRECT_URL ?? DATABASE_URL,
  /** A pooler in front of it that lends a connection for one transaction at a time. */
  poolerUrl: DATABASE_DIRECT_URL === undefined ? undefined : DATABASE_URL,
  /** For reads that may be some seconds old. */
  replicaUrl: DATABASE_REPLICA_URL,
  /** Whether statements have names on their connections, and are planned once. */
  isPrepared: DATABASE_PREPARED ? DATABASE_PREPARED === 'on' : DATABASE_DIRECT_URL === undefined,
});

/** What is wrong with them together, in one line. */
export function databaseProblem(variables: DatabaseVariables): string | undefined {
  if (variables.DATABASE_DIRECT_URL && !variables.DATABASE_URL)
    return 'DATABASE_DIRECT_URL: is the server behind the pooler that DATABASE_URL names';
  if (variables.DATABASE_REPLICA_URL && !variables.DATABASE_URL)
    return 'DATABASE_REPLICA_URL: is a replica of the server that DATABASE_URL names';
  return undefined;
}
