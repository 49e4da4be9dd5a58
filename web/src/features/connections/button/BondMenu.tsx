import { connectionTexts } from '@schema/rules/connections/connections';
import { IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonMenu } from '@/features/blocks';
import { useGate } from '@/features/identity';
import type { ConnectionFieldsFragment } from '@/generated/documents';
import { Menu } from '@/ui';
import { useConnectionActions } from '../actions/useConnectionActions';
import { notConnected } from '../state/connection';
import { DisconnectDialog } from './DisconnectDialog';

type Props = {
  person: { id: string; fullName: string; connection?: ConnectionFieldsFragment | null };
};

/**
 * What one seldom does with a person; ending the connection is in it, because few come for that.
 */
export function BondMenu({ person }: Props) {
  const connection = person.connection ?? notConnected;
  const { disconnect, isBusy } = useConnectionActions(person.id, connection);
  const gate = useGate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PersonMenu person={person}>
        {connection.status === 'connected' && (
          <Menu.Item
            leftSection={<IconUserMinus size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => gate(() => setAsking(true))}
          >
            {connectionTexts.unbond}
          </Menu.Item>
        )}
      </PersonMenu>
      <DisconnectDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onDisconnect={disconnect}
      />
    </>
  );
}
