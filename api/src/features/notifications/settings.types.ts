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
  mailAtOnce: 'A mail about requests and answers, two minutes later when they were not seen.',
  mailDigest: 'A mail about everything else that is unread, once a week.',
} as const satisfies Record<NotificationSwitch, string>;

@ObjectType({
  description:
    'What a person wants to be notified of, and how. Requests for connections are always shown.',
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
}

@ObjectType({ description: 'A kind of mail, and whether a person gets it.' })
export class MailSubscription {
  @Field(() => MailKindEnum, { simple: true, description: 'Which mails the link was about.' })
  kind!: MailKind;

  @Field(() => Boolean, { simple: true, description: 'Whether they are sent from now on.' })
  isOn!: boolean;
}
