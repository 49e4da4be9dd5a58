import { blockTexts } from '@schema/rules/blocks/blocks';
import { reportTexts } from '@schema/rules/moderation/moderation-texts';
import { IconBan, IconDotsVertical, IconFlag } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ReportDialog } from '@/features/reports';
import { IconButton, Menu } from '@/ui';
import { useBlock } from '../useBlock';
import { BlockDialog } from './BlockDialog';

type Props = {
  person: { id: string; fullName: string };
  /** What the place offers beside: items of the menu. */
  children?: ReactNode;
};

/** What one seldom does with a person. */
export function PersonMenu({ person: { id, fullName }, children }: Props) {
  const { block, isBusy } = useBlock(id);
  const [asking, ask] = useState(false);
  const [isReporting, report] = useState(false);
  return (
    <>
      <Menu position="bottom-end" width="12rem" withinPortal>
        <Menu.Target>
          <IconButton label={`More about ${fullName}`} disabled={isBusy}>
            <IconDotsVertical size={20} aria-hidden />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          <Menu.Item leftSection={<IconBan size={18} aria-hidden />} onClick={() => ask(true)}>
            {blockTexts.block}
          </Menu.Item>
          <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={() => report(true)}>
            {reportTexts.action}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <BlockDialog fullName={fullName} opened={asking} onClose={() => ask(false)} onBlock={block} />
      <Suspense fallback={null}>
        {isReporting && <ReportDialog type="profile" id={id} onClose={() => report(false)} />}
      </Suspense>
    </>
  );
}
