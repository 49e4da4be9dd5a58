import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  backupKinds,
  backupWorkStates,
  backupWorks,
} from '../../../../schema/rules/backups/backups-texts.ts';
import { registerEnum } from '../../core/enums.ts';

const BackupKindEnum = registerEnum('BackupKind', backupKinds, {
  description: 'What a backup was made by.',
  values: {
    daily: 'Every night, by itself.',
    manual: 'By hand.',
    update: 'Before a newer version changed the database.',
  },
});

const BackupWorkKindEnum = registerEnum('BackupWorkKind', backupWorks, {
  description: 'What is done with a backup.',
  values: { making: 'It is made.', trying: 'It is restored elsewhere and compared.' },
});

const BackupWorkStateEnum = registerEnum('BackupWorkState', backupWorkStates, {
  description: 'How far that is.',
  values: {
    waiting: 'It has not begun.',
    running: 'It is under way.',
    done: 'It ended well.',
    failed: 'It ended, and not well.',
  },
});

@ObjectType({ description: 'How a backup did that was tried out.' })
export class BackupDrill {
  @Field(() => GraphQLISODateTime, { description: 'When.' })
  at!: Date;

  @Field(() => [String], { description: 'What was not as it should be; nothing of a whole one.' })
  differences!: string[];

  @Field(() => Int, { description: 'How long it took to restore.' })
  seconds!: number;
}

@ObjectType({ description: 'An archive of everything.' })
export class Backup {
  @Field(() => ID, { description: 'Its file.' })
  name!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  at!: Date;

  @Field(() => BackupKindEnum, { description: 'What it was made by.' })
  kind!: (typeof backupKinds)[number];

  @Field(() => Float, { description: 'In bytes.' })
  size!: number;

  @Field({ description: 'Whether only the key opens it.' })
  isEncrypted!: boolean;

  @Field(() => String, { nullable: true, description: 'The version that made it.' })
  version!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it can not be opened here.' })
  problem!: string | null;

  @Field(() => BackupDrill, { nullable: true, description: 'Of the one that was tried out last.' })
  drill!: BackupDrill | null;
}

@ObjectType({ description: 'How far a backup is.' })
export class BackupProgressNow {
  @Field(() => Int, { description: 'Rows that it has so far.' })
  rows!: number;

  @Field(() => Int, { description: 'Rows that there are; 0 until they are counted.' })
  allRows!: number;

  @Field(() => Int, { description: 'Files that it has so far, each size of a picture by itself.' })
  files!: number;

  @Field(() => Int, { description: 'Files that there are; 0 until they are counted.' })
  allFiles!: number;

  @Field(() => Float, { description: 'How large the archive is so far, in bytes.' })
  bytes!: number;
}

@ObjectType({ description: 'A backup that is made or tried out because somebody asked for it.' })
export class BackupWork {
  @Field(() => ID, { description: 'Of this work.' })
  id!: string;

  @Field(() => BackupWorkKindEnum, { description: 'What is done.' })
  kind!: (typeof backupWorks)[number];

  @Field(() => String, { nullable: true, description: 'Which backup is tried out.' })
  archive!: string | null;

  @Field(() => BackupWorkStateEnum, { description: 'How far it is.' })
  state!: (typeof backupWorkStates)[number];

  @Field(() => GraphQLISODateTime, { description: 'When it was asked for.' })
  askedAt!: Date;

  @Field(() => String, { nullable: true, description: 'What was said where it failed.' })
  said!: string | null;

  @Field(() => BackupProgressNow, {
    nullable: true,
    description: 'How far one is that is being made; null before its first news, and otherwise.',
  })
  progress!: BackupProgressNow | null;
}
