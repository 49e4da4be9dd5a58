import { moderationPageTexts as texts } from '@schema/rules/moderation/moderation-page-texts';
import type { RemovalKind } from '@schema/rules/moderation/moderation-texts';
import { type ReactNode, useState } from 'react';
import { useLast } from '@/core/useLast';
import { ReasonDialog } from '@/features/admin';
import { ConfirmDialog } from '@/ui';
import { type Content, useModerate } from './useModerate';

type Question = { rows: readonly Content[]; kind: RemovalKind };

/**
 * Asks before something is hidden, deleted or shown again, and does it.
 * @param readAnew reads what is on the screen, after each of them
 * @param onDone is told when it is done
 * @returns what asks, and the dialogs for the page
 */
export function useContentDialogs(
  readAnew: () => Promise<unknown>,
  onDone: () => void = () => undefined,
): {
  ask: (rows: readonly Content[], kind: RemovalKind) => void;
  askRestore: (rows: readonly Content[]) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Question | null>(null);
  const [toRestore, setToRestore] = useState<readonly Content[] | null>(null);
  const { takeAway, showAgain } = useModerate(readAnew);
  // The words of the dialog stay while it closes.
  const { kind, rows: taken } = useLast(asked) ?? { kind: 'hide' as const, rows: [] };
  const dialogs = (
    <>
      <ReasonDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        subject={`${kind} ${taken.map(({ id }) => id).join(' ')}`}
        title={texts.ask[kind](taken.length)}
        text={texts.askText[kind](taken.length)}
        yes={kind === 'hide' ? texts.hideThem : texts.deleteThem}
        usual={texts.usualReasons}
        failed={texts.failed(taken[0]?.type ?? 'post')}
        onConfirm={async (reason) => {
          await takeAway(taken, kind, reason);
          onDone();
        }}
      />
      <ConfirmDialog
        about={toRestore}
        tone="plain"
        words={({ length }) => ({
          title: texts.askRestore(length),
          text: texts.askRestoreText(length),
          yes: texts.restoreThem,
        })}
        onClose={() => setToRestore(null)}
        onYes={async (some) => {
          const isDone = await showAgain(some);
          if (isDone) onDone();
          return isDone;
        }}
      />
    </>
  );
  return {
    ask: (rows, next) => setAsked({ rows, kind: next }),
    askRestore: setToRestore,
    dialogs,
  };
}
