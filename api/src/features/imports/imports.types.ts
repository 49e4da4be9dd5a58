import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  type ImportMapping,
  importFieldLabels,
} from '../../../../schema/rules/imports/import-columns.ts';
import {
  type ImportColumn,
  type ImportMode,
  type ImportRowState,
  type ImportStatus,
  importColumns,
  importModes,
  importRowStates,
  importStatuses,
} from '../../../../schema/rules/imports/imports-texts.ts';
import type { TimeSort } from '../../../../schema/rules/lists/lists.ts';
import { registerEnum } from '../../core/enums.ts';
import { Connection, CountedConnection, PageArgs } from '../../core/lists/paging.ts';
import { TimeSortEnum } from '../../core/lists/time-sort.ts';
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
  @Field(() => ID, { description: 'What queries and mutations about an import take.' })
  id!: string;

  @Field(() => String, { description: 'The name of the file.' })
  name!: string;

  @Field(() => ImportModeEnum, { description: 'What becomes of its rows.' })
  mode!: ImportMode;

  @Field(() => ImportStatusEnum, { description: 'How far it is.' })
  status!: ImportStatus;

  @Field(() => Int, { description: 'How many rows the file has.' })
  total!: number;

  @Field(() => Int, { description: 'How many rows can be imported.' })
  validCount!: number;

  @Field(() => Int, { description: 'How many rows have something wrong; they are left out.' })
  invalidCount!: number;

  @Field(() => Int, { description: 'How many rows are of people who have an account already.' })
  existingCount!: number;

  @Field(() => Int, { description: 'How many accounts were made, or rows put on the roster.' })
  createdCount!: number;

  @Field(() => Int, { description: 'How many people were mailed an invitation.' })
  invited!: number;

  @Field(() => Int, {
    description: "How many people were not invited, having stopped the college's mails.",
  })
  declinedCount!: number;

  @Field(() => Int, { description: 'How many accounts or rows of the roster an undo took back.' })
  undone!: number;

  @Field(() => Int, {
    description:
      'How many accounts an undo left, since they are in use; of a roster, rows that verified somebody.',
  })
  keptCount!: number;

  @Field(() => Boolean, { description: 'Whether the same file was uploaded before.' })
  isRepeated!: boolean;

  @Field(() => User, {
    nullable: true,
    description: 'Who uploaded it; null when that account was deleted.',
  })
  admin!: Person | null;

  @Field(() => GraphQLISODateTime, { description: 'When the file was uploaded.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was done or canceled; null before. An undo leaves it.',
  })
  finishedAt!: Date | null;
}
export const ImportConnection = CountedConnection(PeopleImport, 'ImportConnection');

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
  @Field(() => String, { description: 'The column that is wrong; empty for the whole row.' })
  column!: string;

  @Field(() => String, { description: 'What is wrong, in words for the admin.' })
  reason!: string;
}

@ObjectType({ description: 'A row of an import.' })
class ImportRow {
  @Field(() => Int, { description: 'Its number as a spreadsheet counts: the header is row 1.' })
  number!: number;

  @Field(() => ImportRowStateEnum, { description: 'How it stands.' })
  state!: ImportRowState;

  @Field(() => String, {
    nullable: true,
    description: 'The name in the file; null when there is none.',
  })
  fullName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address in the file; null when there is none.',
  })
  email!: string | null;

  @Field(() => [ImportProblem], {
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
  @Field(() => User, { description: 'The person who signed up.' })
  user!: Person;

  @Field(() => String, { description: 'The address that they signed up with.' })
  email!: string;

  @Field(() => String, { description: 'The address that the roster has.' })
  rosterEmail!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the match was found.' })
  createdAt!: Date;
}
export const RosterMatchConnection = CountedConnection(RosterMatch, 'RosterMatchConnection');

const ImportColumnEnum = registerEnum('ImportColumn', importColumns, {
  description: 'What a column of a file of people becomes.',
  values: importFieldLabels,
});

@InputType({ description: 'A column of a file of people.' })
export class ImportColumnInput implements ImportMapping {
  @Field(() => String, { description: 'What the first line of the file calls it.' })
  name!: string;

  @Field(() => ImportColumnEnum, { description: 'What it becomes.' })
  field!: ImportColumn;
}
