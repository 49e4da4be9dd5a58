import { workLine } from '@schema/rules/careers/careers-texts';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconCheck, IconFile, IconLink, IconShare } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useShareAddress } from '@/core/address/useShareAddress';
import type { JobFieldsFragment } from '@/generated/documents';
import { useShareJobMutation } from '@/generated/hooks';
import { Button, Menu, notify } from '@/ui';
import classes from './JobActions.module.css';

type Props = { job: Pick<JobFieldsFragment, 'id' | 'role' | 'companyName' | 'fileUrl'> };

/** An address as it stands behind that of this site. */
const toPath = (address: string): string => {
  const { pathname, search } = new URL(address, window.location.origin);
  return `${pathname}${search}`;
};

function ShareButton({
  copied,
  ...button
}: ComponentProps<typeof Button<'button'>> & { copied: boolean }) {
  return (
    <Button
      variant="default"
      leftSection={
        copied ? <IconCheck size={18} aria-hidden /> : <IconShare size={18} aria-hidden />
      }
      {...button}
    >
      {jobViewTexts.share}
    </Button>
  );
}

/**
 * Hands on the address of an opening; where it has an attachment, that of the attachment instead,
 * if one likes. The latter opens for minutes, and is asked for when the choice opens: the press
 * that shares is then not spent on waiting.
 */
export function ShareJob({ job }: Props) {
  const { id, role, companyName, fileUrl } = job;
  const [filePath, setFilePath] = useState<string | null>(null);
  const [shareJob] = useShareJobMutation({ variables: { id } });
  const shared = { title: workLine(role, companyName), failed: jobTexts.shareFailed };
  const page = useShareAddress({ ...shared, path: pagePathOf.job(id) });
  const file = useShareAddress({ ...shared, path: filePath ?? '' });
  const copied = page.copied || file.copied;
  const open = async () => {
    setFilePath(null);
    try {
      const address = (await shareJob()).data?.shareJob.fileUrl;
      setFilePath(address ? toPath(address) : null);
    } catch {
      notify.error(jobTexts.shareFailed);
    }
  };
  return (
    <>
      {fileUrl ? (
        <Menu withinPortal onOpen={() => void open()}>
          <Menu.Target>
            <ShareButton copied={copied} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={page.share}>
              {jobViewTexts.sharePage}
            </Menu.Item>
            <Menu.Item
              disabled={filePath === null}
              leftSection={<IconFile size={18} aria-hidden />}
              onClick={file.share}
            >
              {jobViewTexts.shareFile}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <ShareButton copied={copied} onClick={page.share} />
      )}
      <span role="status" className={classes.copied}>
        {copied && jobViewTexts.linkCopied}
      </span>
    </>
  );
}
