import { ownCaseTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useRef } from 'react';
import { MailLinkPage } from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { readError } from '@/core/errors';
import { NotShown } from '@/core/items/ItemRefused';
import { useAppealBanMutation, useBanCaseQuery } from '@/generated/hooks';
import { LinkButton, TextSkeleton } from '@/ui';
import { AppealForm } from '../own/AppealForm';
import { OwnDecision } from '../own/OwnDecision';

/**
 * Where the mail about a ban leads: who is banned can't sign in, and appeals here, by the link
 * alone.
 */
export default function BanAppealPage() {
  const { token } = useLinkToken();
  const { data, error, refetch } = useBanCaseQuery({ variables: { token } });
  const [appeal, { data: sent }] = useAppealBanMutation();
  const decided = data?.banCase;
  // The form goes with the focus in it.
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sent) status.current?.focus();
  }, [sent]);
  const refusal = error && readError(error, texts.banFailed);
  const send = async (words: string) => {
    await appeal({ variables: { token, words } });
    void refetch().catch(() => undefined);
  };
  return (
    <MailLinkPage title={texts.banTitle} titleHidden={false}>
      {!decided &&
        (refusal ? (
          <NotShown
            refusal={refusal}
            gone={{ title: refusal.text }}
            away={<LinkButton to={pagePaths.contact}>{texts.contact}</LinkButton>}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <TextSkeleton lines={4} />
        ))}
      {decided && <OwnDecision decided={decided} />}
      <p role="status" ref={status} tabIndex={-1}>
        {sent && texts.banSent}
      </p>
      {decided?.canAppeal && !sent && <AppealForm id={decided.id} onSend={send} />}
    </MailLinkPage>
  );
}
