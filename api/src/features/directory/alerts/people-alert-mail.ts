import { peopleAlertMailTexts as texts } from '../../../../../schema/rules/directory/people-mail-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import type { App } from '../../../core/context.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { findsLetter } from '../../../core/saved-searches/index.ts';
import type { FittingPerson } from './fitting.queries.ts';

/** People whom one mail names; how many there are it says of all. */
const namedAtMost = 15;

/** The mail about whom a saved search found: it ends where they are all listed. */
export const peopleAlertMail = (
  app: App,
  {
    found,
    search: { words, path },
    ...letter
  }: {
    mailId: string;
    searchId: string;
    to: { email: string; fullName: string };
    search: { words: string; path: string };
    found: readonly FittingPerson[];
  },
): Mail =>
  findsLetter(app, {
    ...letter,
    words: {
      subject: texts.subject(found.map(({ fullName }) => fullName)),
      text: [
        texts.search(words),
        ...found
          .slice(0, namedAtMost)
          .map(({ id, fullName, work }) => texts.person(id, fullName, work)),
        texts.all(path),
      ],
    },
    reason: texts.reason,
    stop: {
      purpose: 'people-alert',
      page: pagePaths.stopPeopleAlerts,
      call: '/api/people/alerts/unsubscribe',
    },
  });
