import { answerLinkTexts } from '@schema/rules/mailanswers/answer-link-texts';
import { MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { LinkedQuestion } from '../by-link/LinkedQuestion';

/**
 * Where the mail about a question leads its author: opening it answers nothing, a press does,
 * without signing in.
 */
export default function AnswerQuestionPage() {
  const { token } = useLinkToken();
  return (
    <MailLinkPage title={answerLinkTexts.title}>
      <LinkedQuestion key={token} token={token} />
    </MailLinkPage>
  );
}
