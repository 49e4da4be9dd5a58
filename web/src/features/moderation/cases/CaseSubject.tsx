import { Link } from 'react-router-dom';
import { PersonLine } from '@/features/people';
import { Card, RelativeTime } from '@/ui';
import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import type { Case } from './case';
import css from './cases.module.css';

/** What was reported, as it stood then, in what surrounds it. */
export function CaseSubject({ found }: { found: Case }) {
  const { about, excerpt, link, messages, subjectId, removal, hiddenAt, decision } = found;
  return (
    <Card as="section" aria-label={texts.stood} className={css.part}>
      <h2>{texts.stood}</h2>
      <PersonLine person={about} size={36} at={found.createdAt} />
      <blockquote className={css.excerpt}>{excerpt}</blockquote>
      {hiddenAt && !decision && <p className={css.quiet}>{texts.hiddenByItself}</p>}
      {removal && <p className={css.quiet}>{texts.removedNow[removal]}</p>}
      {link !== '' && !removal && <Link to={link}>{texts.where}</Link>}
      {messages.length > 0 && (
        <>
          <h2>{texts.around}</h2>
          <ol className={css.list}>
            {messages.map(({ id, senderName, text, createdAt }) => (
              <li key={id} className={css.item} data-reported={id === subjectId || undefined}>
                <span className={css.quiet}>
                  {senderName} · <RelativeTime at={createdAt} />
                </span>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
