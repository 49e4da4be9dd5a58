import { Field, Float, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { restorePhases } from '../../../../../schema/rules/backups/backups-texts.ts';
import { registerEnum } from '../../../core/enums.ts';

export const RestorePhaseEnum = registerEnum('RestorePhase', restorePhases, {
  description: 'How far a restore in the browser is.',
  values: {
    nothing: 'Nothing was brought.',
    receiving: 'An archive is being uploaded.',
    received: 'It is here.',
    checking: 'It is read, each checksum compared.',
    ready: 'It is whole and can be restored.',
    refused: 'It can not be restored; `said` tells why.',
    restoring: 'The program starts anew and restores it.',
  },
});

@ObjectType({ description: 'What is in a backup, as all of it was read.' })
export class BackupContents {
  @Field({ description: 'What the college is called.' })
  college!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  madeAt!: Date;

  @Field({ description: 'The version of the program that made it.' })
  version!: string;

  @Field({ description: 'Whether it is brought to a newer version.' })
  isOlder!: boolean;

  @Field(() => Int, { description: 'How many accounts it has.' })
  people!: number;

  @Field(() => Int, { description: 'How many experiences it has, drafts among them.' })
  posts!: number;

  @Field(() => Int, { description: 'How many rows it has in all.' })
  rows!: number;

  @Field(() => Int, { description: 'How many files it has, each size of a picture by itself.' })
  files!: number;

  @Field(() => Float, { description: 'How large they are, in bytes.' })
  fileBytes!: number;

  @Field(() => Int, { description: 'Files that were missing when it was made.' })
  missing!: number;

  @Field({
    description:
      'Whether what its secret seals can be opened here, as the second factors of admins.',
  })
  hasSecret!: boolean;
}

@ObjectType({ description: 'A backup that takes the place of an empty college, in the browser.' })
export class FirstRestore {
  @Field({ description: 'Whether one can be restored.' })
  isOpen!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not; null where one can.' })
  why!: string | null;

  @Field(() => RestorePhaseEnum, { description: 'How far it is.' })
  phase!: (typeof restorePhases)[number];

  @Field(() => Float, { description: 'Bytes that came, or were read.' })
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
}
