import { useSearchParams } from 'react-router-dom';
import { Brand } from '@/core/Brand';
import { errorText } from '@/core/errors';
import { succeeds } from '@/core/succeeds';
import { useAppealBanMutation, useBanCaseQuery } from '@/generated/hooks';
import { Card, ErrorState, Page, TextSkeleton } from '@/ui';
import { ownCaseTexts as texts } from '@schema/rules/moderation-page-texts';
import css from '../cases/cases.module.css';
import { AppealForm } from '../own/AppealForm';
import { OwnDecision } from '../own/OwnDecision';

/** Where the mail about a ban leads: who is banned can't sign in, and appeals here, by the link alone. */
export default function BanAppealPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, error, refetch } = useBanCaseQuery({ variables: { token } });
  const [appeal, { data: sent, loading }] = useAppealBanMutation();
  const decided = data?.banCase;
  const send = async (words: string) => {
    if (!(await succeeds(appeal({ variables: { token, words } }), texts.failed))) return false;
    void refetch().catch(() => undefined);
    return true;
  };
  return (
    <Page title={texts.banTitle} width="reading">
      <Card padding="lg" className={css.part}>
        <Brand to="/" />
        {!decided &&
          (error ? (
            <ErrorState
              title={errorText(error, texts.banFailed)}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <TextSkeleton lines={4} />
          ))}
        {decided && <OwnDecision decided={decided} />}
        {sent && <p role="status">{texts.banSent}</p>}
        {decided?.canAppeal && !sent && (
          <AppealForm id={decided.id} loading={loading} onSend={send} />
        )}
      </Card>
    </Page>
  );
}
