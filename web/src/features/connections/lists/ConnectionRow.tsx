import { connectionTexts } from '@schema/rules/connections/connections';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { IconMessageCircle } from '@tabler/icons-react';
import { PersonRow } from '@/features/people';
import type { ConnectedPersonFieldsFragment } from '@/generated/documents';
import { LinkButton, RelativeTime } from '@/ui';
import { BondMenu } from '../button/BondMenu';

type Props = { connectedPerson: ConnectedPersonFieldsFragment };

/**
 * A person the viewer is connected with, since when, and the way to the chat. Ending the connection
 * is in the menu, because few come for it.
 */
export function ConnectionRow({ connectedPerson: { connectedAt, user } }: Props) {
  return (
    <PersonRow
      person={user}
      about={
        <>
          {user.college} · Connected <RelativeTime at={connectedAt} />
        </>
      }
    >
      <LinkButton
        to={pagePathOf.chat(user.id)}
        size="sm"
        variant="light"
        leftSection={<IconMessageCircle size={18} aria-hidden />}
        aria-label={`${connectionTexts.approach}: ${user.fullName}`}
      >
        {connectionTexts.approach}
      </LinkButton>
      <BondMenu person={user} />
    </PersonRow>
  );
}
