import type { ReactNode } from 'react';
import { Avatar, Card } from '@/ui';
import css from './FounderCard.module.css';

export function FounderCard({
  name,
  role,
  children,
}: {
  name: string;
  role: string;
  children: ReactNode;
}) {
  return (
    <Card as="li" className={css.card ?? ''}>
      <Avatar name={name} size={56} />
      <div>
        <h3>{name}</h3>
        <p className={css.role}>{role}</p>
      </div>
      {children}
    </Card>
  );
}
