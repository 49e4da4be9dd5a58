import { moreTexts } from '@schema/rules/common-texts';
import { type ReactNode, useId } from 'react';
import { LinkButton } from '@/ui';
import classes from './FeedSection.module.css';

type Props = {
  title: string;
  lead: string;
  children: ReactNode;
  /** The address of the whole list, when there is more than the overview shows. */
  moreHref?: string | undefined;
};

/** A part of the overview: title, up to six cards, the way to all of them. */
export function FeedSection({ title, lead, children, moreHref }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className={classes.lead}>{lead}</p>
      </header>
      {children}
      {moreHref && (
        <div className={classes.more}>
          <LinkButton variant="default" to={moreHref} preventScrollReset>
            {moreTexts.more}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
