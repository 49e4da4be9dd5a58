import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReadError } from '@/core/errors';
import { EmptyState, ErrorState, LinkButton, Page } from '@/ui';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';

type Props = {
  refusal: ReadError;
  /** It stood on the screen until now. */
  wasOpen: boolean;
  onRetry: () => void;
};

/** As documented: who comes to an opening that is not there is back at the list after three seconds. */
const backAfterMs = 3000;

const isGone = ({ code }: ReadError): boolean => code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';

/** Why an opening is not shown, and where to go from here. */
export function JobRefused({ refusal, wasOpen, onRetry }: Props) {
  const navigate = useNavigate();
  const goesBack = isGone(refusal) && !wasOpen;
  const goBack = useEffectEvent(() => void navigate('/job-openings', { replace: true }));
  useEffect(() => {
    if (!goesBack) return;
    const timer = setTimeout(() => goBack(), backAfterMs);
    return () => clearTimeout(timer);
  }, [goesBack]);
  return (
    <Page title={jobTexts.title} titleHidden>
      {isGone(refusal) ? (
        <EmptyState
          drawing="lost"
          {...(wasOpen ? jobViewTexts.gone : { ...jobViewTexts.notHere, title: refusal.text })}
          action={<LinkButton to="/job-openings">{jobTexts.title}</LinkButton>}
        />
      ) : (
        <ErrorState title={refusal.text} onRetry={onRetry} />
      )}
    </Page>
  );
}
