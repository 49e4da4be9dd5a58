import { useApolloClient } from '@apollo/client/react';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReadError } from '@/core/errors';
import { goneByReader } from '@/core/items/deleted-here';
import { ItemRefused, isGone } from '@/core/items/ItemRefused';
import { LinkButton } from '@/ui';

type Props = {
  /** The opening's; none where the address names none. */
  id?: string;
  refusal: ReadError;
  /** It stood on the screen until now. */
  wasOpen: boolean;
  onRetry: () => void;
};

/** Who comes to an opening that is not there is back at the list after three seconds. */
const backAfterMs = 3000;

/** Why an opening is not shown, and where to go from here. */
export function JobRefused({ id = '', refusal, wasOpen, onRetry }: Props) {
  const navigate = useNavigate();
  const wasOwn = goneByReader(useApolloClient(), id);
  const goesBack = isGone(refusal) && !wasOpen && !wasOwn;
  const goBack = useEffectEvent(() => void navigate(pagePaths.jobs, { replace: true }));
  useEffect(() => {
    if (!goesBack) return;
    const timer = setTimeout(() => goBack(), backAfterMs);
    return () => clearTimeout(timer);
  }, [goesBack]);
  return (
    <ItemRefused
      title={jobTexts.title}
      refusal={refusal}
      gone={
        wasOwn
          ? jobViewTexts.deletedHere
          : wasOpen
            ? jobViewTexts.gone
            : { ...jobViewTexts.notHere, title: refusal.text }
      }
      away={<LinkButton to={pagePaths.jobs}>{jobTexts.title}</LinkButton>}
      onRetry={onRetry}
    />
  );
}

const invalid = { code: 'BAD_USER_INPUT', text: jobTexts.invalidId, fields: {} } as const;

/** Said of an address that can name no opening. */
export const InvalidJob = () => (
  <JobRefused refusal={invalid} wasOpen={false} onRetry={() => undefined} />
);
