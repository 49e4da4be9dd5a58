import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type ImportMode, importTexts } from '../../../../schema/rules/imports/imports-texts.ts';
import { Access } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { uploadOf } from '../../core/files/graphql-upload.ts';
import { Live } from '../../core/live/live.ts';
import { ExportPart, exportAfter } from '../files/index.ts';
import { exportBadRows } from './export-bad-rows.ts';
import { exportImports, exportRosterMatches } from './export-imports.ts';
import { askGraduates, graduatesToAsk } from './graduates/graduates.ts';
import { importTopic } from './import-events.ts';
import { findImport } from './imports.queries.ts';
import { ImportColumnInput, ImportModeEnum, PeopleImport } from './imports.types.ts';
import { decideRosterMatch, decideRosterMatches } from './roster/roster.ts';
import { cancelImport, runImport } from './run-import.ts';
import { undoImport } from './undo-import.ts';
import { uploadImport } from './upload/upload-import.ts';

/** @throws NOT_FOUND */
async function importOf({ app }: Context, id: string): Promise<PeopleImport> {
  const found = await findImport(app, id);
  if (!found) throw notFound(importTexts.notFound);
  return found;
}

@Resolver()
export class ImportsResolver {
  @Access('superAdmin')
  @Query(() => PeopleImport, { description: 'One import. Errors: NOT_FOUND.' })
  peopleImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<PeopleImport> {
    return importOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => PeopleImport, {
    description:
      'Takes a CSV file in and looks at every row; nothing is made of it yet. Errors: BAD_USER_INPUT in words, TOO_LARGE, RATE_LIMITED.',
  })
  async uploadImport(
    @Ctx() ctx: Context,
    @Arg('file', () => GraphQLUpload, {
      description: 'UTF-8, its first line with the names of the columns.',
    })
    file: Promise<FileUpload>,
    @Arg('mode', () => ImportModeEnum, { description: 'What becomes of its rows.' })
    mode: ImportMode,
    @Arg('columns', () => [ImportColumnInput], {
      nullable: true,
      description:
        'Which columns of the file become what: the others are ignored, mobileNumber and college may lack. Left out, they are called as documented.',
    })
    columns: ImportColumnInput[] | null | undefined,
  ): Promise<PeopleImport> {
    const upload = await uploadOf(file);
    return importOf(ctx, await uploadImport(ctx, { upload, mapping: columns ?? null }, mode));
  }

  @Access('superAdmin')
  @Mutation(() => PeopleImport, {
    description:
      'Begins to make accounts of the good rows of an import, or to put them on the roster. Errors: NOT_FOUND, CONFLICT when it was started.',
  })
  async runImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<PeopleImport> {
    await runImport(ctx, id);
    return importOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => PeopleImport, {
    description: 'Stops an import; what it made by then stays. Errors: NOT_FOUND, CONFLICT.',
  })
  async cancelImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<PeopleImport> {
    await cancelImport(ctx, id);
    return importOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => PeopleImport, {
    description:
      'Deletes the accounts that it made and nobody has signed in to; the others stay and are counted. Errors: NOT_FOUND, CONFLICT.',
  })
  async undoImport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<PeopleImport> {
    await undoImport(ctx, id);
    return importOf(ctx, id);
  }

  @Access('superAdmin')
  @Mutation(() => ExportPart, {
    description:
      'All imports as a CSV file, without their rows, or as many of them as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportImports(
    @Ctx() ctx: Context,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportImports(ctx, after ?? null);
  }

  @Access('superAdmin')
  @Mutation(() => String, {
    description:
      'Writes the bad rows of an import to a CSV file, to mend them there: its signed address.',
  })
  exportBadRows(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<string> {
    return exportBadRows(ctx, id);
  }

  @Live(() => PeopleImport, {
    access: 'superAdmin',
    description: 'An import, as it goes on: at most twice a second.',
    topic: ({ id }) => importTopic(String(id)),
    throttleMs: 500,
    initialEvent: ({ id }) => ({ id: String(id) }),
  })
  importChanged(
    @Ctx() ctx: Context,
    @Root() _event: unknown,
    @Arg('id', () => ID, { description: "The import's id." }) id: string,
  ): Promise<PeopleImport> {
    return importOf(ctx, id);
  }
}

@Resolver()
export class RosterResolver {
  @Access('superAdmin')
  @Mutation(() => ID, {
    description:
      'Says whether the person is the one of the roster, and verifies who is. Errors: CONFLICT when it was decided.',
  })
  decideRosterMatch(
    @Ctx() ctx: Context,
    @Arg('userId', () => ID, { description: "The person's id." }) userId: string,
    @Arg('isSame', () => Boolean, { description: 'True: verified.' }) isSame: boolean,
  ): Promise<string> {
    return decideRosterMatch(ctx, userId, isSame);
  }

  @Access('superAdmin')
  @Mutation(() => [ID], {
    description:
      'Says the same of several people, at most 100; answers the ids of those that it decided: not of those that were decided before, nor of those for whom there was no time left. Errors: BAD_USER_INPUT.',
  })
  decideRosterMatches(
    @Ctx() ctx: Context,
    @Arg('userIds', () => [ID], { description: "The people's ids." }) userIds: string[],
    @Arg('isSame', () => Boolean, { description: 'True: verified.' }) isSame: boolean,
  ): Promise<string[]> {
    return decideRosterMatches(ctx, userIds, isSame);
  }

  @Access('superAdmin')
  @Mutation(() => ExportPart, {
    description:
      'Who waits to be told apart from a row of the roster, as a CSV file, or as many as a call has time for. Itself logged. Errors: BAD_USER_INPUT.',
  })
  exportRosterMatches(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { nullable: true, description: 'As of rosterMatches.' })
    search: string | null | undefined,
    @Arg('after', () => String, exportAfter) after: string | null | undefined,
  ): Promise<ExportPart> {
    return exportRosterMatches(ctx, search ?? null, after ?? null);
  }

  @Access('superAdmin')
  @Query(() => Int, {
    description: 'Students past their year of graduation who were not asked this year.',
  })
  graduatesToAsk(@Ctx() ctx: Context): Promise<number> {
    return graduatesToAsk(ctx.app);
  }

  @Access('superAdmin')
  @Mutation(() => Int, {
    description:
      'Asks students past their year of graduation to become alumni, by mail and notification; answers how many.',
  })
  askGraduates(@Ctx() ctx: Context): Promise<number> {
    return askGraduates(ctx);
  }
}
