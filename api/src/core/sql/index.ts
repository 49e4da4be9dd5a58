export type { Parameters } from './parameters.ts';
export { columnsOf } from './columns.ts';
export { JsonColumns, type Tables } from './tables.ts';
export {
  definedStatements,
  roomSql,
  type Statement,
  type StatementRow,
  valuesOf,
} from './statement.ts';
export { providedExpression } from './provided.ts';
export { countRows } from './count.ts';
export { isBefore } from './is-before.ts';
export { unionAll } from './union-all.ts';
export { foreignTables, tablesInText, isWriting } from './foreign-tables.ts';
