import { pagePaths } from '../../../../../schema/rules/page-paths.ts';
import { peopleAlertMailTexts as texts } from '../../../../../schema/rules/people-mail-texts.ts';
import type { App } from '../../../core/context.ts';
import type { Mail } from '../../../core/mail/mail.ts';
import { findsLetter } from '../../../core/saved-searches/index.ts';
import type { FittingPerson } from './fitting.queries.ts';

/** The mail about whom a saved search found. */
export const peopleAlertMail = (
  app: App,
  {
    found,
    words,
    ...letter
  }: {
    mailId: string;
    searchId: string;
    to: { email: string; fullName: string };
    words: string;
    found: readonly FittingPerson[];
  },
): Mail =>
  findsLetter(app, {
    ...letter,
    words: {
      subject: texts.subject(found.map(({ fullName }) => fullName)),
      text: [
        texts.search(words),
        ...found.map(({ id, fullName, work }) => texts.person(id, fullName, work)),
      ],
    },
    reason: texts.reason,
    stop: {
      purpose: 'people-alert',
      page: pagePaths.stopPeopleAlerts,
      call: '/api/people/alerts/unsubscribe',
    },
  });
