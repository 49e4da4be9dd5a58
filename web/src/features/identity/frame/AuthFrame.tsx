import { IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Brand } from '@/core/college/Brand';
import { Button, Card, SlideOver, usePageTitle } from '@/ui';
import { AboutPanel } from './AboutPanel';
import css from './AuthFrame.module.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Which step on the way to a verified account this is. */
  progress?: ReactNode;
  children: ReactNode;
  /** Below the card: a link to another page. */
  foot?: ReactNode;
};

/**
 * The frame of the pages to sign in, sign up and verify: a card with one thing to do, and About Us
 * beside it, or in a panel over it on narrow screens.
 */
export function AuthFrame({ title, lead, progress, children, foot }: Props) {
  usePageTitle(title);
  const [about, setAbout] = useState(false);
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <Brand to="/" />
        <Button
          className={css.aboutButton}
          variant="subtle"
          size="sm"
          leftSection={<IconInfoCircle size={18} aria-hidden />}
          onClick={() => setAbout(true)}
        >
          About Us
        </Button>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Card padding="lg" className={css.card}>
          {progress}
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </Card>
        {foot && <p className={css.foot}>{foot}</p>}
      </main>
      <aside className={css.aside} aria-label="About Us">
        <AboutPanel />
      </aside>
      <SlideOver opened={about} onClose={() => setAbout(false)} title="About Us">
        <AboutPanel titleHidden />
      </SlideOver>
    </div>
  );
}
