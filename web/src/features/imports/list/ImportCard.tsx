import { importTexts as texts } from '@schema/rules/imports/imports-texts';
import { wordFor } from '@schema/rules/lists/counted';
import { numberText } from '@schema/rules/text/number-text';
import { useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { type ImportFieldsFragment } from '@/generated/documents';
import {
  useCancelImportMutation,
  useImportChangedSubscription,
  useRunImportMutation,
  useUndoImportMutation,
} from '@/generated/hooks';
import { Button, Card, Chip, ConfirmDialog, Progress, RelativeTime } from '@/ui';
import { BadRows } from './BadRows';
import css from './imports.module.css';
import { goesOn, importText, isMoving, progressPercent } from './words';

type Import = ImportFieldsFragment;
type Action = 'run' | 'cancel' | 'undo';

type Question = { title: string; text: string; yes: string; no?: string };
const { questions } = texts;

/**
 * What is asked before something is done with an import: accounts and a roster are not the same.
 */
function actionQuestion(
  action: Action,
  { mode, status, validCount, createdCount, waitsForMail }: Import,
): Question {
  if (action === 'cancel') {
    const { title, yes, no, checked } = questions.cancel;
    return { title, yes, no, text: status === 'checked' ? checked : questions.cancel[mode] };
  }
  const { yes, [mode]: words } = questions[action];
  const count = action === 'run' ? validCount : createdCount;
  const text = action === 'run' && waitsForMail ? texts.waitsForMail : words.text;
  return { title: words.title(count), text, yes };
}

/** Follows an import while it goes on; the cache has what is told. */
function useLiveImport(it: Import): void {
  useImportChangedSubscription({
    variables: { id: it.id },
    skip: !goesOn(it),
  });
}

/** One import: how it stands, what can be done with it, and its bad rows. */
export function ImportCard({ it, isOpen }: { it: Import; isOpen: boolean }) {
  const [asked, setAsked] = useState<Action | null>(null);
  const [showsRows, setShowsRows] = useState(isOpen);
  const [run] = useRunImportMutation();
  const [cancel] = useCancelImportMutation();
  const [undo] = useUndoImportMutation();
  useLiveImport(it);
  const mutations = { run, cancel, undo };
  const act = (action: Action) =>
    succeeds(mutations[action]({ variables: { id: it.id } }), texts.actionFailed[action]);
  const { status } = it;
  return (
    <Card as="article" aria-label={it.name} className={css.card}>
      <header className={css.head}>
        <h3 className={css.name}>{it.name}</h3>
        <Chip>{it.mode === 'roster' ? 'Roster' : 'Accounts'}</Chip>
        {it.isRepeated && <Chip>Brought before</Chip>}
        <span className={css.note}>
          <RelativeTime at={it.createdAt} /> · {it.admin?.fullName ?? 'A deleted account'}
        </span>
      </header>
      <p role="status">{importText(it)}</p>
      {it.waitsForMail && goesOn(it) && <p className={css.note}>{texts.waitsForMail}</p>}
      {isMoving(it) && <Progress percent={progressPercent(it)} label={importText(it)} />}
      <div className={css.buttons}>
        {status === 'checked' && it.validCount > 0 && (
          <Button onClick={() => setAsked('run')}>Import {numberText(it.validCount)}</Button>
        )}
        {(status === 'checked' || status === 'running') && (
          <Button variant="default" onClick={() => setAsked('cancel')}>
            {questions.cancel.yes}
          </Button>
        )}
        {(status === 'done' || status === 'canceled') && it.createdCount > 0 && (
          <Button variant="default" onClick={() => setAsked('undo')}>
            Undo
          </Button>
        )}
        {it.invalidCount > 0 && (
          <Button
            variant="subtle"
            aria-expanded={showsRows}
            onClick={() => setShowsRows(!showsRows)}
          >
            {showsRows
              ? 'Hide bad rows'
              : `Show ${it.invalidCount} bad ${wordFor(it.invalidCount, 'row')}`}
          </Button>
        )}
      </div>
      {showsRows && it.invalidCount > 0 && <BadRows id={it.id} />}
      <ConfirmDialog
        about={asked}
        words={(action) => actionQuestion(action, it)}
        onYes={act}
        onClose={() => setAsked(null)}
        tone={(action) => (action === 'run' ? 'plain' : 'bad')}
      />
    </Card>
  );
}
