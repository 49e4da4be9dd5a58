import { useApolloClient } from '@apollo/client/react';
import { largestPage } from '@schema/rules/lists/paging';
import { casePageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import { useIsMounted } from '@/core/useIsMounted';
import { queryReportCases } from '@/generated/calls';
import { Button, notify } from '@/ui';

const waiting = { first: largestPage, sort: 'oldest', filter: { waits: true } } as const;

/** Leads to what waits next, behind this case in the order of time, else to what waits longest. */
export function NextCase({ id }: { id: string }) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [loading, setLoading] = useState(false);
  const goOn = async () => {
    setLoading(true);
    try {
      // Kept out of the cache: the list of the tab is another one.
      const { data } = await queryReportCases(client, {
        variables: waiting,
        fetchPolicy: 'no-cache',
      });
      // Who went elsewhere meanwhile stays there.
      if (!isMounted()) return;
      const others = (data?.reportCases.nodes ?? []).filter((one) => one.id !== id);
      const next = others.find((one) => one.id > id) ?? others[0];
      if (next) void navigate(pagePathOf.reportedCase(next.id));
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
