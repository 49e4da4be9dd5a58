import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { LinkedRequest } from '../by-link/LinkedRequest';

/**
 * Where the links of a reminder lead: opening it answers nothing, a press does, without signing in.
 */
export default function ChatRequestPage() {
  const { token } = useLinkToken();
  return (
    <MailLinkPage title={chatPageTexts.byLink.title}>
      <LinkedRequest key={token} token={token} />
    </MailLinkPage>
  );
}
