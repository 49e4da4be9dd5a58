import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import {
  type ImportMode,
  type ImportRowState,
  type ImportStatus,
  importModes,
  importRowStates,
  importStatuses,
} from '../../../../schema/rules/imports-texts.ts';
import type { TimeSort } from '../../../../schema/rules/lists.ts';
import { registerEnum } from '../../core/enums.ts';
import { Connection, PageArgs } from '../../core/paging.ts';
import { TimeSortEnum } from '../../core/time-sort.ts';
import { type Person, User } from '../identity/index.ts';

export const ImportModeEnum = registerEnum('ImportMode', importModes, {
  description: 'What becomes of the rows of an import.',
  values: {
    accounts: 'Each row becomes an account, and its person is invited.',
    roster: 'Rows verify people who sign up by themselves.',
  },
});
const ImportStatusEnum = registerEnum('ImportStatus', importStatuses, {
  description: 'How far an import is.',
  values: {
    checking: 'Its rows are being read.',
    checked: 'The dry run is done; nothing was made yet.',
    running: 'Accounts are being made of its good rows.',
    done: 'All good rows have their account.',
    canceled: 'Stopped; what was made stays.',
    undoing: 'What was made is being deleted.',
    undone: 'What nobody has signed in to was deleted.',
  },
});
const ImportRowStateEnum = registerEnum('ImportRowState', importRowStates, {
  description: 'How a row of an import stands.',
  values: {
    good: 'It can be made an account.',
    bad: 'Something is wrong with it: see `ImportRow.problems`.',
    known: 'Its address has an account already.',
    made: 'It has its account.',
    invited: 'The person was sent an invitation.',
    listed: 'It stands on the roster.',
    kept: 'Its account stays at an undo: somebody has signed in to it.',
    declined: "It has its account; the person was not invited, having stopped the college's mails.",
  },
});

@ObjectType({ description: 'A file of people that an admin brought.' })
export class PeopleImport {
  @Field(() => ID, {
    simple: true,
    description: 'What queries and mutations about an import take.',
  })
  id!: string;

  @Field(() => String, { simple: true, description: 'The name of the file.' })
  name!: string;

  @Field(() => ImportModeEnum, { simple: true, description: 'What becomes of its rows.' })
  mode!: ImportMode;

  @Field(() => ImportStatusEnum, { simple: true, description: 'How far it is.' })
  status!: ImportStatus;

  @Field(() => Int, { simple: true, description: 'How many rows the file has.' })
  total!: number;

  @Field(() => Int, { simple: true, description: 'How many rows can be imported.' })
  validCount!: number;

  @Field(() => Int, {
    simple: true,
    description: 'How many rows have something wrong; they are left out.',
  })
  invalidCount!: number;

  @Field(() => Int, {
    simple: true,
    description: 'How many rows are of people who have an account already.',
  })
  existingCount!: number;

  @Field(() => Int, {
    simple: true,
    description: 'How many accounts were made, or rows put on the roster.',
  })
  createdCount!: number;

  @Field(() => Int, { simple: true, description: 'How many people were mailed an invitation.' })
  invited!: number;

  @Field(() => Int, {
    simple: true,
    description: "How many people were not invited, having stopped the college's mails.",
  })
  declinedCount!: number;

  @Field(() => Int, {
    simple: true,
    description: 'How many accounts or rows of the roster an undo took back.',
  })
  undone!: number;

  @Field(() => Int, {
    simple: true,
    description:
      'How many accounts an undo left, since they are in use; of a roster, rows that verified somebody.',
  })
  keptCount!: number;

  @Field(() => Boolean, { simple: true, description: 'Whether the same file was uploaded before.' })
  isRepeated!: boolean;

  @Field(() => User, {
    nullable: true,
    simple: true,
    description: 'Who uploaded it; null when that account was deleted.',
  })
  admin!: Person | null;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When the file was uploaded.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    simple: true,
    description: 'When it was done or canceled; null before. An undo leaves it.',
  })
  finishedAt!: Date | null;
}
export const ImportConnection = Connection(PeopleImport, 'ImportConnection');

@ArgsType()
export class ImportArgs extends PageArgs {
  @Field(() => TimeSortEnum, {
    nullable: true,
    description: 'By when they were uploaded; by default the newest first.',
  })
  sort?: TimeSort | null;
}

@ObjectType({ description: 'What is wrong with a row.' })
export class ImportProblem {
  @Field(() => String, {
    simple: true,
    description: 'The column that is wrong; empty for the whole row.',
  })
  column!: string;

  @Field(() => String, { simple: true, description: 'What is wrong, in words for the admin.' })
  reason!: string;
}

@ObjectType({ description: 'A row of an import.' })
export class ImportRow {
  @Field(() => Int, {
    simple: true,
    description: 'Its number as a spreadsheet counts: the header is row 1.',
  })
  number!: number;

  @Field(() => ImportRowStateEnum, { simple: true, description: 'How it stands.' })
  state!: ImportRowState;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The name in the file; null when there is none.',
  })
  fullName!: string | null;

  @Field(() => String, {
    nullable: true,
    simple: true,
    description: 'The address in the file; null when there is none.',
  })
  email!: string | null;

  @Field(() => [ImportProblem], {
    simple: true,
    description: 'What is wrong with it; empty unless `state` is `bad`.',
  })
  problems!: ImportProblem[];
}
export const ImportRowConnection = Connection(ImportRow, 'ImportRowConnection');

@ArgsType()
export class ImportRowArgs extends PageArgs {
  @Field(() => ID, { description: "The import's id." })
  id!: string;

  @Field(() => ImportRowStateEnum, { nullable: true, description: 'Null: all rows.' })
  state?: ImportRowState | null;
}

@ArgsType()
export class RosterMatchArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'A part of the name, or of one of the two addresses; at most 100 characters count.',
  })
  search?: string | null;

  @Field(() => TimeSortEnum, {
    nullable: true,
    description: 'By when they signed up; by default who did first.',
  })
  sort?: TimeSort | null;
}

@ObjectType({ description: 'Somebody who shares name, year and branch with a row of the roster.' })
export class RosterMatch {
  @Field(() => User, { simple: true, description: 'The person who signed up.' })
  user!: Person;

  @Field(() => String, { simple: true, description: 'The address that they signed up with.' })
  email!: string;

  @Field(() => String, { simple: true, description: 'The address that the roster has.' })
  rosterEmail!: string;

  @Field(() => GraphQLISODateTime, { simple: true, description: 'When the match was found.' })
  createdAt!: Date;
}
export const RosterMatchConnection = Connection(RosterMatch, 'RosterMatchConnection');
