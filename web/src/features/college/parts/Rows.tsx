import { collegeTexts } from '@schema/rules/college/college-texts';
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button, Card, IconButton } from '@/ui';
import css from './College.module.css';

type Props<Row extends { name: string }> = {
  id: string;
  texts: {
    title: string;
    about: string;
    add: string;
    one: (place: number) => string;
    remove: (name: string) => string;
    /** Of lists whose order tells something. */
    up?: (name: string) => string;
  };
  rows: readonly Row[];
  max: number;
  /** What a new one begins with. */
  none: Row;
  onChange: (rows: Row[]) => void;
  children: (place: number) => ReactNode;
};

/** The rows with one of them before the one that it stood behind. */
const withMovedUp = <Row,>(rows: readonly Row[], place: number): Row[] => [
  ...rows.slice(0, place - 1),
  ...rows.slice(place, place + 1),
  ...rows.slice(place - 1, place),
  ...rows.slice(place + 1),
];

/** A short list, each with their fields; one is added at its end or taken away. */
export function Rows<Row extends { name: string }>(props: Props<Row>) {
  const { id, texts, rows, max, none, onChange, children } = props;
  return (
    <Card as="section" padding="lg" className={css.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        <p className={css.quiet}>{texts.about}</p>
      </div>
      {rows.map((row, place) => {
        const one = texts.one(place + 1);
        return (
          // Rows have no names of their own: their place tells them apart.
          <fieldset key={one} className={css.row}>
            <legend className={css.legend}>{one}</legend>
            <IconButton
              className={css.remove ?? ''}
              label={texts.remove(row.name.trim() || one)}
              onClick={() => onChange(rows.filter((_row, other) => other !== place))}
            >
              <IconTrash size={18} />
            </IconButton>
            {texts.up && place > 0 && (
              <Button
                size="compact-sm"
                variant="subtle"
                className={css.add ?? ''}
                aria-label={texts.up(row.name.trim() || one)}
                leftSection={<IconArrowUp size={18} aria-hidden />}
                onClick={() => onChange(withMovedUp(rows, place))}
              >
                {collegeTexts.moveUp}
              </Button>
            )}
            {children(place)}
          </fieldset>
        );
      })}
      {rows.length < max && (
        <Button
          variant="default"
          className={css.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...rows, none])}
        >
          {texts.add}
        </Button>
      )}
    </Card>
  );
}
