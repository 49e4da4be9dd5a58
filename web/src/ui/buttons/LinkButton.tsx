import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Button, type ButtonProps } from './Button.ts';

type Props = ButtonProps & Omit<LinkProps, keyof ButtonProps> & { children: ReactNode };

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function LinkButton(props: Props) {
  return <Button component={Link} {...props} />;
}
