import { ownDataTexts } from '@schema/rules/account/own-data-texts';
import { longMomentText } from '@schema/rules/text/date-text';
import { fileSize } from '@schema/rules/text/display';
import { type MouseEvent, useEffect, useRef } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { errorText } from '@/core/errors';
import { DataCopyDocument, type DataCopyFieldsFragment } from '@/generated/documents';
import { useDataCopyQuery, useRequestDataCopyMutation } from '@/generated/hooks';
import { Button, ErrorState, Progress, TextSkeleton } from '@/ui';
import css from '../form/fields.module.css';

/**
 * How often the page looks: whether the copy has grown, and for a fresh address, which lives for
 * minutes.
 */
const lookMilliseconds = { growing: 2000, still: 5 * 60_000 } as const;

/** How the last copy stands, in words. */
function StandingWords({ copy }: { copy: DataCopyFieldsFragment }) {
  if (copy.state === 'preparing') return <p>{ownDataTexts.preparing}</p>;
  if (copy.state === 'ready')
    return (
      <p>
        {ownDataTexts.ready} {ownDataTexts.until(longMomentText(new Date(copy.nextAt)))}
      </p>
    );
  return <p>{copy.state === 'failed' ? ownDataTexts.failed : ownDataTexts.expired}</p>;
}

/** How long an address serves at least, from when it was handed out. */
const addressMilliseconds = 10 * 60_000;

type DownloadProps = { address: string; size: number; renew: () => Promise<string | null> };

/**
 * Fetches the copy. Where the page lay open for longer than an address lives, behind another tab or
 * folded, a fresh one is asked for first.
 */
function DownloadLink({ address, size, renew }: DownloadProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const knownAt = useRef(0);
  useEffect(() => {
    knownAt.current = Date.now();
  }, [address]);
  const renewFirst = (event: MouseEvent) => {
    if (Date.now() - knownAt.current < addressMilliseconds) return;
    event.preventDefault();
    void succeeds(
      renew().then((fresh) => {
        // Its day is over by now: the page says so.
        if (!fresh || !link.current) return;
        knownAt.current = Date.now();
        link.current.href = fresh;
        link.current.click();
      }),
      ownDataTexts.loadFailed,
    );
  };
  return (
    <Button component="a" ref={link} href={address} download onClick={renewFirst}>
      {ownDataTexts.download} ({fileSize(size)})
    </Button>
  );
}

/**
 * The copy of everything that is kept of the viewer: asking for it, watching it grow, fetching it.
 */
export function DataCopyPart() {
  const part = useRef<HTMLDivElement>(null);
  const { data, error, refetch, startPolling } = useDataCopyQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMilliseconds.still,
    // Nobody looks at a folded section, nor at a tab behind others.
    skipPollAttempt: () =>
      document.visibilityState !== 'visible' ||
      part.current?.closest('[hidden]') instanceof Element,
  });
  const [request, { loading }] = useRequestDataCopyMutation({
    update: (cache, { data: asked }) => {
      if (asked)
        cache.writeQuery({ query: DataCopyDocument, data: { dataCopy: asked.requestDataCopy } });
    },
  });
  const copy = data?.dataCopy;
  const isPreparing = copy?.state === 'preparing';
  useEffect(() => {
    startPolling(isPreparing ? lookMilliseconds.growing : lookMilliseconds.still);
  }, [isPreparing, startPolling]);
  if (copy === undefined)
    return error ? (
      <ErrorState
        title={errorText(error, ownDataTexts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={2} />
    );
  return (
    <div ref={part} className={css.group}>
      <h3 className={css.strong}>{ownDataTexts.title}</h3>
      <p>{ownDataTexts.lead}</p>
      <div aria-live="polite">{copy && <StandingWords copy={copy} />}</div>
      {copy?.state === 'preparing' && (
        <Progress percent={copy.progress} label="How much of your data is there" />
      )}
      <div className={css.buttons}>
        {copy?.address && (
          <DownloadLink
            address={copy.address}
            size={copy.size ?? 0}
            renew={async () => (await refetch()).data?.dataCopy?.address ?? null}
          />
        )}
        {!isPreparing && copy?.state !== 'ready' && (
          <Button
            variant="default"
            loading={loading}
            onClick={() => void succeeds(request(), ownDataTexts.askFailed)}
          >
            {copy ? ownDataTexts.askAgain : ownDataTexts.ask}
          </Button>
        )}
      </div>
    </div>
  );
}
