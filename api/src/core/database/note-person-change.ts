/**
 * The body of a trigger that notes that a person may have come to fit a saved search
 * (`people-change.entity.ts`): when one of some columns of a row of theirs is another than before.
 * @param person the column that says whose row it is
 * @param where what holds of the new row, besides
 */
export function notePersonChange(
  columns: readonly string[],
  { person = 'user_id', where }: { person?: string; where?: string } = {},
): string {
  const of = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  return `if ${where ? `${where} and ` : ''}(tg_op = 'INSERT' or (${of('old')}) is distinct from (${of('new')})) then
    insert into people_changes (person_id) values (new.${person});
  end if;
  return null`;
}
