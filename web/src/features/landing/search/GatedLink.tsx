import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { to: string; onOpen: (to: string) => void; label: string; children: ReactNode };

/**
 * A link that can be opened in a new tab; a plain click calls `onOpen` instead, which asks visitors
 * to sign in.
 */
export function GatedLink({ to, onOpen, label, children }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(to);
  };
  return (
    <Link to={to} onClick={onClick} aria-label={label}>
      {children}
    </Link>
  );
}
