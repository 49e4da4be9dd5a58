import { sql } from 'kysely';
import { pagePathOf, truth } from '../../../core/sql/index.ts';
import { companyFollowers, companySlugs } from '../../companies/index.ts';
import { jobAlerts, jobOpenings } from '../../jobs/index.ts';
import { eventColumns } from '../../outbox/index.ts';
import { publishedPosts } from '../../posts/index.ts';
import { notificationsSql } from '../notifications.sql.ts';
import { aboutId, acts, candidate, distinctActs, groupKey } from './candidates.ts';
import type { NotificationRule } from './notification-rule.ts';

type CompanyKind = 'companyTold' | 'companyHires';

/** The slug of a company's name: a spelling that nobody has used before has it, too. */
const slugOfColumn = (column: 'post.company_norm' | 'opening.company_norm') =>
  notificationsSql.eb.fn<string>('company_slug', [sql.ref(column)]);

/** Companies are followed as openings are looked for: one switch, once a day for who posts. */
const news = { type: 'job', switch: 'jobs', alertsAgain: 'daily' } as const;

/** Who follows a company hears of what is told of it, all of a company together. */
export const companyRules: Record<CompanyKind, NotificationRule> = {
  companyTold: {
    ...news,
    candidates: acts
      .innerJoin(publishedPosts.as('post'), 'post.id', eventColumns('companyTold').postId)
      .innerJoin(companyFollowers.as('follow'), (join) =>
        join.on(({ eb }) => eb('follow.said_slug', '=', slugOfColumn('post.company_norm'))),
      )
      .whereRef('event.created_at', '>=', 'follow.since')
      .select(({ ref, cast }) =>
        candidate({
          recipient: ref('follow.user_id'),
          group: groupKey('companyTold', cast<string>('follow.company_id', 'text')),
          subject: ref('follow.company_name'),
          link: pagePathOf.company(ref('follow.company_slug')),
        }),
      ),
  },
  companyHires: {
    ...news,
    get candidates() {
      return (
        acts
          .innerJoin(jobOpenings.as('opening'), 'opening.id', eventColumns('companyHires').jobId)
          .innerJoin(companyFollowers.as('follow'), (join) =>
            join.on(({ eb }) => eb('follow.said_slug', '=', slugOfColumn('opening.company_norm'))),
          )
          .whereRef('event.created_at', '>=', 'follow.since')
          // What a search of theirs finds is told by it already.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom(jobAlerts().as('alert'))
                  .whereRef('alert.job_id', '=', 'opening.id')
                  .whereRef('alert.user_id', '=', 'follow.user_id'),
              ),
            ),
          )
          .select(({ ref, cast }) =>
            candidate({
              recipient: ref('follow.user_id'),
              group: groupKey('companyHires', cast<string>('follow.company_id', 'text')),
              subject: ref('follow.company_name'),
              link: pagePathOf.company(ref('follow.company_slug')),
            }),
          )
      );
    },
  },
};

/** Where followers of companies were told of who deletes something now. */
const namedBy = (kind: CompanyKind) =>
  distinctActs
    .innerJoin('notification_actors as named', 'named.user_id', 'event.actor_id')
    .innerJoin('notifications as notification', 'notification.id', 'named.notification_id')
    .where('notification.kind', '=', kind)
    .distinct()
    .select(['event.actor_id', 'notification.user_id', 'notification.group_key']);

/** Whether anything else that they told of the company still stands. */
export const companyTold = namedBy('companyTold').select(({ exists, selectFrom, ref }) =>
  truth(
    exists(
      selectFrom(publishedPosts.as('post'))
        .innerJoin(companySlugs.as('called'), (join) =>
          join.on((of) => of('called.slug', '=', slugOfColumn('post.company_norm'))),
        )
        .whereRef('post.user_id', '=', 'event.actor_id')
        .where((of) =>
          of(
            of.cast<string>('called.company_id', 'text'),
            '=',
            aboutId(ref('notification.group_key')),
          ),
        )
        .select('post.id'),
    ),
  ).as('holds'),
);

/** The same of openings. */
export const companyHires = namedBy('companyHires').select(({ exists, selectFrom, ref }) =>
  truth(
    exists(
      selectFrom(jobOpenings.as('opening'))
        .innerJoin(companySlugs.as('called'), (join) =>
          join.on((of) => of('called.slug', '=', slugOfColumn('opening.company_norm'))),
        )
        .whereRef('opening.user_id', '=', 'event.actor_id')
        .where((of) =>
          of(
            of.cast<string>('called.company_id', 'text'),
            '=',
            aboutId(ref('notification.group_key')),
          ),
        )
        .select('opening.id'),
    ),
  ).as('holds'),
);
