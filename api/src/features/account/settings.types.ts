import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../../../schema/rules/college/college.ts';
import type {
  Contrast,
  Motion,
  RetentionName,
  TextSize,
  Theme,
  Visibility,
} from '../../../../schema/rules/settings/settings-texts.ts';
import { RoleEnum } from '../identity/index.ts';
import { NotificationSettings } from '../notifications/index.ts';
import {
  ContrastEnum,
  MotionEnum,
  RetentionEnum,
  TextSizeEnum,
  ThemeEnum,
  VisibilityEnum,
} from './settings-enums.ts';

@ObjectType({ description: 'Who sees what of a person.' })
export class PrivacySettings {
  @Field(() => VisibilityEnum, { description: 'Who reads the profile.' })
  visibility!: Visibility;

  @Field(() => Boolean, {
    description: 'Others see when this person is there. Who hides it sees it of nobody.',
  })
  showOnline!: boolean;
}

@ObjectType({ description: 'How chats begin and how long they stay.' })
export class ChatSettings {
  @Field(() => Boolean, {
    description: 'A chat that a student asks this alumnus for begins at once.',
  })
  autoAccept!: boolean;

  @Field(() => RetentionEnum, { description: 'How long messages stay.' })
  retention!: RetentionName;

  @Field(() => Int, {
    description: 'How many open requests this alumnus takes, 0 to 20; 0: none for now.',
  })
  openRequestsLimit!: number;
}

@ObjectType({ description: 'How the product looks to the viewer, on all devices.' })
export class Appearance {
  @Field(() => ID, { description: 'The id of the person.' })
  id!: string;

  @Field(() => ThemeEnum, { description: 'The colours of the product.' })
  theme!: Theme;

  @Field(() => ContrastEnum, { description: 'How much things stand out.' })
  contrast!: Contrast;

  @Field(() => TextSizeEnum, { description: 'How large text is.' })
  textSize!: TextSize;

  @Field(() => MotionEnum, { description: 'Whether things move.' })
  motion!: Motion;
}

@ObjectType({ description: 'What the viewer chose that their open devices follow at once.' })
export class SettingsChange {
  @Field(() => Appearance, { description: 'How the product looks to them.' })
  appearance!: Appearance;

  @Field(() => NotificationSettings, { description: 'What is told, and how.' })
  notifications!: NotificationSettings;
}

@ObjectType({ description: "All settings of the viewer's account." })
export class Settings {
  @Field(() => ID, { description: 'The id of the person.' })
  id!: string;

  @Field(() => String, { description: 'The address that one signs in with.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'The role last switched to.' })
  role!: Role;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  joinedDate!: Date;

  @Field(() => Boolean, { description: 'Whether it is proven that they belong to the college.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'False for accounts that sign in with Google alone.' })
  hasPassword!: boolean;

  @Field(() => NotificationSettings, { description: 'What is told, and how.' })
  notifications!: NotificationSettings;

  @Field(() => PrivacySettings, { description: 'Who sees what.' })
  privacy!: PrivacySettings;

  @Field(() => ThemeEnum, { description: 'The colours of the product.' })
  theme!: Theme;

  @Field(() => ContrastEnum, { description: 'How much things stand out.' })
  contrast!: Contrast;

  @Field(() => TextSizeEnum, { description: 'How large text is.' })
  textSize!: TextSize;

  @Field(() => MotionEnum, { description: 'Whether things move.' })
  motion!: Motion;

  @Field(() => ChatSettings, { description: 'How chats begin and stay.' })
  chat!: ChatSettings;

  @Field(() => [ID], {
    description: 'Whom the viewer blocks, the last first; at most 500. `blockedPeople` has pages.',
  })
  blockedUsers!: string[];

  @Field(() => String, {
    description:
      'Stands for these settings as they were read: sent along with a change, what differs from it alone is changed.',
  })
  base!: string;
}
