import type { Feature } from '../../core/feature.ts';
import { administrationMails } from './administration-mails.ts';
import { AdminsResolver } from './admins/admins.resolver.ts';
import { makeConfiguredAdmin } from './admins/configured-admin.ts';
import { FirstAdminEntity } from './admins/first-admin.entity.ts';
import { FirstAdminResolver } from './admins/first-admin.resolver.ts';
import { AuditTargetResolver } from './audit-targets/audit-targets.resolver.ts';
import { AdminNoteEntity } from './note.entity.ts';
import {
  AdminNoteResolver,
  AdminPersonResolver,
  PersonAuditResolver,
  PersonSanctionResolver,
} from './people/admin-person.resolver.ts';
import { AdminUsersResolver } from './people/admin-users.resolver.ts';
import { PersonCasesResolver } from './people/person-cases.resolver.ts';
import { UserTotalsResolver } from './people/user-totals.resolver.ts';
import { CaseTasksResolver } from './queue/case-tasks.resolver.ts';
import { QueueResolver, TasksResolver } from './queue/queue.resolver.ts';
import { remindAdmins } from './queue/reminders.ts';

/**
 * What admins see of people and do about them: the list, a person's page, the queue of documents,
 * the admins themselves, and what targets of the log are called. It stands above all whose cases
 * and things it counts and names.
 */
export const administration: Feature = {
  name: 'administration',
  entities: [AdminNoteEntity, FirstAdminEntity],
  resolvers: [
    AdminUsersResolver,
    UserTotalsResolver,
    AdminPersonResolver,
    PersonSanctionResolver,
    AdminNoteResolver,
    PersonAuditResolver,
    AdminsResolver,
    FirstAdminResolver,
    QueueResolver,
    TasksResolver,
    CaseTasksResolver,
    PersonCasesResolver,
    AuditTargetResolver,
  ],
  start: makeConfiguredAdmin,
  jobs: (app) => [administrationMails(app), remindAdmins(app)],
  restRows: () => import('./administration.rest.ts').then((m) => m.administrationRows),
  socketRooms: () => import('./administration.socket.ts').then((m) => [m.adminSocketRoom]),
};

export { firstAdminLine } from './admins/first-admin.ts';
