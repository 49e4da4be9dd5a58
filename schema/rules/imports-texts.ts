/** The columns of an import, as documented. */
export const importColumns = [
  'fullName',
  'email',
  'mobileNumber',
  'college',
  'stream',
  'yearOfGraduation',
  'role',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The column that a file of bad rows has behind the others; it is ignored when the mended file comes back. */
export const problemsColumn = 'problems';

/** What becomes of the rows of an import. */
export const importModes = ['accounts', 'roster'] as const;
export type ImportMode = (typeof importModes)[number];

/** How an import stands. */
export const importStatuses = [
  'checking',
  'checked',
  'running',
  'done',
  'canceled',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** How a row stands. */
export const importRowStates = [
  'good',
  'bad',
  'known',
  'made',
  'invited',
  'listed',
  'kept',
] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** Texts of bulk import. */
export const importTexts = {
  title: 'Bulk import',
  file: 'Please choose a CSV file',
  tooLarge: 'The file must be smaller than 10 MB',
  encoding: 'The file is not UTF-8. In your spreadsheet, save it as "CSV UTF-8" and try again.',
  notCsv: (line: number) => `The file is not a CSV: line ${line} can't be read`,
  empty: 'The file has no rows',
  tooMany: (rows: number) => `At most ${rows.toLocaleString('en-IN')} rows at a time`,
  missing: (columns: string) => `The first line lacks these columns: ${columns}`,
  unknown: (columns: string) => `The first line has unknown columns: ${columns}`,
  twice: (columns: string) => `The first line has these columns twice: ${columns}`,
  cells: 'The row has too many or too few cells',
  repeated: (row: number) => `The same address is in row ${row}`,
  graduated: 'Alumni must have graduated by now',
  gone: 'Import not found',
  notChecked: 'This import has been started or ended already',
  notRunning: 'This import is not running',
  notDone: 'Only an import that has ended can be undone',
  nothing: 'There is no row that could be imported',
  matchGone: 'This has been decided already',
  failed: 'Error loading imports',
  actionFailed: {
    upload: 'The file could not be sent. Please try again.',
    run: 'The import could not be started. Please try again.',
    cancel: 'The import could not be canceled. Please try again.',
    undo: 'The import could not be undone. Please try again.',
    export: 'The file could not be made. Please try again.',
    match: 'That could not be decided. Please try again.',
    ask: 'They could not be asked. Please try again.',
  },
} as const;
