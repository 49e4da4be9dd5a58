/** What is looked at, in the order in which it is shown (`api/src/core/health`). */
export const healthChecks = [
  'database',
  'files',
  'mail',
  'jobs',
  'backups',
  'secret',
  'push',
  'signIn',
  'instances',
  'address',
  'version',
] as const;
export type HealthCheckName = (typeof healthChecks)[number];

/** How something stands, from the best to the worst. */
export const healthStates = ['good', 'attention', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

/** The worst of several. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  healthStates.findLast((state) => states.includes(state)) ?? 'good';
