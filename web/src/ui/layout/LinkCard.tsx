import type { ComponentPropsWithRef, ReactNode } from 'react';
import { AboveLink, CoverLink } from '../buttons/CoverLink.tsx';
import { cx } from '../cx.ts';
import { Card } from './Card.tsx';
import css from './LinkCard.module.css';

/** A thing in a list, from its head to its foot: all of the card leads to the thing. */
export function LinkCard({ className, ...rest }: ComponentPropsWithRef<'article'>) {
  return <Card as="article" interactive className={cx(css.card, className)} {...rest} />;
}

type HeadProps = {
  picture: ReactNode;
  to: string;
  title: ReactNode;
  /** Right behind the title, with a space of its own, but not part of the link. */
  mark?: ReactNode;
  /** Lines under the title. */
  children?: ReactNode;
  /** A button of its own. */
  corner?: ReactNode;
};

/** Who or what it is, with the link that covers the card. */
export function LinkCardHead({ picture, to, title, mark, children, corner }: HeadProps) {
  return (
    <header className={css.head}>
      {picture}
      <div className={css.words}>
        <h3 className={css.title}>
          <CoverLink to={to}>{title}</CoverLink>
          {mark}
        </h3>
        {children}
      </div>
      {corner && <AboveLink className={css.corner}>{corner}</AboveLink>}
    </header>
  );
}

/** The last part of the card, at its lower edge however short the rest is. */
export function LinkCardFoot({
  lined = false,
  className,
  ...rest
}: ComponentPropsWithRef<'footer'> & { lined?: boolean }) {
  return <footer className={cx(css.foot, className)} data-lined={lined || undefined} {...rest} />;
}
