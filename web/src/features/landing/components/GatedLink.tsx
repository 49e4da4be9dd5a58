import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { to: string; onOpen: (to: string) => void; label: string; children: ReactNode };

/** A real address, so that members can open it in a new tab; a plain click asks first whether one may. */
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
