import { useState } from 'react';
import { errorText } from '@/core/errors';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/MailLinkPage';
import { useLinkToken } from '@/core/useLinkToken';
import type { AnswerStillOpenMutation } from '@/generated/documents';
import { useAnswerStillOpenMutation } from '@/generated/hooks';
import { Button, LinkButton } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';

const texts = jobViewTexts.stillOpen;

type Given = AnswerStillOpenMutation['answerStillOpen'];

/** Said to be open, and yet nobody can apply: nothing but a new deadline helps. */
const isPast = ({ jobId, isOpen, closeReason }: Given, isStillOpen: boolean): boolean =>
  jobId !== null && isStillOpen && !isOpen && closeReason === null;

/** What came of an answer. */
function wordsOf(given: Given, isStillOpen: boolean): string {
  if (given.jobId === null) return texts.gone;
  if (given.isOpen) return texts.isOpen;
  if (!isStillOpen) return texts.isClosed;
  return isPast(given, isStillOpen) ? texts.past : texts.wasFilled;
}

/** Where the question of a mail leads: the answer of the link stands first, and one press gives it. */
export default function StillOpenPage() {
  const { token, answer } = useLinkToken();
  const [said, setSaid] = useState(true);
  const [send, { data, error, loading }] = useAnswerStillOpenMutation();
  const given = data?.answerStillOpen;
  const answers = answer === 'no' ? [false, true] : [true, false];
  const question = given ? wordsOf(given, said) : texts.ask;
  const press = (isStillOpen: boolean) => {
    setSaid(isStillOpen);
    void send({ variables: { token, isStillOpen } }).catch(() => undefined);
  };
  return (
    <MailLinkPage title={texts.title}>
      <MailLinkNews
        heading={error ? errorText(error, texts.failed) : question}
        isProblem={Boolean(error)}
      />
      <MailLinkButtons>
        {!given &&
          answers.map((isStillOpen, place) => (
            <Button
              key={String(isStillOpen)}
              variant={place === 0 ? 'filled' : 'default'}
              loading={loading}
              onClick={() => press(isStillOpen)}
            >
              {isStillOpen ? texts.yes : texts.no}
            </Button>
          ))}
        {given?.jobId && isPast(given, said) && (
          <LinkButton to={`/edit-job-opening/${given.jobId}`}>{texts.edit}</LinkButton>
        )}
        {given?.jobId && (
          <LinkButton variant="light" to={`/job/${given.jobId}`}>
            {texts.see}
          </LinkButton>
        )}
      </MailLinkButtons>
    </MailLinkPage>
  );
}
