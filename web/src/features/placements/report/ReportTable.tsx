import type { ReactNode } from 'react';
import { Card } from '@/ui';
import css from './Report.module.css';

/** A cell of a row: what it shows, and whether it is words, which stand at the left. */
export type Row = {
  key: string;
  head: ReactNode;
  cells: readonly ReactNode[];
  /** On paper alone: a screen has a button that shows it. */
  isFolded?: boolean;
};

type Props = {
  id: string;
  title: string;
  note?: string | undefined;
  columns: readonly string[];
  rows: readonly Row[];
  /** The last column is drawn: narrow screens have the numbers alone. */
  hasDrawing?: boolean;
  /** Columns of words, which stand at their left edge, by their places. */
  words?: readonly number[];
  /** A long one: on a screen it scrolls by itself. */
  isLong?: boolean;
  children?: ReactNode;
};

/** A table of the report with its title: on paper its head stands on each page. */
export function ReportTable(props: Props) {
  const { id, title, note, columns, rows, hasDrawing = false, words = [], isLong = false } = props;
  return (
    <Card as="section" aria-labelledby={id} className={css.part}>
      <h2 id={id}>{title}</h2>
      {note && <p className={css.note}>{note}</p>}
      <div
        className={css.frame}
        data-long={isLong || undefined}
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        <table className={css.table} data-drawn={hasDrawing || undefined}>
          <thead>
            <tr>
              {columns.map((name, at) => (
                <th key={name} scope="col" data-words={words.includes(at) || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, head, cells, isFolded }) => (
              <tr key={key} data-folded={isFolded || undefined}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]} data-words={words.includes(at + 1) || undefined}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {props.children}
    </Card>
  );
}
