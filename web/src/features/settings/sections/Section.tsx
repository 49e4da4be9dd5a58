import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Card, FoldButton } from '@/ui';
import css from './Section.module.css';

type Props = {
  /** Part of the address: `/settings#privacy`. */
  id: string;
  title: string;
  /** What is in it, in a few words. */
  lead: string;
  icon: Icon;
  isOpen: boolean;
  onToggle: (id: string) => void;
  children: ReactNode;
};

/**
 * A part of the settings that opens and closes. What is in it is asked for when it first opens;
 * what is typed in a closed one stays.
 */
export function Section({ id, title, lead, icon: Icon, isOpen, onToggle, children }: Props) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <Card as="section" id={id} padding="none" className={css.section}>
      <h2 className={css.title}>
        <FoldButton isOpen={isOpen} onToggle={() => onToggle(id)} controls={`${id}-body`}>
          <span className={css.icon}>
            <Icon size={20} stroke={1.75} aria-hidden />
          </span>
          <span className={css.words}>
            <span className={css.name}>{title}</span>
            <span className={css.lead}>{lead}</span>
          </span>
        </FoldButton>
      </h2>
      <div id={`${id}-body`} className={css.body} hidden={!isOpen}>
        {wasOpened && children}
      </div>
    </Card>
  );
}
