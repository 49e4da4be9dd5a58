import { useId } from 'react';
import { Chip } from '@/ui';
import classes from './ProfileHeader.module.css';

type Props = { title: string; items: readonly string[] };

/** Words as chips under a small title; nothing where there are none. */
export function ChipList({ title, items }: Props) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <div>
      <h2 id={id} className={classes.subtitle}>
        {title}
      </h2>
      <ul role="list" className={classes.chips} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item}>
            <Chip>{item}</Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}
