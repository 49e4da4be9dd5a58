import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Button, type ButtonProps } from './Button.ts';

type Props = ButtonProps & Omit<LinkProps, keyof ButtonProps> & { children: ReactNode };

/** Goes somewhere, so it is a link: opens in a new tab where one wants it, and looks like a button. */
export function LinkButton(props: Props) {
  return <Button component={Link} {...props} />;
}
