import { IconMaximize } from '@tabler/icons-react';
import { useState } from 'react';
import { readError } from '@/core/errors';
import type { JobFieldsFragment } from '@/generated/documents';
import { useJobQuery } from '@/generated/hooks';
import { EmptyState, ErrorState, LinkButton, ListSkeleton, Modal, PdfPages } from '@/ui';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { DownloadButton } from './DownloadButton';
import classes from './JobMedia.module.css';

type File = { url: string; name: string };

/** The picture, and the whole of it over the page. */
function Picture({ url, name }: File) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return <ErrorState title={jobTexts.mediaFailed} />;
  return (
    <>
      <button type="button" className={classes.picture} onClick={() => setOpened(true)}>
        <img src={url} alt={name} onError={() => setFailed(true)} />
        <span className={classes.enlarge}>
          <IconMaximize size={18} aria-hidden /> {jobViewTexts.fullScreen}
        </span>
      </button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={name} size="xl">
        <img src={url} alt={name} className={classes.whole} />
      </Modal>
    </>
  );
}

/** The pages of a PDF below one another; the whole of it opens in a tab of its own. */
function Pdf({ url, name }: File) {
  return (
    <section className={classes.pdf} aria-label={name}>
      <p className={classes.name}>{name}</p>
      <PdfPages src={url} label={name} />
    </section>
  );
}

/** What is shown of the attachment, by its kind. */
function Attachment({ job }: { job: JobFieldsFragment }) {
  const { id, fileUrl, fileName, fileType, fileError } = job;
  if (!fileUrl)
    return (
      <EmptyState
        drawing="lost"
        title={fileError ?? jobTexts.noAttachment}
        action={<LinkButton to={`/job/${id}`}>{jobViewTexts.back}</LinkButton>}
      />
    );
  const file = { url: fileUrl, name: fileName ?? jobViewTexts.attachment };
  return (
    <div className={classes.media}>
      {fileType === 'application/pdf' ? (
        <Pdf {...file} />
      ) : fileType?.startsWith('image/') ? (
        <Picture {...file} />
      ) : (
        <EmptyState drawing="lost" title={jobTexts.unsupportedType} />
      )}
      <div className={classes.ways}>
        <LinkButton to={`/job/${id}`} variant="default">
          {jobViewTexts.back}
        </LinkButton>
        <DownloadButton jobId={id} />
      </div>
    </div>
  );
}

/** The attachment of an opening. Its addresses open for minutes: they are asked for anew each time. */
export function JobMedia({ id }: { id: string }) {
  const { data, error, refetch } = useJobQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data) return <Attachment job={data.job} />;
  if (!error) return <ListSkeleton count={1} lines={6} />;
  return (
    <ErrorState
      title={readError(error, jobTexts.mediaFailed).text}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}
