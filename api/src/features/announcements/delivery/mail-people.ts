import { announcementMailTexts as texts } from '../../../../../schema/rules/announcements/announcements-mail-texts.ts';
import { asked } from '../../../core/asks.ts';
import { collegeNames } from '../../../core/college/college-name.ts';
import { type App, change } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { letterMail, type StopAddresses } from '../../../core/mail/letter.ts';
import { mailRetries } from '../../../core/mail/mail.ts';
import { reachesNobody, untilMailSeconds } from '../../../core/mail/reaches-nobody.ts';
import { invitationPace } from '../../../limits.ts';
import { findAddressee, provenAddresses } from '../../identity/index.ts';
import { readAnnouncement } from '../announcements.queries.ts';
import { announcementsSql, hasStoppedMails } from '../announcements.sql.ts';
import { announcementMailsKey, takeMailPlaces } from './announcement-mails.ts';
import { lockRunning, peopleOf } from './tell-people.ts';

export const mailJob = 'announcements.mail-people';
const sendJob = 'announcements.send-mail';

/** Whether a person wants no mails of the college to many, and where they stop them. */
interface MailChoice {
  isOff(app: App, userId: string): Promise<boolean>;
  stopAddresses(app: App, userId: string): StopAddresses;
}
/** Of the room that keeps the choices of mails. */
export const mailChoice = asked<MailChoice>('announcements.mailChoice');

/** One mail; sent again, it is the same mail. */
interface AnnouncementMail {
  mailId: string;
  announcementId: string;
  userId: string;
}

/**
 * Who has not proven their address, or has stopped these mails, is not mailed: no place is taken.
 */
const nextToMail = announcementsSql.statement(
  'nextToMail',
  { id: 'uuid', behind: 'uuid?' },
  (_db, { id, behind }) =>
    peopleOf(id, behind)
      .innerJoin(provenAddresses.as('account'), 'account.id', 'person.id')
      .where((eb) => eb.not(hasStoppedMails(eb.ref('person.id'))))
      .limit(invitationPace.mails)
      .select('person.id'),
);

/**
 * Asks for the mails to some of those whom an announcement is for and who have a place left for it;
 * the others follow a pause. Without a mail server all wait for one.
 */
export const mailPeople = (app: App): Job<{ id: string }> => ({
  name: mailJob,
  async run({ id }) {
    await change(app, async (work) => {
      const now = app.clock.now();
      await work.advisoryLock(announcementMailsKey);
      const found = await lockRunning(work, id, now);
      if (!found) return;
      if (reachesNobody(app)) {
        await work.enqueue(mailJob, { id }, { startAfterSeconds: untilMailSeconds });
        return;
      }
      const next = await work.query(nextToMail, { id, behind: found.mailedUntil });
      found.mailedUntil = next.at(-1)?.id ?? found.mailedUntil;
      const people = next.map((person) => person.id);
      for (const userId of await takeMailPlaces(work, people, now)) {
        const mail: AnnouncementMail = { mailId: newId(), announcementId: id, userId };
        await work.enqueue(sendJob, mail);
      }
      if (next.length === invitationPace.mails)
        await work.enqueue(mailJob, { id }, { startAfterSeconds: invitationPace.pauseSeconds });
    });
  },
});

/**
 * Mails an announcement to one person, unless it has ended, the account is gone or banned, or the
 * person has stopped the college's mails since it was asked for.
 */
export const sendAnnouncementMail = (app: App): Job<AnnouncementMail> => ({
  name: sendJob,
  ...mailRetries,
  async run({ mailId, announcementId, userId }) {
    if (await mailChoice().isOff(app, userId)) return;
    const found = await readAnnouncement(app, announcementId);
    const to = found?.active ? await findAddressee(app, userId) : null;
    if (!found || !to) return;
    await app.mailer.send(
      letterMail(app.config, {
        to,
        ...texts.announced(collegeNames(app.config), found.message),
        mailId,
        reason: { ...texts.reason, ...mailChoice().stopAddresses(app, userId) },
      }),
    );
  },
});
