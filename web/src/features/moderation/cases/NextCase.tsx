import { useNavigate } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { ReportCases } from '@/generated/documents';
import { Button, notify } from '@/ui';
import { casePageTexts as texts } from '@schema/rules/moderation-page-texts';
import { largestPage } from '@schema/rules/paging';

const waiting = { first: largestPage, sort: 'oldest', filter: { waits: true } } as const;

/** Leads to what waits next, behind this case in the order of time, else to what waits longest. */
export function NextCase({ id }: { id: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [loading, setLoading] = useState(false);
  const goOn = async () => {
    setLoading(true);
    try {
      // Kept out of the cache: the list of the tab is another one.
      const { data } = await client.query({
        query: ReportCases,
        variables: waiting,
        fetchPolicy: 'no-cache',
      });
      const others = (data?.reportCases.nodes ?? []).filter((one) => one.id !== id);
      const next = others.find((one) => one.id > id) ?? others[0];
      if (next) void navigate(`/admin/flagged/${next.id}`);
      else notify.info(texts.noNext);
    } catch (error) {
      notify.error(errorText(error, texts.loadFailed));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="light" loading={loading} onClick={() => void goOn()}>
      {texts.next}
    </Button>
  );
}
