import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { IconMaximize } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { readError } from '@/core/errors';
import { isGone } from '@/core/items/ItemRefused';
import type { JobFieldsFragment } from '@/generated/documents';
import { useJobQuery } from '@/generated/hooks';
import {
  Button,
  EmptyState,
  ErrorState,
  isOldAddress,
  LinkButton,
  ListSkeleton,
  Modal,
  PdfPages,
  ZoomablePicture,
} from '@/ui';
import { AttachmentFacts } from '../opening/JobFacts';
import { DownloadButton } from './DownloadButton';
import classes from './JobMedia.module.css';

type File = {
  url: string;
  name: string;
  /** Asks for a new address: those of files open for minutes. */
  onRenew: () => void;
};

/**
 * The picture on the whole screen; a press, or the button, shows it as large as it is and fits it
 * again.
 */
function WholePicture({ url, name }: Pick<File, 'url' | 'name'>) {
  const [isZoomed, setZoomed] = useState(false);
  const zoom = () => setZoomed(!isZoomed);
  return (
    <>
      <ZoomablePicture src={url} name={name} isZoomed={isZoomed} onZoom={zoom} />
      <div className={classes.viewerFoot}>
        <Button variant="subtle" onClick={zoom}>
          {isZoomed ? jobViewTexts.fitScreen : jobViewTexts.wholeSize}
        </Button>
      </div>
    </>
  );
}

/** The picture, and the whole of it over the page. */
function Picture({ url, name, onRenew }: File) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === url)
    return (
      <ErrorState
        title={jobTexts.mediaFailed}
        onRetry={() => {
          setFailed(null);
          onRenew();
        }}
      />
    );
  return (
    <>
      <button type="button" className={classes.picture} onClick={() => setOpened(true)}>
        <img src={url} alt={name} onError={() => setFailed(url)} />
        <span className={classes.enlarge}>
          <IconMaximize size={18} aria-hidden /> {jobViewTexts.fullScreen}
        </span>
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={name} isFullScreen>
        <WholePicture url={url} name={name} />
      </Modal>
    </>
  );
}

/** The pages of a PDF below one another; the whole of it opens in a tab of its own. */
function Pdf({ url, name, facts, onRenew }: File & { facts: ReactNode }) {
  return (
    <section className={classes.pdf} aria-label={name}>
      <p>
        <span className={classes.name}>{name}</span> {facts}
      </p>
      <PdfPages src={url} label={name} onRenew={onRenew} />
    </section>
  );
}

/** What is shown of the attachment, by its kind. */
function Attachment({ job, onRenew }: { job: JobFieldsFragment; onRenew: () => void }) {
  const { id, fileUrl, fileName, fileType, fileError } = job;
  if (!fileUrl)
    return (
      <EmptyState
        drawing="lost"
        title={fileError ?? jobTexts.noAttachment}
        action={<LinkButton to={pagePathOf.job(id)}>{jobViewTexts.back}</LinkButton>}
      />
    );
  // Of what this device kept: the answer of the server brings its new address.
  if (isOldAddress(fileUrl)) return <ErrorState title={jobTexts.mediaFailed} onRetry={onRenew} />;
  const file = { url: fileUrl, name: fileName ?? jobViewTexts.attachment, onRenew };
  return (
    <div className={classes.media}>
      {fileType === 'application/pdf' ? (
        <Pdf {...file} facts={<AttachmentFacts job={job} />} />
      ) : fileType?.startsWith('image/') ? (
        <Picture {...file} />
      ) : (
        <EmptyState drawing="lost" title={jobTexts.unsupportedType} />
      )}
      <div className={classes.ways}>
        <LinkButton to={pagePathOf.job(id)} variant="default">
          {jobViewTexts.back}
        </LinkButton>
        <DownloadButton jobId={id} />
      </div>
    </div>
  );
}

/** There is no opening at the address, and so no attachment. */
export const NoOpening = ({ title }: { title: string }) => (
  <EmptyState
    drawing="lost"
    title={title}
    action={<LinkButton to={pagePaths.jobs}>{jobTexts.title}</LinkButton>}
  />
);

/**
 * The attachment of an opening. Its addresses open for minutes: they are asked for anew each time.
 */
export function JobMedia({ id }: { id: string }) {
  const { data, error, refetch } = useJobQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const retry = () => void refetch().catch(() => undefined);
  if (data) return <Attachment job={data.job} onRenew={retry} />;
  if (!error) return <ListSkeleton count={1} lines={6} />;
  const refusal = readError(error, jobTexts.mediaFailed);
  if (isGone(refusal)) return <NoOpening title={refusal.text} />;
  return <ErrorState title={refusal.text} onRetry={retry} />;
}
