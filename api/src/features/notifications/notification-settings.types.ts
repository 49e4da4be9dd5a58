import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { MailKind, NotificationSwitch } from '../../../../schema/rules/notifications-texts.ts';
import { MailKindEnum } from './notification-enums.ts';

/** Each switch, for settings and for their input. */
const switches = {
  chat: 'Notifications of messages.',
  jobs: 'Notifications of openings.',
  gratitudes: 'Notifications of gratitudes and endorsements.',
  comments: 'Notifications of questions, answers, votes and likes.',
  sound: 'A sound for each new notification.',
  mailAtOnce:
    'A mail about what somebody waits with: requests, answers and missed calls, two minutes later when they were not seen; messages after 15 minutes.',
  mailDigest: 'A mail about everything else that is unread, once a week.',
  mailCollege:
    'Mails of the college to many: invitations, and once a year whether one has graduated.',
  connections: 'Notifications of requests for connections and of their answers.',
  mailChat: 'Mails about messages, as far as the bell tells them.',
  mailJobs: 'Mails of saved searches about openings, as far as the bell tells them.',
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
} as const satisfies Record<NotificationSwitch, string>;

@ObjectType({
  description:
    'What a person wants to be notified of, and how: each kind by each way. Mail and sound are about what the bell tells; what the college tells a person about themselves always comes.',
})
export class NotificationSettings implements Record<NotificationSwitch, boolean> {
  @Field(() => ID, { simple: true, description: 'The id of the person.' })
  id!: string;

  @Field(() => Boolean, { simple: true, description: switches.chat })
  chat!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.jobs })
  jobs!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.gratitudes })
  gratitudes!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.comments })
  comments!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.sound })
  sound!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailAtOnce })
  mailAtOnce!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailDigest })
  mailDigest!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailCollege })
  mailCollege!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.connections })
  connections!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailChat })
  mailChat!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailJobs })
  mailJobs!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailGratitudes })
  mailGratitudes!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailComments })
  mailComments!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.mailConnections })
  mailConnections!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.soundChat })
  soundChat!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.soundJobs })
  soundJobs!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.soundGratitudes })
  soundGratitudes!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.soundComments })
  soundComments!: boolean;

  @Field(() => Boolean, { simple: true, description: switches.soundConnections })
  soundConnections!: boolean;
}

@InputType({ description: 'What is left out or null stays as it is.' })
export class NotificationSettingsInput
  implements Partial<Record<NotificationSwitch, boolean | null>>
{
  @Field(() => Boolean, { nullable: true, description: switches.chat })
  chat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.jobs })
  jobs?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.gratitudes })
  gratitudes?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.comments })
  comments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.sound })
  sound?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailAtOnce })
  mailAtOnce?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailDigest })
  mailDigest?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailCollege })
  mailCollege?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.connections })
  connections?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailChat })
  mailChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailJobs })
  mailJobs?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailGratitudes })
  mailGratitudes?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailComments })
  mailComments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.mailConnections })
  mailConnections?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.soundChat })
  soundChat?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.soundJobs })
  soundJobs?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.soundGratitudes })
  soundGratitudes?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.soundComments })
  soundComments?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: switches.soundConnections })
  soundConnections?: boolean | null;
}

@ObjectType({ description: 'A kind of mail, and whether a person gets it.' })
export class MailSubscription {
  @Field(() => MailKindEnum, { simple: true, description: 'Which mails the link was about.' })
  kind!: MailKind;

  @Field(() => Boolean, { simple: true, description: 'Whether they are sent from now on.' })
  isOn!: boolean;
}
