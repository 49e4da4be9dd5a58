import type { Feature } from '../../core/feature.ts';
import { directoryOwnData } from './alerts/own-data.ts';
import { PeopleAlertFields, PeopleAlertsResolver } from './alerts/people-alerts.resolver.ts';
import { PeopleChangeEntity } from './alerts/people-change.entity.ts';
import { PeopleFindEntity } from './alerts/people-find.entity.ts';
import { SavedPeopleSearchEntity } from './alerts/saved-people-search.entity.ts';
import {
  mailPeopleAtOnce,
  mailPeopleDaily,
  mailPeopleWeekly,
  sendPeopleAlert,
} from './alerts/send-people-alerts.ts';
import {
  DirectoryResolver,
  PathsResolver,
  PeopleResolver,
  ProfileRelatedResolver,
} from './directory.resolver.ts';

/**
 * Lists of people: the directory with the searches of it that people keep, the feed of people, the
 * preview of a search, and who is related to a profile. It stands above the rooms whose tables
 * people are found by: profiles, careers, posts, companies.
 */
export const directory: Feature = {
  name: 'directory',
  ownData: directoryOwnData,
  entities: [SavedPeopleSearchEntity, PeopleFindEntity, PeopleChangeEntity],
  resolvers: [
    DirectoryResolver,
    PathsResolver,
    PeopleResolver,
    ProfileRelatedResolver,
    PeopleAlertsResolver,
    PeopleAlertFields,
  ],
  jobs: (app) => [
    mailPeopleAtOnce(app),
    mailPeopleDaily(app),
    mailPeopleWeekly(app),
    sendPeopleAlert(app),
  ],
  restRows: () => import('./alerts/people-alerts.rest.ts').then((m) => m.peopleAlertRows),
};

export { savedPeopleSearches } from './alerts/people-alerts.sql.ts';
export { countListedPeople } from './listed-count.queries.ts';
export { previewProfile, previewProfiles } from './preview-profiles.queries.ts';
