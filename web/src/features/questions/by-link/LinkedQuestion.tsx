import { answerLinkTexts as texts } from '@schema/rules/mailanswers/answer-link-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useRef } from 'react';
import { MailLinkButtons, MailLinkQuote } from '@/core/address/mail-link/MailLinkPage';
import { errorText } from '@/core/errors';
import { MarkdownText } from '@/core/markdown/MarkdownText';
import { PersonLine } from '@/features/people';
import type { LinkedQuestionFieldsFragment } from '@/generated/documents';
import {
  CardSkeleton,
  EmptyState,
  ErrorState,
  LinkButton,
  RelativeTime,
  VisuallyHidden,
} from '@/ui';
import { AnswerForm } from './AnswerForm';
import css from './LinkedQuestion.module.css';
import { useQuestionByLink } from './useQuestionByLink';

const questionPath = ({ postId, id }: LinkedQuestionFieldsFragment): string =>
  pagePathOf.question(postId, id);

/** What became of the answer, and the way on. */
function Answered({
  question,
  isSent,
}: {
  question: LinkedQuestionFieldsFragment;
  isSent: boolean;
}) {
  const { fullName } = question.user;
  // The form goes with the focus in it.
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) words.current?.focus();
  }, [isSent]);
  return (
    <>
      <div role="status" ref={words} tabIndex={-1} className={css.words}>
        <h2>{isSent ? texts.sent : texts.before}</h2>
        <p>{isSent ? texts.sentNext(fullName) : texts.beforeNext(fullName)}</p>
      </div>
      <MailLinkButtons>
        <LinkButton to={pagePaths.feed}>{texts.open}</LinkButton>
        <LinkButton variant="light" to={questionPath(question)}>
          {texts.read}
        </LinkButton>
      </MailLinkButtons>
    </>
  );
}

/** What a link in a mail is about: a question with its form, one that is answered, or why none. */
export function LinkedQuestion({ token }: { token: string }) {
  const { question, error, isOver, retry, answer, isSent } = useQuestionByLink(token);
  if (!question && error)
    return isOver ? (
      <EmptyState
        drawing="lost"
        title={errorText(error, texts.loadFailed)}
        action={
          <LinkButton variant="light" to={pagePaths.feed}>
            {texts.open}
          </LinkButton>
        }
      />
    ) : (
      <ErrorState title={errorText(error, texts.loadFailed)} onRetry={retry} />
    );
  if (!question)
    return (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <CardSkeleton />
      </>
    );
  const { user, content, companyName, role, createdAt } = question;
  return (
    <>
      <div className={css.words}>
        <h2>{texts.asks(user.fullName)}</h2>
        <p className={css.faint}>
          {texts.about([companyName, role].join(' · '))} · <RelativeTime at={createdAt} />
        </p>
      </div>
      <PersonLine person={user} size={56} />
      <MailLinkQuote>
        <MarkdownText text={content} />
      </MailLinkQuote>
      {question.isAnswered || isSent ? (
        <Answered question={question} isSent={isSent} />
      ) : (
        <AnswerForm id={question.id} name={user.fullName} onSend={answer} />
      )}
    </>
  );
}
