import { waitingTexts as texts } from '@schema/rules/device/waiting-texts';
import { IconClockPause } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useConnectionState } from '@/core/live/connection';
import { keepForWorker } from '@/core/outbox/kept-for-worker';
import { useOutbox } from '@/features/chat';
import { useViewer } from '@/features/identity';
import { AboveHeader, Button, useLazyDialog } from '@/ui';
import { forWorker } from './for-worker';
import { thingsOf } from './things';
import { useDeeds } from './useDeeds';
import css from './Waiting.module.css';
import { WaitingSheet } from './WaitingSheet';

function Notice({ userId }: { userId: string }) {
  const chat = useOutbox();
  const messages = useSyncExternalStore(chat.subscribe, chat.read);
  const { deeds, outbox } = useDeeds(userId);
  const isUp = useConnectionState() === 'up';
  const sheet = useLazyDialog();
  useEffect(() => {
    const isOnItsWay = isUp && deeds.length === 0;
    void keepForWorker(userId, isOnItsWay ? [] : forWorker(messages, deeds));
  }, [userId, messages, deeds, isUp]);
  const things = thingsOf(messages, deeds);
  // With a line a message is on its way for a moment: its conversation shows that.
  const waits = things.filter(
    ({ refusal, from }) => refusal === null && (!isUp || from === 'deeds'),
  );
  const refused = things.filter(({ refusal, from }) => refusal !== null && from === 'deeds');
  return (
    <>
      <AboveHeader>
        <div role="status">
          {waits.length + refused.length > 0 && (
            <div className={css.notice}>
              <span className={css.text}>
                <IconClockPause size={18} aria-hidden />
                {waits.length > 0 ? texts.waits(waits.length) : texts.refused(refused.length)}
              </span>
              <Button size="compact-sm" variant="subtle" onClick={sheet.open}>
                {texts.show}
              </Button>
            </div>
          )}
        </div>
      </AboveHeader>
      {sheet.isMounted && (
        <WaitingSheet
          userId={userId}
          opened={sheet.opened}
          onClose={sheet.close}
          things={things}
          outboxOf={(thing) => (thing.from === 'chat' ? chat : outbox)}
        />
      )}
    </>
  );
}

/**
 * Says above the header how much waits on this device for the line, sends what was done without
 * one, and leads to the list of it: whose code is here already, for it is opened without a line.
 */
export function WaitingNotice() {
  const { me, status } = useViewer();
  return status === 'member' && me && <Notice key={me.user.id} userId={me.user.id} />;
}
