import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { cutLinkTexts } from '@schema/rules/text/cut-link-texts';
import { useState } from 'react';
import { CutLink } from '@/core/address/mail-link/CutLink';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { errorText } from '@/core/errors';
import type { AnswerStillOpenMutation } from '@/generated/documents';
import { useAnswerStillOpenMutation } from '@/generated/hooks';
import { Button, LinkButton } from '@/ui';

const texts = jobViewTexts.stillOpen;

type Answer = AnswerStillOpenMutation['answerStillOpen'];

/** Said to be open, and yet nobody can apply: nothing but a new deadline helps. */
const isPast = ({ jobId, isOpen, closeReason }: Answer, isStillOpen: boolean): boolean =>
  jobId !== null && isStillOpen && !isOpen && closeReason === null;

/** What came of an answer. */
function outcomeText(result: Answer, isStillOpen: boolean): string {
  if (result.jobId === null) return texts.gone;
  if (result.isOpen) return texts.isOpen;
  if (!isStillOpen) return texts.isClosed;
  return isPast(result, isStillOpen) ? texts.past : texts.wasFilled;
}

/**
 * Where the question of a mail leads: the answer of the link stands first, and one press gives it.
 */
export default function StillOpenPage() {
  const { token, answer } = useLinkToken();
  const [chosen, setChosen] = useState(true);
  const [send, { data, error, loading }] = useAnswerStillOpenMutation();
  const result = data?.answerStillOpen;
  const answers = answer === 'no' ? [false, true] : [true, false];
  const question = result ? outcomeText(result, chosen) : texts.ask;
  const press = (isStillOpen: boolean) => {
    setChosen(isStillOpen);
    void send({ variables: { token, isStillOpen } }).catch(() => undefined);
  };
  if (!token)
    return (
      <CutLink
        title={texts.title}
        to={`${pagePaths.jobs}?mine=posted`}
        label={cutLinkTexts.openings}
      />
    );
  return (
    <MailLinkPage title={texts.title}>
      <MailLinkNews
        heading={error ? errorText(error, texts.failed) : question}
        isProblem={Boolean(error)}
      />
      <MailLinkButtons>
        {!result &&
          answers.map((isStillOpen, index) => (
            <Button
              key={String(isStillOpen)}
              variant={index === 0 ? 'filled' : 'default'}
              loading={loading}
              onClick={() => press(isStillOpen)}
            >
              {isStillOpen ? texts.yes : texts.no}
            </Button>
          ))}
        {result?.jobId && isPast(result, chosen) && (
          <LinkButton to={pagePathOf.editJob(result.jobId)}>{texts.edit}</LinkButton>
        )}
        {result?.jobId && (
          <LinkButton variant="light" to={pagePathOf.job(result.jobId)}>
            {texts.see}
          </LinkButton>
        )}
      </MailLinkButtons>
    </MailLinkPage>
  );
}
