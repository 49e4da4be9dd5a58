import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { MailKind } from '../../../../../schema/rules/notifications/notifications-texts.ts';
import { MailKindEnum } from '../notification-enums.ts';
import { SentSwitches, Switches, switchFields, switchInputs } from './notification-switches.ts';
import { QuietHours } from './quiet-hours.types.ts';

@ObjectType({
  description:
    'What a person wants to be notified of, and how: each kind by each way. Push, mail and sound are about what the bell tells; what the college tells a person about themselves always comes.',
})
@switchFields
export class NotificationSettings extends Switches {
  @Field(() => ID, { description: 'The id of the person.' })
  id!: string;

  @Field(() => QuietHours, {
    nullable: true,
    description: 'When devices of the person keep quiet; null: never.',
  })
  quietHours!: QuietHours | null;
}

@InputType({ description: 'What is left out or null stays as it is.' })
@switchInputs
export class NotificationSettingsInput extends SentSwitches {}

@ObjectType({ description: 'A kind of mail, and whether a person gets it.' })
export class MailSubscription {
  @Field(() => MailKindEnum, { description: 'Which mails the link was about.' })
  kind!: MailKind;

  @Field(() => Boolean, { description: 'Whether they are sent from now on.' })
  isOn!: boolean;
}
