import { longDateText } from '@schema/rules/text/date-text';
import { uiTexts } from '@schema/rules/ui-texts';
import { Logo, useToday } from '@/ui';
import { site } from '../site.ts';
import css from './PrintHead.module.css';

/**
 * The head of a printed page, in place of the screen's: the college with its logo, what the page is
 * about, and as of when.
 */
export function PrintHead({ title, scope }: { title: string; scope: string }) {
  const today = useToday();
  return (
    <div className={css.head} data-print-head>
      <span className={css.mark}>
        <Logo />
      </span>
      <div>
        <p className={css.college}>{site.collegeName}</p>
        <p className={css.title}>{title}</p>
        <p>{scope}</p>
      </div>
      <p className={css.day}>{uiTexts.printedOn(longDateText(today))}</p>
    </div>
  );
}
