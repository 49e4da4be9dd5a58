import type { ReactNode } from 'react';
import { CheckboxField } from './CheckboxField.tsx';
import css from './CheckboxMatrix.module.css';

type Line<Row> = { id: Row; label: string; about?: string };
type Props<Row extends string, Column extends string> = {
  /** What it is about, above the rows. */
  title: string;
  rows: readonly Line<Row>[];
  columns: readonly { id: Column; label: string }[];
  isChecked: (row: Row, column: Column) => boolean;
  /** What makes no difference now: it stands unticked, and has its tick again once it makes one. */
  isDisabled?: (row: Row, column: Column) => boolean;
  onChange: (row: Row, column: Column, isOn: boolean) => void;
  /** Below a row: whether it was saved. */
  note?: (row: Row) => ReactNode;
};

/** A box to tick for each row and column: what, and by which way. */
export function CheckboxMatrix<Row extends string, Column extends string>({
  title,
  rows,
  columns,
  isChecked,
  isDisabled,
  onChange,
  note,
}: Props<Row, Column>) {
  return (
    <table className={css.matrix}>
      <thead>
        <tr>
          <th scope="col" className={css.title}>
            {title}
          </th>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" className={css.column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={css.row}>
              {row.label}
              {row.about && <span className={css.about}>{row.about}</span>}
              {note?.(row.id)}
            </th>
            {columns.map((column) => {
              const isOff = isDisabled?.(row.id, column.id) ?? false;
              return (
                <td key={column.id} className={css.cell}>
                  <CheckboxField
                    aria-label={`${row.label}: ${column.label}`}
                    checked={!isOff && isChecked(row.id, column.id)}
                    disabled={isOff}
                    onChange={({ currentTarget }) =>
                      onChange(row.id, column.id, currentTarget.checked)
                    }
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
