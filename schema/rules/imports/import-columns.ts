import { type ImportColumn, importColumns, problemsColumn } from './imports-texts.ts';

/** How a person's own file names its columns, and which field each becomes. */

/** What each field is called in words. */
export const importFieldLabels: Record<ImportColumn, string> = {
  fullName: 'Full name',
  email: 'Email',
  mobileNumber: 'Mobile number',
  college: 'College',
  stream: 'Branch',
  yearOfGraduation: 'Year of graduation',
  role: 'Student or alumni',
};

/** A file may do without these: nobody's number, and the college whose network it is. */
const optionalImportColumns: readonly ImportColumn[] = ['mobileNumber', 'college'];

/** A column of the file, and the field that it becomes. */
export interface ImportMapping {
  name: string;
  field: ImportColumn;
}

/** What lists of colleges call it, without spaces and signs; our own name is one of them. */
const spellings: Record<ImportColumn, readonly string[]> = {
  fullName: ['fullname', 'name', 'studentname', 'candidatename', 'alumniname', 'nameofstudent'],
  email: ['email', 'emailid', 'emailaddress', 'mail', 'mailid'],
  mobileNumber: ['mobilenumber', 'mobile', 'mobileno', 'phone', 'phonenumber', 'contact'],
  college: ['college', 'collegename', 'institute', 'institution', 'university'],
  stream: ['stream', 'branch', 'department', 'dept', 'discipline', 'programme', 'program'],
  yearOfGraduation: [
    'yearofgraduation',
    'graduationyear',
    'yearofpassing',
    'passingyear',
    'passoutyear',
    'batch',
    'year',
  ],
  role: ['role', 'studentoralumni', 'type', 'category'],
};

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a column of the file is the one that our file of bad rows adds. */
export const isProblemsColumn = (name: string): boolean => plain(name) === problemsColumn;

type Likeness = (spelling: string, name: string) => boolean;
const isSame: Likeness = (spelling, name) => spelling === name;
/** Longer names hold a word of ours: "Year (passing out)". A short word stands in too many. */
const isWithin: Likeness = (spelling, name) => spelling.length >= 4 && name.includes(spelling);

/**
 * Guesses which field each column of a file becomes: as it was chosen before, else by likeness.
 * Each field is guessed once, for the column that is most like it.
 * @param kept what was chosen in earlier imports, by the name of the column
 * @returns a field for each column; null for what nothing is like, and for what was left out before
 */
export function guessColumns(
  names: readonly string[],
  kept: Readonly<Record<string, ImportColumn | null>> = {},
): (ImportColumn | null)[] {
  const guessed: (ImportColumn | null)[] = names.map(() => null);
  const open = new Set<ImportColumn>(importColumns);
  const settle = (at: number, field: ImportColumn | null | undefined): void => {
    if (!field || guessed[at] || !open.delete(field)) return;
    guessed[at] = field;
  };
  for (const [at, name] of names.entries()) settle(at, kept[plain(name)]);
  for (const isAlike of [isSame, isWithin])
    for (const field of importColumns)
      for (const spelling of spellings[field])
        for (const [at, name] of names.entries())
          if (kept[plain(name)] === undefined && isAlike(spelling, plain(name))) settle(at, field);
  return guessed;
}

/** What is kept of a choice for the next import. */
export const keptColumns = (
  names: readonly string[],
  chosen: readonly (ImportColumn | null)[],
): Record<string, ImportColumn | null> =>
  Object.fromEntries(names.map((name, at) => [plain(name), chosen[at] ?? null]));

/** The fields that are chosen twice, and those that lack a column. */
export function problemsOf(chosen: readonly (ImportColumn | null)[]): {
  twice: ImportColumn[];
  missing: ImportColumn[];
} {
  const count = (field: ImportColumn): number => chosen.filter((one) => one === field).length;
  return {
    twice: importColumns.filter((field) => count(field) > 1),
    missing: importColumns.filter(
      (field) => count(field) === 0 && !optionalImportColumns.includes(field),
    ),
  };
}
