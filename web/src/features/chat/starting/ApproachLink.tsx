import { connectionTexts } from '@schema/rules/connections/connections';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconMessageCircle } from '@tabler/icons-react';
import { startedFromPost } from '@/core/address/started-from';
import { useViewer } from '@/features/identity';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { LinkButton } from '@/ui';
import classes from './ApproachLink.module.css';

type Props = {
  person: { id: string; connection?: ConnectionFieldsFragment | null };
  /** It has a line of its own: its words stay on a phone. */
  hasOwnLine?: boolean;
  /** It stands beside a post. */
  fromPost?: boolean;
};

/**
 * Leads members to the chat with somebody they are not connected with: connections have a button of
 * their own. On a phone it is an icon, so that all actions stand in one row, unless it has a line
 * of its own.
 */
export function ApproachLink({
  person: { id, connection },
  hasOwnLine = false,
  fromPost = false,
}: Props) {
  const { me, status } = useViewer();
  if (status !== 'member' || me?.user.id === id || connection?.status === 'connected') return null;
  return (
    <LinkButton
      to={pagePathOf.chat(id)}
      state={fromPost ? startedFromPost : undefined}
      variant="default"
      {...(!hasOwnLine && { className: classes.link })}
      aria-label={connectionTexts.approach}
      leftSection={<IconMessageCircle size={18} aria-hidden />}
    >
      <span className={hasOwnLine ? undefined : classes.words}>{connectionTexts.approach}</span>
    </LinkButton>
  );
}
