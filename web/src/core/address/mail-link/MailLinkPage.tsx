import type { ReactNode } from 'react';
import { Card, Page } from '@/ui';
import { Brand } from '../../college/Brand';
import css from './MailLinkPage.module.css';

type Props = {
  title: string;
  /** The page has a heading of its own. */
  titleHidden?: boolean;
  children: ReactNode;
};

/**
 * A page that the link of a mail leads to, without signing in. Opening it changes nothing: programs
 * open links too. A press does.
 */
export const MailLinkPage = ({ title, titleHidden = true, children }: Props) => (
  <Page title={title} titleHidden={titleHidden} width="reading">
    <Card padding="lg" className={css.card}>
      <Brand to="/" />
      {children}
    </Card>
  </Page>
);

/** What the page asks, and what came of the answer: read out when it changes. */
export const MailLinkNews = ({
  heading,
  isProblem = false,
  children,
}: {
  heading: string;
  isProblem?: boolean;
  children?: ReactNode;
}) => (
  <div role={isProblem ? 'alert' : 'status'} className={css.words}>
    <h2>{heading}</h2>
    {children}
  </div>
);

/** The words of who asks. */
export const MailLinkQuote = ({ children }: { children: ReactNode }) => (
  <blockquote className={css.quote}>{children}</blockquote>
);

/** What can be pressed. */
export const MailLinkButtons = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
);
