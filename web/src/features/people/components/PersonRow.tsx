import type { ReactNode } from 'react';
import type { PersonFieldsFragment } from '@/generated/documents';
import { PersonLine } from './PersonLine';
import classes from './PersonRow.module.css';

type Props = {
  person: PersonFieldsFragment;
  /** What is between them and the viewer, since when. */
  about: ReactNode;
  /** What can be done: under the words on a phone. */
  children: ReactNode;
};

/** A person in a list of the viewer's own. */
export const PersonRow = ({ person, about, children }: Props) => (
  <li className={classes.row}>
    <div className={classes.who}>
      <PersonLine person={person} size={48} />
      <p className={classes.about}>{about}</p>
    </div>
    <div className={classes.actions}>{children}</div>
  </li>
);

type RowsProps = { label?: string; isBusy?: boolean; children: ReactNode };

/** A list of `PersonRow`. */
export const PersonRows = ({ label, isBusy, children }: RowsProps) => (
  <ul role="list" className={classes.list} aria-label={label} aria-busy={isBusy}>
    {children}
  </ul>
);
