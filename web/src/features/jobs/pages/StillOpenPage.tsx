import { errorText } from '@/core/errors';
import { MailLinkButtons, MailLinkNews, MailLinkPage } from '@/core/MailLinkPage';
import { useLinkToken } from '@/core/useLinkToken';
import type { AnswerStillOpenMutation } from '@/generated/documents';
import { useAnswerStillOpenMutation } from '@/generated/hooks';
import { Button, LinkButton } from '@/ui';
import { jobViewTexts } from '@schema/rules/jobs-texts';

const texts = jobViewTexts.stillOpen;

/** What came of an answer. */
function wordsOf({ jobId, isOpen }: AnswerStillOpenMutation['answerStillOpen']): string {
  if (jobId === null) return texts.gone;
  return isOpen ? texts.isOpen : texts.isClosed;
}

/** Where the question of a mail leads: the answer of the link stands first, and one press gives it. */
export default function StillOpenPage() {
  const { token, answer } = useLinkToken();
  const [send, { data, error, loading }] = useAnswerStillOpenMutation();
  const given = data?.answerStillOpen;
  const answers = answer === 'no' ? [false, true] : [true, false];
  const question = given ? wordsOf(given) : texts.ask;
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
              onClick={() =>
                void send({ variables: { token, isStillOpen } }).catch(() => undefined)
              }
            >
              {isStillOpen ? texts.yes : texts.no}
            </Button>
          ))}
        {given?.jobId && (
          <LinkButton variant="light" to={`/job/${given.jobId}`}>
            {texts.see}
          </LinkButton>
        )}
      </MailLinkButtons>
    </MailLinkPage>
  );
}
