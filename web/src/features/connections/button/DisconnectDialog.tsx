import { connectionTexts } from '@schema/rules/connections/connections';
import { ConfirmDialog } from '@/ui';
import classes from './ConnectionButton.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Resolves to whether the connection is ended. */
  onDisconnect: () => Promise<boolean>;
};

const { title, text, lock, yes, no } = connectionTexts.confirm;

/** Asks before a connection is ended, and says what that means. */
export function DisconnectDialog({ opened, onClose, onDisconnect }: Props) {
  return (
    <ConfirmDialog
      about={opened || null}
      words={() => ({
        title,
        text: (
          <>
            <p>{text}</p>
            <p className={classes.lead}>{lock}</p>
          </>
        ),
        yes,
        no,
      })}
      onYes={onDisconnect}
      onClose={onClose}
    />
  );
}
