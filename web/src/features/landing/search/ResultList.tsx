import { Children, type ReactNode, useId } from 'react';
import css from './SearchResults.module.css';

/** A list of results with its heading, or what to say where there are none. */
export function ResultList({
  heading,
  emptyText,
  children,
}: {
  heading: string;
  emptyText: string;
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
        <p className={css.nothing}>{emptyText}</p>
      ) : (
        <ul role="list" className={css.cards}>
          {items}
        </ul>
      )}
    </section>
  );
}
