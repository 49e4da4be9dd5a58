import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { isRemovable } from '@schema/rules/moderation/moderation-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PersonLine } from '@/features/people';
import { Card, PdfPages, RelativeTime } from '@/ui';
import type { Case } from './case';
import css from './cases.module.css';

/**
 * The file of the reported message, in the page where a browser can show it.
 * @param onReload reads the case anew, with a fresh address: one opens for minutes
 */
function ReportedFile({
  message: { fileUrl, fileType, text },
  onReload,
}: {
  message: Case['messages'][number];
  onReload: () => void;
}) {
  const [failed, setFailed] = useState<string>();
  const [isUnheard, setUnheard] = useState(false);
  if (!fileUrl) return null;
  if (fileType === 'application/pdf') return <PdfPages src={fileUrl} label={text} />;
  const onError = () => {
    // Once for each address: what can't be shown at all is not asked for again and again.
    if (failed !== undefined) return setUnheard(true);
    setFailed(fileUrl);
    onReload();
  };
  const onGood = () => setFailed(undefined);
  if (isUnheard && fileType?.startsWith('audio/'))
    return (
      <p role="status">
        {texts.unheard}{' '}
        <a href={fileUrl} download>
          {texts.download}
        </a>
      </p>
    );
  if (fileType?.startsWith('audio/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: nobody has written down what was said
      <audio
        controls
        src={fileUrl}
        aria-label={text}
        className={css.sound}
        onError={onError}
        onLoadedMetadata={onGood}
      />
    );
  return fileType?.startsWith('image/') ? (
    <img
      src={fileUrl}
      alt={texts.picture}
      className={css.picture}
      onError={onError}
      onLoad={onGood}
    />
  ) : (
    <a href={fileUrl} target="_blank" rel="noopener noreferrer">
      {texts.file}
    </a>
  );
}

/** What was reported, as it stood then, in what surrounds it. */
export function CaseSubject({ found, onReload }: { found: Case; onReload: () => void }) {
  const {
    about,
    excerpt,
    words,
    link,
    messages,
    subjectType,
    subjectId,
    removal,
    hiddenAt,
    decision,
    reportsCount,
  } = found;
  const heading = reportsCount === 0 ? texts.stoodUnreported : texts.stood;
  return (
    <Card as="section" aria-label={heading} className={css.part}>
      <h2>{heading}</h2>
      <PersonLine person={about} size={36} at={found.createdAt} />
      <blockquote className={css.excerpt}>{excerpt}</blockquote>
      {words.length > excerpt.length && (
        <details>
          <summary>{texts.allWords}</summary>
          <blockquote className={css.excerpt}>{words}</blockquote>
        </details>
      )}
      {hiddenAt && !decision && <p className={css.quiet}>{texts.hiddenByItself}</p>}
      {removal && <p className={css.quiet}>{texts.removedNow[removal]}</p>}
      <p className={css.links}>
        {isRemovable(subjectType) && (
          <Link to={pagePathOf.moderatedContent(subjectType, subjectId)}>{texts.whole}</Link>
        )}
        {link !== '' && !removal && <Link to={link}>{texts.where}</Link>}
        <Link to={pagePathOf.adminUser(about.id)}>{texts.person}</Link>
      </p>
      {messages.length > 0 && (
        <>
          <h2>{texts.around}</h2>
          <ol className={css.list}>
            {messages.map((message) => {
              const { id, senderName, text, createdAt, isDeleted } = message;
              return (
                <li key={id} className={css.item} data-reported={id === subjectId || undefined}>
                  <span className={css.quiet}>
                    {senderName} · <RelativeTime at={createdAt} />
                  </span>
                  <p>{isDeleted ? texts.messageDeleted : text}</p>
                  <ReportedFile message={message} onReload={onReload} />
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Card>
  );
}
