import type { HealthCheckName, HealthState } from '../../../../schema/rules/health/health.ts';
import type { App } from '../context.ts';

/**
 * `full`: people can read, but nothing can be saved. `changed`: a newer version has changed it, and
 * this one can't work with it any more.
 */
export type DatabaseState = 'ready' | 'full' | 'away' | 'changed';

/** What `/readyz` has asked the database. */
export interface Asked {
  database: DatabaseState;
  /** Names of jobs that are late, or failed and have to be known of. */
  lateJobs: readonly string[];
}

/** How something stands, for who is no engineer. */
export interface Finding {
  state: HealthState;
  /** What was found: no words of people, and no secrets. */
  words: string;
  /** What to do about it; nothing about what is good. */
  advice?: string;
  /** What another program said: it may name people. */
  said?: string;
  /** Only a super admin knows whether it is meant so, and can say it. */
  canBeMeant?: true;
}

/** One thing that the health of a college is made of, declared once. */
export interface HealthCheck {
  name: HealthCheckName;
  title: string;
  /** What is looked at, in a sentence. */
  about: string;
  /** What to do where it can't even be looked at. */
  whenUnknown: string | ((app: App) => string);
  /** What `/readyz` names while it does not work and the rest does: known without waiting. */
  degraded?(app: App, asked: Asked): string | false;
  /**
   * Looks at it: seconds at most.
   * @throws whatever is thrown where it does not answer; that is a finding too (`measureHealth`)
   */
  measure(app: App): Promise<Finding>;
}

/** A finding of a check, and when it was made. */
export interface Health extends Finding, Pick<HealthCheck, 'name' | 'title' | 'about'> {
  at: Date;
}
