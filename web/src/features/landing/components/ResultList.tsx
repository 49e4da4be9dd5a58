import { Children, useId, type ReactNode } from 'react';
import css from './SearchResults.module.css';

export function ResultList({
  heading,
  nothing,
  children,
}: {
  heading: string;
  nothing: string;
  children: ReactNode;
}) {
  const id = useId();
  const items = Children.toArray(children);
  return (
    <section className={css.list} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {heading}
      </h3>
      {items.length === 0 ? (
        <p className={css.nothing}>{nothing}</p>
      ) : (
        <ul role="list" className={css.cards}>
          {items}
        </ul>
      )}
    </section>
  );
}
