import { useApolloClient } from '@apollo/client/react';
import { jobTexts, jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { succeeds } from '@/core/data/succeeds';
import { OwnerMenu } from '@/core/items/OwnerMenu';
import { useDeleteOpenItem } from '@/core/items/useDeleteOpenItem';
import type { JobFieldsFragment } from '@/generated/documents';
import { useCloseJobMutation, useDeleteJobMutation, useReopenJobMutation } from '@/generated/hooks';
import { ConfirmDialog, Menu, notify } from '@/ui';
import { today } from './days';

type Props = {
  job: Pick<JobFieldsFragment, 'id' | 'closedAt' | 'deadline'>;
  /** Its deletion is asked for, or was refused. */
  onDeleting: (isDeleting: boolean) => void;
};

/** What its poster can do with an opening. */
export function JobOwnerMenu({ job: { id, closedAt, deadline }, onDeleting }: Props) {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const [isClosing, setClosing] = useState(false);
  const [closeJob] = useCloseJobMutation({ variables: { id } });
  const [reopenJob] = useReopenJobMutation({ variables: { id } });
  const [deleteJob] = useDeleteJobMutation({ variables: { id } });
  const remove = useDeleteOpenItem({
    id,
    send: deleteJob,
    failed: jobTexts.deleteFailed,
    next: pagePaths.jobs,
    onDeleting,
    onDeleted: () => {
      cache.evict({ id: `JobOpening:${id}` });
      cache.gc();
      notify.success(jobTexts.deleted);
    },
  });
  const reopen = () => {
    // Only a new deadline opens it again: the form asks for one.
    if (deadline !== null && deadline < today()) {
      notify.info(jobTexts.deadlineToReopen);
      void navigate(pagePathOf.editJob(id));
      return;
    }
    void succeeds(reopenJob(), jobTexts.reopenFailed);
  };
  return (
    <>
      <OwnerMenu
        label="Edit, close or delete"
        editTo={pagePathOf.editJob(id)}
        question={jobViewTexts.confirmDelete}
        onDelete={remove}
      >
        {closedAt ? (
          <Menu.Item leftSection={<IconLockOpen size={18} aria-hidden />} onClick={reopen}>
            Reopen
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconLock size={18} aria-hidden />}
            onClick={() => setClosing(true)}
          >
            Close (filled)
          </Menu.Item>
        )}
      </OwnerMenu>
      <ConfirmDialog
        about={isClosing || null}
        words={() => ({ ...jobViewTexts.confirmClose, yes: jobViewTexts.closeIt })}
        onYes={() => succeeds(closeJob(), jobTexts.closeFailed)}
        onClose={() => setClosing(false)}
      />
    </>
  );
}
