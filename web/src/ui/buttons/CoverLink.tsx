import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { cx } from '../cx.ts';
import css from './CoverLink.module.css';

/**
 * The name of a card or row, which leads to it wherever one presses: the whole of the nearest thing
 * with a position is its target.
 */
export function CoverLink({ className, ...rest }: LinkProps & { className?: string }) {
  return <Link className={cx(css.link, className)} data-cover {...rest} />;
}

/** What can be pressed by itself on a card or row that a `CoverLink` covers. */
export function AboveLink({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx(css.above, className)} {...rest} />;
}
