import { useApolloClient } from '@apollo/client/react';
import { auditTexts as texts } from '@schema/rules/audits/audits-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { queryAuditCheck } from '@/generated/calls';
import { type AuditCheckQuery } from '@/generated/documents';
import { Button, notify } from '@/ui';
import css from './AuditPage.module.css';

const checkText = ({ isWhole, isComplete, entries, problem }: AuditCheckQuery['auditCheck']) =>
  isWhole ? (isComplete ? texts.whole(entries) : texts.partly(entries)) : (problem ?? '');

/** Says whether somebody changed the log in the database, when it is asked. */
export function ChainCheck() {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<AuditCheckQuery['auditCheck']>();
  const check = async () => {
    setBusy(true);
    // An earlier answer says nothing of the log as it is now.
    setFound(undefined);
    try {
      const { data } = await queryAuditCheck(client, { fetchPolicy: 'network-only' });
      setFound(data?.auditCheck);
    } catch (error) {
      notify.error(errorText(error, texts.checkFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.check}>
      <Button variant="default" size="sm" loading={isBusy} onClick={() => void check()}>
        {texts.check}
      </Button>
      <p role="status">{found && checkText(found)}</p>
      {found?.lastHash && (
        <p className={css.changes}>
          The last hash: <code className={css.id}>{found.lastHash}</code>
        </p>
      )}
    </div>
  );
}
