export { askedExpression } from './asked-expression.ts';
export { columnOf, columnsOf } from './columns.ts';
export { anyOf, containsText, isShown, truth } from './conditions.ts';
export { countRows } from './count.ts';
export { foreignTables, isWriting, tablesInText } from './foreign-tables.ts';
export { pagePathOf, workLine } from './pages.ts';
export type { Parameters } from './parameters.ts';
export { wordColumns } from './people-words.ts';
export { blankRows, idRows, recordset } from './rows.ts';
export {
  definedStatements,
  roomSql,
  type Statement,
  type StatementRow,
  valuesOf,
} from './statement.ts';
export { JsonColumns, type Tables } from './tables.ts';
export { unionAll } from './union-all.ts';
export { concat, elementAt, firstElements, newUuid, noTexts, timeBefore } from './values.ts';
