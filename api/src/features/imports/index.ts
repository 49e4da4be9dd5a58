import type { Feature } from '../../core/feature.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { onCollegeRenamed } from './college-renamed.ts';
import { askGraduatesJob } from './graduates/graduates.ts';
import {
  GraduationAskEntity,
  ImportEntity,
  ImportRowEntity,
  RosterMatchEntity,
} from './import.entity.ts';
import { ImportMailResolver } from './import-mail.resolver.ts';
import { importLists } from './imports.queries.ts';
import { ImportsResolver, RosterResolver } from './imports.resolver.ts';
import { inviteSome } from './invited/invitations.ts';
import { InvitedResolver } from './invited/invited.resolver.ts';
import { invitedLists } from './invited/invited-people.queries.ts';
import { mailCollege } from './invited/mails.ts';
import { remindPart } from './invited/remind-invited.ts';
import { importsOwnData } from './own-data.ts';
import { matchRoster } from './roster/roster.ts';
import { runImportJob } from './run-import.ts';
import { undoImportJob } from './undo-import.ts';
import { deleteOldRows } from './upkeep/delete-old-rows.ts';
import { deleteUnfinishedImports } from './upkeep/delete-unfinished.ts';

/**
 * People whom the college brings as a file: accounts, invitations, the roster, and those who
 * graduated.
 */
export const imports: Feature = {
  name: 'imports',
  onCollegeRenamed,
  ownData: importsOwnData,
  onAccountDeleted,
  entities: [ImportEntity, ImportRowEntity, RosterMatchEntity, GraduationAskEntity],
  resolvers: [
    ImportsResolver,
    ImportMailResolver,
    ...importLists,
    InvitedResolver,
    ...invitedLists,
    RosterResolver,
  ],
  jobs: (app) => [
    runImportJob(app),
    inviteSome(app),
    mailCollege(app, 'invitation'),
    mailCollege(app, 'graduation'),
    remindPart(app),
    undoImportJob(app),
    matchRoster(app),
    askGraduatesJob(app),
    deleteUnfinishedImports(app),
    deleteOldRows(app),
  ],
};

export { waitingMatches } from './imports.queries.ts';
export { finishedImports, invitedRows, namedImports } from './imports.sql.ts';
export { beginAnew, sendInvitation } from './invited/mails.ts';
