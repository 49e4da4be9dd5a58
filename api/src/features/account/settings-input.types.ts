import { Field, ID, InputType, Int } from 'type-graphql';
import type {
  Contrast,
  Motion,
  RetentionName,
  TextSize,
  Theme,
  Visibility,
} from '../../../../schema/rules/settings/settings-texts.ts';
import { NotificationSettingsInput } from '../notifications/index.ts';
import {
  ContrastEnum,
  MotionEnum,
  RetentionEnum,
  TextSizeEnum,
  ThemeEnum,
  VisibilityEnum,
} from './settings-enums.ts';

@InputType({ description: 'What is left out or null stays as it is.' })
export class PrivacySettingsInput {
  @Field(() => VisibilityEnum, { nullable: true, description: 'Who reads the profile.' })
  visibility?: Visibility | null;

  @Field(() => Boolean, { nullable: true, description: 'As `PrivacySettings.showOnline`.' })
  showOnline?: boolean | null;
}

@InputType({ description: 'What is left out or null stays as it is.' })
export class ChatSettingsInput {
  @Field(() => Boolean, { nullable: true, description: 'As `ChatSettings.autoAccept`.' })
  autoAccept?: boolean | null;

  @Field(() => RetentionEnum, { nullable: true, description: 'How long messages stay.' })
  retention?: RetentionName | null;

  @Field(() => Int, { nullable: true, description: 'As `ChatSettings.openRequestsLimit`.' })
  openRequestsLimit?: number | null;
}

@InputType({ description: 'What is left out or null stays as it is.' })
export class SettingsInput {
  @Field(() => NotificationSettingsInput, { nullable: true, description: 'What is told, and how.' })
  notifications?: NotificationSettingsInput | null;

  @Field(() => PrivacySettingsInput, { nullable: true, description: 'Who sees what.' })
  privacy?: PrivacySettingsInput | null;

  @Field(() => ThemeEnum, { nullable: true, description: 'The colours of the product.' })
  theme?: Theme | null;

  @Field(() => ContrastEnum, { nullable: true, description: 'How much things stand out.' })
  contrast?: Contrast | null;

  @Field(() => TextSizeEnum, { nullable: true, description: 'How large text is.' })
  textSize?: TextSize | null;

  @Field(() => MotionEnum, { nullable: true, description: 'Whether things move.' })
  motion?: Motion | null;

  @Field(() => ChatSettingsInput, { nullable: true, description: 'How chats begin and stay.' })
  chat?: ChatSettingsInput | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'The whole list: others are blocked, those who are missing are not any more. At most 500.',
  })
  blockedUsers?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`Settings.base` as it was read: what was not changed since then by this caller stays as it is by now.',
  })
  base?: string | null;
}
