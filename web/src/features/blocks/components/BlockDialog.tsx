import { blockTexts } from '@schema/rules/blocks/blocks';
import { ConfirmDialog } from '@/ui';

type Props = {
  fullName: string;
  opened: boolean;
  onClose: () => void;
  /** Resolves to whether they are blocked. */
  onBlock: () => Promise<boolean>;
};

/** Asks before somebody is blocked, and says what that means. */
export function BlockDialog({ fullName, opened, onClose, onBlock }: Props) {
  return (
    <ConfirmDialog
      about={opened ? fullName : null}
      words={(name) => {
        const { text, bond, ...words } = blockTexts.confirm(name);
        return {
          ...words,
          text: (
            <>
              <p>{text}</p>
              <p>{bond}</p>
            </>
          ),
        };
      }}
      onYes={onBlock}
      onClose={onClose}
    />
  );
}
