import { adminTexts } from '@schema/rules/administration/admin-texts';
import { useState } from 'react';
import { Button, stickyFootRef } from '@/ui';
import css from './BulkBar.module.css';
import type { RowSelection } from './useRowSelection';

/** What runs while the ids of all that match are read. */
const matching = 'matching';

type BulkAction = {
  label: string;
  /** What cannot be undone has the danger colour, and asks once more by itself. */
  isDanger?: boolean;
  onRun: (ids: readonly string[]) => unknown;
};

/** What can be done with all that are selected; it stands at the foot while something is. */
export function BulkBar({
  selection,
  actions,
  match,
}: {
  selection: RowSelection;
  actions: readonly BulkAction[];
  /** How many fit the filters in all, and what reads their ids; where more fit than are shown. */
  match?: { count: number; ids: () => Promise<readonly string[]> } | undefined;
}) {
  const [running, setRunning] = useState<string>();
  if (selection.ids.length === 0) return null;
  const run = async ({ label, onRun }: BulkAction) => {
    setRunning(label);
    try {
      await onRun(selection.ids);
    } finally {
      setRunning(undefined);
    }
  };
  return (
    // Toasts, with their Undo, stand above it.
    <div
      ref={stickyFootRef}
      className={css.bar}
      role="group"
      aria-label={adminTexts.list.selected(selection.ids.length)}
    >
      <p role="status" className={css.count}>
        {adminTexts.list.selected(selection.ids.length)}
      </p>
      {match && selection.isAll && selection.ids.length < match.count && (
        <Button
          size="sm"
          variant="subtle"
          loading={running === matching}
          onClick={() =>
            void run({ label: matching, onRun: async () => selection.choose(await match.ids()) })
          }
        >
          {adminTexts.list.selectMatching(match.count)}
        </Button>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          {...(action.isDanger ? { color: 'danger' } : { variant: 'light' })}
          loading={running === action.label}
          disabled={running !== undefined && running !== action.label}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="subtle" onClick={selection.clear}>
        {adminTexts.list.unselect}
      </Button>
    </div>
  );
}
