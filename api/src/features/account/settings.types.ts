import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../../../schema/rules/college.ts';
import type {
  Contrast,
  Motion,
  TextSize,
  Theme,
  Visibility,
} from '../../../../schema/rules/settings-texts.ts';
import { RoleEnum } from '../identity/index.ts';
import { NotificationSettings } from '../notifications/index.ts';
import {
  ContrastEnum,
  MotionEnum,
  RetentionEnum,
  type RetentionName,
  TextSizeEnum,
  ThemeEnum,
  VisibilityEnum,
} from './settings-enums.ts';

@ObjectType({ description: 'Who sees what of a person.' })
export class PrivacySettings {
  @Field(() => VisibilityEnum, { simple: true, description: 'Who reads the profile.' })
  visibility!: Visibility;

  @Field(() => Boolean, {
    simple: true,
    description: 'Others see when this person is there. Who hides it sees it of nobody.',
  })
  showOnline!: boolean;
}

@ObjectType({ description: 'How chats begin and how long they stay.' })
export class ChatSettings {
  @Field(() => Boolean, {
    simple: true,
    description: 'A chat that a student asks this alumnus for begins at once.',
  })
  autoAccept!: boolean;

  @Field(() => RetentionEnum, { simple: true, description: 'How long messages stay.' })
  retention!: RetentionName;

  @Field(() => Int, {
    simple: true,
    description: 'How many open requests this alumnus takes, 0 to 20; 0: none for now.',
  })
  openRequestsLimit!: number;
}

@ObjectType({ description: 'How the product looks to the viewer, on all devices.' })
export class Appearance {
  @Field(() => ID, { simple: true, description: 'The id of the person.' })
  id!: string;

  @Field(() => ThemeEnum, { simple: true, description: 'The colours of the product.' })
  theme!: Theme;

  @Field(() => ContrastEnum, { simple: true, description: 'How much things stand out.' })
  contrast!: Contrast;

  @Field(() => TextSizeEnum, { simple: true, description: 'How large text is.' })
  textSize!: TextSize;

  @Field(() => MotionEnum, { simple: true, description: 'Whether things move.' })
  motion!: Motion;
}

@ObjectType({ description: 'What the viewer chose that their open devices follow at once.' })
export class SettingsChange {
  @Field(() => Appearance, { simple: true, description: 'How the product looks to them.' })
  appearance!: Appearance;

  @Field(() => NotificationSettings, { simple: true, description: 'What is told, and how.' })
  notifications!: NotificationSettings;
}

@ObjectType({ description: "All settings of the viewer's account." })
export class Settings {
  @Field(() => ID, { simple: true, description: 'The id of the person.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'The address that one signs in with.' })
  email!: string;

  @Field(() => RoleEnum, { simple: true, description: 'The role last switched to.' })
  role!: Role;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When the account was made.' })
  joinedDate!: Date;

  @Field(() => Boolean, {
    simple: true,
    description: 'Whether it is proven that they belong to the college.',
  })
  isVerified!: boolean;

  @Field(() => Boolean, {
    simple: true,
    description: 'False for accounts that sign in with Google alone.',
  })
  hasPassword!: boolean;

  @Field(() => NotificationSettings, { simple: true, description: 'What is told, and how.' })
  notifications!: NotificationSettings;

  @Field(() => PrivacySettings, { simple: true, description: 'Who sees what.' })
  privacy!: PrivacySettings;

  @Field(() => ThemeEnum, { simple: true, description: 'The colours of the product.' })
  theme!: Theme;

  @Field(() => ContrastEnum, { simple: true, description: 'How much things stand out.' })
  contrast!: Contrast;

  @Field(() => TextSizeEnum, { simple: true, description: 'How large text is.' })
  textSize!: TextSize;

  @Field(() => MotionEnum, { simple: true, description: 'Whether things move.' })
  motion!: Motion;

  @Field(() => ChatSettings, { simple: true, description: 'How chats begin and stay.' })
  chat!: ChatSettings;

  @Field(() => [ID], {
    simple: true,
    description: 'Whom the viewer blocks, the last first; at most 500. `blockedPeople` has pages.',
  })
  blockedUsers!: string[];

  @Field(() => String, {
    simple: true,
    description:
      'Stands for these settings as they were read: sent along with a change, what differs from it alone is changed.',
  })
  base!: string;
}
