import { pagePaths } from '@schema/rules/pages/page-paths';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Brand } from '@/core/college/Brand';
import { SiteFooter } from '@/core/college/SiteFooter';
import { LinkButton, usePageTitle } from '@/ui';
import css from './SitePage.module.css';

type Props = {
  title: string;
  lead: ReactNode;
  /** The label of the link back to the front page. */
  back?: string;
  children: ReactNode;
  /** Ends the page with a way in, unless false. */
  start?: boolean;
};

/** The frame of pages with text: brand, a way back, a column of text and the next step. */
export function SitePage({ title, lead, back = 'Back', children, start = true }: Props) {
  usePageTitle(title);
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Brand to="/" />
        <Link to="/" className={css.back}>
          <IconArrowLeft size={18} aria-hidden /> {back}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
        {start && (
          <p className={css.start}>
            <LinkButton to={pagePaths.signUp} size="lg">
              Get Started Now
            </LinkButton>
          </p>
        )}
      </main>
      <SiteFooter />
    </div>
  );
}
