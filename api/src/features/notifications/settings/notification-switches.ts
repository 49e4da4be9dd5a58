import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import {
  mailsAboutOneBound,
  mailsAtOnceBound,
  type NotificationSwitch,
  notificationSwitches,
} from '../../../../../schema/rules/notifications/notification-ways.ts';

/** What each switch is about, for settings and for their input. */
const about = {
  chat: 'Notifications of messages.',
  jobs: 'Notifications of openings, and of what is new of companies that the person follows.',
  gratitudes: 'Notifications of gratitudes and endorsements.',
  comments: 'Notifications of questions, answers, votes and likes.',
  sound: 'A sound for each new notification.',
  mailAtOnce:
    'A mail about what somebody waits with: requests, answers and missed calls, two minutes later when they were not seen; messages after 15 minutes.',
  mailBounded: `At most ${mailsAtOnceBound.mails} mails at once in ${mailsAtOnceBound.days} days, reminders included, and ${mailsAboutOneBound} about one person; what is more waits for the weekly mail. Off: the person asks for each.`,
  mailDigest: 'A mail about everything else that is unread, once a week.',
  mailCollege:
    'Mails of the college to many: announcements, invitations, and once a year whether one has graduated.',
  connections: 'Notifications of requests for connections and of their answers.',
  mailChat: 'Mails about messages, as far as the bell tells them.',
  mailJobs:
    'Mails of saved searches about openings, and about companies that the person follows, as far as the bell tells them.',
  mailGratitudes: 'Mails about gratitudes and endorsements, as far as the bell tells them.',
  mailComments: 'Mails about questions, answers, votes and likes, as far as the bell tells them.',
  mailConnections:
    'Mails about requests for connections and their answers, as far as the bell tells them.',
  soundChat: 'The sound for messages, where `sound` is on.',
  soundJobs: 'The sound for openings, where `sound` is on.',
  soundGratitudes: 'The sound for gratitudes and endorsements, where `sound` is on.',
  soundComments: 'The sound for questions, answers, votes and likes, where `sound` is on.',
  soundConnections:
    'The sound for requests for connections and their answers, where `sound` is on.',
  pushWords:
    'Push notifications say who and what; off: only that something is new, for screens that others see.',
  pushChat: 'Push notifications of messages, as far as the bell tells them.',
  pushJobs:
    'Push notifications of openings and of companies that the person follows, as far as the bell tells them.',
  pushGratitudes:
    'Push notifications of gratitudes and endorsements, as far as the bell tells them.',
  pushComments:
    'Push notifications of questions, answers, votes and likes, as far as the bell tells them.',
  pushConnections:
    'Push notifications of requests for connections and their answers, as far as the bell tells them.',
  pushCalls: 'Calls ring on devices that are told while their tabs are closed.',
  quietCalls:
    'Calls ring in quiet hours too: in tabs where `sound` is on, on other devices where `pushCalls` is.',
} as const satisfies Record<NotificationSwitch, string>;

/** Gives a class what `decorate` makes of each switch. */
const eachSwitch =
  (decorate: (name: NotificationSwitch) => (prototype: object, name: string) => void) =>
  ({ prototype }: { prototype: object }): void => {
    for (const name of notificationSwitches) decorate(name)(prototype, name);
  };

/** Each switch is a column: on, until somebody switches it off. */
export const switchColumns = eachSwitch(() => Property({ type: 'boolean', default: true }));

/** Each switch is a field of the schema. */
export const switchFields = eachSwitch((name) =>
  Field(() => Boolean, { description: about[name] }),
);

/** Each switch may be sent: what is left out or null stays as it is. */
export const switchInputs = eachSwitch((name) =>
  Field(() => Boolean, { nullable: true, description: about[name] }),
);

/** The switches as properties of a class, which the decorators above define: as they are sent… */
export const SentSwitches = Object as new () => Partial<Record<NotificationSwitch, boolean | null>>;
/** … and as they are kept, all of them. */
export const Switches = SentSwitches as new () => Record<NotificationSwitch, boolean>;
