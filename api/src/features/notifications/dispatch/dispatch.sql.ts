import { truth } from '../../../core/sql/index.ts';
import { type DomainEventKind, domainEventsWith } from '../../outbox/index.ts';
import { notificationsSql } from '../notifications.sql.ts';
import { notificationRules } from '../rules/rules.ts';
import {
  dispatchParameters,
  earlierNotifications,
  freshCandidates,
  groupedCandidates,
  isRepeated,
  namedActors,
  repeatedGroups,
  savedNotifications,
  wantedCandidates,
} from './dispatch-parts.sql.ts';

/**
 * Makes the notifications of one kind of domain event, for all events of a run at once
 * (docs/decisions/notifications.md). Its parts, in their order:
 *
 * candidates → wanted → fresh → groups → repeated, earlier → saved → actors
 *
 * It answers with the notifications that it made or changed.
 */
export const dispatchStatement = notificationsSql.statements(
  'dispatch',
  dispatchParameters,
  [{ kind: 'questionAsked' }, { kind: 'postLiked' }, { kind: 'connectionAsked' }],
  ({ kind }: { kind: DomainEventKind }) =>
    (db, { eventIds, now }) => {
      const rule = notificationRules[kind];
      return db
        .with('events', () => domainEventsWith(eventIds))
        .with('candidates', () => rule.candidates)
        .with(
          (cte) => cte('wanted').materialized(),
          () => wantedCandidates(rule),
        )
        .with(
          (cte) => cte('fresh').materialized(),
          () => freshCandidates(rule),
        )
        .with(
          (cte) => cte('groups').materialized(),
          () => groupedCandidates(),
        )
        .with(
          (cte) => cte('repeated').materialized(),
          () => repeatedGroups(rule, now),
        )
        .with(
          (cte) => cte('earlier').materialized(),
          () => earlierNotifications(),
        )
        .with('saved', () => savedNotifications(kind, rule, now))
        .with('actors', () => namedActors(rule, now))
        .selectFrom('saved')
        .leftJoin('earlier', (join) =>
          join
            .onRef('earlier.user_id', '=', 'saved.user_id')
            .onRef('earlier.group_key', '=', 'saved.group_key'),
        )
        .select(['saved.id', 'saved.user_id as userId'])
        .select(({ ref, fn, lit, not }) =>
          truth(
            rule.alertsAgain === 'never'
              ? fn.coalesce('earlier.wasClosed', lit(true))
              : not(
                  isRepeated({ user_id: ref('saved.user_id'), group_key: ref('saved.group_key') }),
                ),
          ).as('alerts'),
        );
    },
);
