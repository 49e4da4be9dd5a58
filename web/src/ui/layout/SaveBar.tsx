import { discardTexts } from '@schema/rules/common-texts';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button.ts';
import { ConfirmDialog } from '../overlays/ConfirmDialog.tsx';
import { stickyFootRef } from '../viewport/height-token.ts';
import css from './SaveBar.module.css';

type Props = {
  hasUnsaved: boolean;
  isSaving: boolean;
  /** Whether anything waits to be saved, in words. */
  state: string;
  /** Why it cannot be saved: said in place of the state. */
  problem?: string | null;
  saveLabel?: string;
  /** Left out where the bar stands in the form that Save submits. */
  onSave?: () => void;
  /** Offered while something is unsaved, and asked about once more. */
  onDiscard?: () => void;
  /** A button beside Save; Discard takes its place. */
  children?: ReactNode;
};

function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {discardTexts.yes}
      </Button>
      <ConfirmDialog
        about={isAsking || null}
        onClose={() => setAsking(false)}
        onYes={() => {
          onDiscard();
          return true;
        }}
        words={() => discardTexts}
      />
    </>
  );
}

/**
 * The foot of a long form: says whether anything is unsaved, saves it or discards it. While
 * something is unsaved it stays in view, in reach of the thumb.
 */
export function SaveBar(props: Props) {
  const {
    hasUnsaved,
    isSaving,
    state,
    problem,
    saveLabel = uiTexts.save,
    onSave,
    onDiscard,
  } = props;
  return (
    <div
      ref={hasUnsaved ? stickyFootRef : null}
      className={css.bar}
      data-in-view={hasUnsaved || undefined}
    >
      {problem ? (
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      ) : (
        <p role="status" className={css.state}>
          {state}
        </p>
      )}
      <div className={css.buttons}>
        {hasUnsaved && onDiscard ? <DiscardButton onDiscard={onDiscard} /> : props.children}
        <Button
          type={onSave ? 'button' : 'submit'}
          variant={hasUnsaved ? 'filled' : 'default'}
          loading={isSaving}
          onClick={onSave}
        >
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
