/**
 * What each job does, for who runs the college: by its name, as docs/jobs.md says it
 * (api/test/tables/jobs.test.ts).
 */
export const workWords: Readonly<Record<string, string>> = {
  'account.make-data-copy': "Makes the copy of somebody's data",
  'administration.mail-person': 'Mails somebody what an admin did with their account',
  'administration.remind-admins':
    'Mails admins of documents that wait for longer than was promised',
  'analytics.keep-figures': 'Keeps the figures of the day before, once it is over',
  'announcements.begin-due': 'Begins an announcement at its time',
  'announcements.end-due': 'Tells that an announcement has ended',
  'announcements.mail-people': 'Asks for the mails of an announcement, some people at a time',
  'announcements.send-mail': 'Mails an announcement to somebody',
  'announcements.tell-people': 'Tells people of an announcement at the bell, some at a time',
  'backups.drill-newest':
    'Restores the newest backup into an empty place of its own, compares and deletes it',
  'backups.make-daily': 'Makes the backup of the day, and deletes those that are kept no longer',
  'backups.make-now': 'Makes a backup that a super admin asked for',
  'backups.try-one':
    'Restores a backup that a super admin named into an empty place, compares and deletes it',
  'calls.end-overdue': 'Ends calls that nobody answered, and whose devices fell silent',
  'calls.end-unanswered': 'Ends one call that rang for long enough',
  'chat.collect-files': 'Deletes files that belong to no message or group',
  'chat.delete-unseen-messages':
    'Hides older messages from who chose so; deletes what nobody sees any more',
  'chat.expire-and-remind-requests': 'Ends requests that wait too long, reminds of the others',
  'chat.index-messages': 'Indexes what was said, for the search in chats',
  'chat.mail-reminder': 'Mails somebody that a request waits',
  'college.collect-logo': 'Deletes files of logos that the college has no more',
  'companies.collect-logos': 'Deletes files of logos that no company has',
  'companies.group-questions':
    'Reads the questions of experiences that came, changed or went, and groups those that are the same in other words',
  'companies.put-together':
    'Learns new names of companies, and puts together anew what is told of those that changed',
  'directory.mail-at-once':
    'Looks who of those that changed has come to fit saved searches of people, and mails those who want to hear at once',
  'directory.mail-daily': 'The same for those who want a mail a day',
  'directory.mail-weekly': 'The same for those who want a mail a week',
  'directory.send-alert': 'Mails whom a saved search of people found',
  'files.collect-exports': 'Deletes files of exports that were fetched or ran out',
  'files.remove-bytes': 'Deletes what is stored of deleted files',
  'files.sweep-bytes': 'Deletes what is stored and belongs to no file',
  'health.mail-super-admin': 'Mails a super admin what broke, or is good again',
  'health.watch-turns':
    'Looks at everything, and tells super admins of what broke or is good again',
  'identity.collect-documents': 'Deletes documents that belong to no request',
  'identity.forget-documents': 'Deletes documents a month after the decision',
  'identity.forget-oidc-marks':
    'Deletes what was kept so that a sign-in or sign-out by the provider counts once',
  'identity.mail-code': 'Mails a code',
  'identity.mail-owner': 'Mails the owner of an account what happened to it',
  'imports.ask-graduates':
    'Asks students past their year of graduation whether they have graduated',
  'imports.delete-unfinished': 'Deletes imports whose file nobody reads any more',
  'imports.forget-left-rows': 'Deletes rows of people whom nobody imported',
  'imports.invite-people': 'Invites some people of an import, then the next',
  'imports.mail-graduation': 'Mails the question whether one has graduated',
  'imports.mail-invitation': 'Mails an invitation',
  'imports.make-accounts': "Makes accounts, or roster lines, of an import's rows",
  'imports.match-roster': 'Verifies who stands on the roster',
  'imports.remind-invited': 'Reminds some of those who were invited, then the next',
  'imports.undo-accounts': 'Takes the accounts of an import back',
  'jobs.ask-posters': 'Looks for openings that have stood long, whose posters are asked',
  'jobs.ask-still-open': 'Mails a poster whether an opening is still open',
  'jobs.collect-files': 'Deletes files that belong to no opening',
  'jobs.end-past-deadlines': 'Ends openings whose deadline is over',
  'jobs.mail-at-once':
    'Compares new openings with saved searches, and mails what those found that mail at once',
  'jobs.mail-daily': 'The same, for those that mail once a day',
  'jobs.mail-weekly': 'The same, for those that mail once a week',
  'jobs.send-alert': 'Mails what a saved search found',
  'mailanswers.forget-received': 'Forgets which mails have come, once nobody could send them again',
  'moderation.mail-appeal': 'Mails how an appeal was answered',
  'moderation.mail-removal': 'Mails an author what was taken away, or is shown again',
  'moderation.mail-taken-down': 'Mails that a message was deleted or a profile cleared',
  'moderation.purge-deleted': 'Deletes for good what was deleted 30 days ago',
  'notifications.dispatch-events':
    'Dispatches domain events that nobody was woken for, or that failed',
  'notifications.forget-browsers':
    'Forgets browsers whose session is over, which were told while their tabs were closed',
  'notifications.let-held-go': 'Lets go what was held in quiet hours that are over',
  'notifications.mail-digests': 'Looks for what is unread since a week',
  'notifications.mail-waiting': 'Looks for what somebody waits with and the person has not seen',
  'notifications.remove-old':
    'Deletes old notifications, and forgets which mails left at once a month ago',
  'notifications.ring-browser':
    'Lets a call ring on one browser whose tabs are closed, or takes it back there',
  'notifications.send-at-once': 'Mails what somebody waits with',
  'notifications.send-digest': 'Mails what is unread since a week',
  'notifications.send-push': 'Tells one browser of a notification, or takes it back there',
  'notifications.share-push':
    'Asks for a message to each browser of somebody, if they have not read it',
  'posts.collect-files':
    'Deletes drafts that nobody touched for a year, and files that belong to nothing',
  'posts.collect-unfinished': 'Deletes files whose upload was broken off',
  'profiles.collect-pictures': 'Deletes pictures that belong to no profile',
  'replies.keep-times': 'Keeps how soon people usually reply, of those whose habit has changed',
  'sanctions.end-due': 'Ends mutes and bans whose time is over',
  'sanctions.mail-person': 'Mails that somebody is warned, muted or banned, or no more',
};
