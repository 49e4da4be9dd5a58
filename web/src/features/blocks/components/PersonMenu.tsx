import { IconBan, IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton, Menu } from '@/ui';
import { blockTexts } from '@schema/rules/blocks';
import { useBlock } from '../useBlock';
import { BlockDialog } from './BlockDialog';

type Props = { person: { id: string; fullName: string } };

/** What one seldom does with a person. */
export function PersonMenu({ person: { id, fullName } }: Props) {
  const { block, isBusy } = useBlock(id);
  const [asking, ask] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target><IconButton label={`More about ${fullName}`} disabled={isBusy}><IconDotsVertical size={20} aria-hidden /></IconButton></Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconBan size={18} aria-hidden />} onClick={() => ask(true)}>{blockTexts.block}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockDialog fullName={fullName} opened={asking} onClose={() => ask(false)} onBlock={block} />
    </>
  );
}
