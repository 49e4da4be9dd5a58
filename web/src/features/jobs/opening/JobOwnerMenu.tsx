import { jobTexts, jobViewTexts } from '@schema/rules/jobs-texts';
import { IconDots, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '@/core/errors';
import type { JobFieldsFragment } from '@/generated/documents';
import { useCloseJobMutation, useDeleteJobMutation, useReopenJobMutation } from '@/generated/hooks';
import { ConfirmDialog, IconButton, Menu, notify } from '@/ui';
import { today } from './days';

type Props = {
  job: Pick<JobFieldsFragment, 'id' | 'closedAt' | 'deadline'>;
  /**
   * Its deletion is asked for, or was refused: the page hears of it live before the answer is
   * there.
   */
  onDeleting: (isDeleting: boolean) => void;
};
type Question = 'delete' | 'close';

/** What its poster can do with an opening. */
export function JobOwnerMenu({ job: { id, closedAt, deadline }, onDeleting }: Props) {
  const navigate = useNavigate();
  const [asked, ask] = useState<Question | null>(null);
  const [closeJob] = useCloseJobMutation({ variables: { id } });
  const [reopenJob] = useReopenJobMutation({ variables: { id } });
  const [deleteJob] = useDeleteJobMutation({
    variables: { id },
    update: (cache) => {
      cache.evict({ id: `JobOpening:${id}` });
      cache.gc();
    },
  });
  const act = async (action: Question) => {
    try {
      if (action === 'close') {
        await closeJob();
        return true;
      }
      onDeleting(true);
      await deleteJob();
      notify.success(jobTexts.deleted);
      void navigate('/job-openings', { replace: true });
      return true;
    } catch (error) {
      onDeleting(false);
      notify.error(
        errorText(error, action === 'close' ? jobTexts.closeFailed : jobTexts.deleteFailed),
      );
      return false;
    }
  };
  const reopen = () => {
    // Only a new deadline opens it again: the form asks for one.
    if (deadline !== null && deadline < today()) {
      notify.info(jobTexts.deadlineToReopen);
      void navigate(`/edit-job-opening/${id}`);
      return;
    }
    void reopenJob().catch((error: unknown) =>
      notify.error(errorText(error, jobTexts.reopenFailed)),
    );
  };
  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton label="Edit, close or delete">
            <IconDots size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component={Link}
            to={`/edit-job-opening/${id}`}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </Menu.Item>
          {closedAt ? (
            <Menu.Item leftSection={<IconLockOpen size={18} aria-hidden />} onClick={reopen}>
              Reopen
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconLock size={18} aria-hidden />}
              onClick={() => ask('close')}
            >
              Close (filled)
            </Menu.Item>
          )}
          <Menu.Item
            color="danger"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => ask('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        about={asked}
        words={(question) =>
          question === 'delete'
            ? { ...jobViewTexts.confirmDelete, yes: 'Delete' }
            : { ...jobViewTexts.confirmClose, yes: 'Close' }
        }
        onYes={act}
        onClose={() => ask(null)}
      />
    </>
  );
}
