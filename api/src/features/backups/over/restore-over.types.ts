import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import type { restorePhases } from '../../../../../schema/rules/backups/backups-texts.ts';
import { BackupContents, RestorePhaseEnum } from '../first/first-restore.types.ts';

@ObjectType({ description: 'What people wrote since a backup was made, in counts.' })
export class WrittenSince {
  @Field(() => Int, { description: 'Accounts.' })
  people!: number;

  @Field(() => Int, { description: 'Experiences, drafts among them.' })
  posts!: number;

  @Field(() => Int, { description: 'Questions.' })
  questions!: number;

  @Field(() => Int, { description: 'Answers.' })
  answers!: number;

  @Field(() => Int, { description: 'Messages of chats.' })
  messages!: number;

  @Field(() => Int, { description: 'Job openings.' })
  openings!: number;

  @Field(() => Int, { description: 'Announcements.' })
  announcements!: number;

  @Field(() => Int, { description: 'Files.' })
  files!: number;
}

@ObjectType({ description: 'A restore over this college that was done.' })
export class RestoreDone {
  @Field(() => GraphQLISODateTime, { description: 'When it was ordered.' })
  at!: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'The backup that was restored; null: one that was brought.',
  })
  archive!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The backup of the college as it was just before, by which it is undone.',
  })
  undo!: string | null;
}

@ObjectType({ description: 'A backup that takes the place of this running college.' })
export class RestoreOver {
  @Field(() => String, {
    nullable: true,
    description: 'Why none can be restored here; null where one can.',
  })
  why!: string | null;

  @Field({ description: 'What has to be typed: the name of the college.' })
  college!: string;

  @Field(() => RestorePhaseEnum, { description: 'How far it is.' })
  phase!: (typeof restorePhases)[number];

  @Field(() => ID, {
    nullable: true,
    description: 'The backup that is read, or was; null: none, or the one that was brought.',
  })
  name!: string | null;

  @Field(() => Float, { description: 'Bytes of it that were read.' })
  done!: number;

  @Field(() => Float, { description: 'Bytes of all of it.' })
  all!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, or why the last restore changed nothing.',
  })
  said!: string | null;

  @Field(() => BackupContents, { nullable: true, description: 'What is in it, once it was read.' })
  contents!: BackupContents | null;

  @Field(() => WrittenSince, {
    nullable: true,
    description: 'What would be lost by it; null until it was read.',
  })
  lost!: WrittenSince | null;

  @Field(() => RestoreDone, {
    nullable: true,
    description: 'The last restore over this college; null where there was none.',
  })
  last!: RestoreDone | null;
}
