import type { Feature } from '../../core/feature.ts';
import { askGraduatesJob } from './graduates.ts';
import {
  GraduationAskEntity,
  ImportEntity,
  ImportRowEntity,
  RosterMatchEntity,
} from './import.entity.ts';
import { ImportsResolver, RosterResolver, RosterTasksResolver } from './imports.resolver.ts';
import { forgetLeftRows } from './left-rows.ts';
import { inviteSome } from './invitations.ts';
import { mailCollege } from './mails.ts';
import { onAccountDeleted } from './account-deleted.ts';
import { matchRoster } from './roster.ts';
import { runImportJob } from './running.ts';
import { deleteUnfinishedImports } from './unfinished.ts';
import { undoImportJob } from './undoing.ts';
import { importsOwnData } from './own-data.ts';

/** People whom the college brings as a file: accounts, invitations, the roster, and those who graduated. */
export const imports: Feature = {
  name: 'imports',
  ownData: importsOwnData,
  onAccountDeleted,
  entities: [ImportEntity, ImportRowEntity, RosterMatchEntity, GraduationAskEntity],
  resolvers: [ImportsResolver, RosterResolver, RosterTasksResolver],
  jobs: (app) => [
    runImportJob(app),
    inviteSome(app),
    mailCollege(app, 'invitation'),
    mailCollege(app, 'graduation'),
    undoImportJob(app),
    matchRoster(app),
    askGraduatesJob(app),
    deleteUnfinishedImports(app),
    forgetLeftRows(app),
  ],
};

export { namedImports } from './imports.sql.ts';
