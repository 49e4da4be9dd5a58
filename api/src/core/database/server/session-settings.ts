import type { CustomTypesConfig } from 'pg';
import { types } from 'pg';
import { statementMilliseconds } from '../../../limits.ts';
import { parsers } from '../parsers.ts';

/** How values are read on connections to a server. */
export const parsing: CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    parsers[type] ?? (types.getTypeParser(type, format) as (text: string) => unknown),
};

/**
 * What each connection is set to. Hot statements have stable plans; planning anew for each LIMIT
 * halves the throughput, and compiling one (jit) takes longer than running it.
 */
export const sessionSettings = {
  statement_timeout: `${statementMilliseconds}ms`,
  plan_cache_mode: 'force_generic_plan',
  jit: 'off',
  timezone: 'UTC',
} as const;

/** The same, as a connection says it at its start. */
export const sessionOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
