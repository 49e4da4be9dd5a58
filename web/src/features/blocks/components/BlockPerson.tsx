import { useBlock } from '../useBlock';
import { BlockDialog } from './BlockDialog';

type Props = {
  person: { id: string; fullName: string };
  opened: boolean;
  onClose: () => void;
  /** Called once they are blocked. */
  onDone: () => void;
};

/** Asks whether somebody is to be blocked, and does it: for menus of other rooms. */
export function BlockPerson({ person: { id, fullName }, opened, onClose, onDone }: Props) {
  const { block } = useBlock(id, onDone);
  return <BlockDialog fullName={fullName} opened={opened} onClose={onClose} onBlock={block} />;
}
