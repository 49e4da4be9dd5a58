import { adminTexts } from '@schema/rules/admin-texts';
import { useState } from 'react';
import { Button } from '@/ui';
import css from './BulkBar.module.css';
import type { RowSelection } from './useRowSelection';

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
}: {
  selection: RowSelection;
  actions: readonly BulkAction[];
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
    <div
      className={css.bar}
      role="group"
      aria-label={adminTexts.list.selected(selection.ids.length)}
    >
      <p role="status" className={css.count}>
        {adminTexts.list.selected(selection.ids.length)}
      </p>
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
