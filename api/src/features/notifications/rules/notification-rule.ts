import type { Expression } from 'kysely';
import type {
  NotificationStatus,
  NotificationSwitch,
  NotificationType,
} from '../../../../../schema/rules/notifications/notifications-texts.ts';
import type { Candidate } from './candidates.ts';

/** How a domain event becomes a notification of the same kind. */
export interface NotificationRule {
  type: NotificationType;
  /** The switch that silences it; without one it can't be silenced. */
  switch?: NotificationSwitch;
  priority?: 'high';
  /**
   * A notice of the college, which names nobody: its candidates name the recipient as who acted.
   */
  isFromCollege?: boolean;
  status?: NotificationStatus;
  /**
   * When a person who acts again in the same group alerts the recipient again: never (who likes,
   * takes it back and likes again), always, or at most once in 24 hours (what can be taken back and
   * done again at will).
   */
  alertsAgain: 'never' | 'always' | 'daily';
  /** Made of the domain events that still hold: of what was taken back nobody is notified. */
  readonly candidates: Expression<Candidate>;
}
