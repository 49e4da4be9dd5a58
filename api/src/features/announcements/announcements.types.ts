import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { announcementMailsBound } from '../../../../schema/rules/announcements/announcements-texts.ts';
import type { Role } from '../../../../schema/rules/college/college.ts';
import type { TimeSort } from '../../../../schema/rules/lists/lists.ts';
import { CountedConnection, PageArgs } from '../../core/lists/paging.ts';
import { TimeSortEnum } from '../../core/lists/time-sort.ts';
import { type Person, RoleEnum, User } from '../identity/index.ts';

@ObjectType({ description: 'An announcement of the college to its people.' })
export class Announcement {
  @Field(() => ID, { description: 'What `dismissAnnouncement` and `deactivateAnnouncement` take.' })
  id!: string;

  @Field(() => String, {
    description: 'Plain text of at most 500 characters; http and https addresses in it are links.',
  })
  message!: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'For those who have switched to this role alone; null for both.',
  })
  role!: Role | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For those who graduate in this year alone; null for all.',
  })
  yearOfGraduation!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'For people of this branch alone; null for all.',
  })
  branch!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it ends by itself; null when only an admin ends it.',
  })
  expiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it begins, or began, where that was planned; null for those said at once.',
  })
  startsAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it waits for its time: nobody is told of it yet.' })
  scheduled!: boolean;

  @Field(() => Boolean, { description: 'Whether those it is for are mailed too.' })
  byMail!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was announced.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether it is shown: it has begun, and neither ended nor expired.',
  })
  active!: boolean;

  @Field(() => User, {
    nullable: true,
    description:
      'Who announced it, for admins; null for others, and when that account was deleted.',
  })
  admin!: Person | null;
}

@ObjectType({
  description: `Whom an announcement would be mailed, and whom not: each person gets ${announcementMailsBound.mails} by mail in ${announcementMailsBound.days} days, and reads the others in the bar and at the bell.`,
})
export class AnnouncementMailReach {
  @Field(() => Int, {
    description:
      'How many of those it is for would get it by mail: they have proven their address and get mails of the college.',
  })
  mailed!: number;

  @Field(() => Int, { description: 'How many of those it is for have had theirs.' })
  withoutMail!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'From when all of them would be mailed again; null where all are mailed now.',
  })
  mailsAgainAt!: Date | null;
}

@ObjectType({ description: 'That the viewer dismissed an announcement.' })
export class AnnouncementDismissal {
  @Field(() => ID, { description: "The announcement's id." })
  announcementId!: string;
}

export const AnnouncementConnection = CountedConnection(Announcement, 'AnnouncementConnection');

@InputType({ description: 'Whom it is for; what is left out is everybody.' })
export class AnnouncementAudienceInput {
  @Field(() => RoleEnum, { nullable: true, description: 'Who has switched to this role.' })
  role?: Role | null;

  @Field(() => Int, { nullable: true, description: 'Who graduates, or graduated, in this year.' })
  yearOfGraduation?: number | null;

  @Field(() => String, { nullable: true, description: 'People of this branch, such as CSE.' })
  branch?: string | null;
}

@InputType({ description: 'An announcement.' })
export class AnnouncementInput extends AnnouncementAudienceInput {
  @Field(() => String, { description: 'Required, at most 500 characters.' })
  message!: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it ends by itself, in the future and after it begins. Left out, only an admin ends it.',
  })
  expiresAt?: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it begins, in the future. Left out, at once.',
  })
  startsAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `Mails it too, to those who have proven their address, get mails of the college and have not had ${announcementMailsBound.mails} such mails in ${announcementMailsBound.days} days.`,
  })
  byMail?: boolean | null;
}

@ArgsType()
export class AnnouncementArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Active ones alone, or past ones alone; null: all.',
  })
  active?: boolean | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Those alone that have not begun; `active` is not asked then.',
  })
  scheduled?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the message; at most 100 characters count.',
  })
  search?: string | null;

  @Field(() => TimeSortEnum, {
    nullable: true,
    description: 'By when they were announced; by default the newest first.',
  })
  sort?: TimeSort | null;
}

@ObjectType({
  description: 'One thing that happened to announcements. Exactly one field is not null.',
})
export class AnnouncementsChange {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Told once to each who begins to listen: all that happens from now on will be told.',
  })
  subscribed?: boolean | null;

  @Field(() => Announcement, { nullable: true, description: 'A new announcement.' })
  added?: Announcement | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of an announcement that ended or expired.',
  })
  endedId?: string | null;
}
