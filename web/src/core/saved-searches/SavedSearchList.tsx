import {
  alertFrequencies,
  savedSearchTexts as texts,
} from '@schema/rules/bookmarks/saved-search-texts';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import type { AlertFrequency } from '@/generated/documents';
import { Button, Card, IconButton, notify, SelectField, useIsNarrow } from '@/ui';
import type { personalStore } from '../drafts/persisted';
import classes from './SavedSearchList.module.css';

type Search = { id: string; words: string; mails: AlertFrequency };

type Acts = {
  onOpen: (id: string) => void;
  onMails: (id: string, mails: AlertFrequency) => Promise<unknown>;
  onRemove: (id: string) => Promise<unknown>;
};

type Props = Acts & {
  /** Undefined until they are loaded. */
  searches: readonly Search[] | undefined;
  error: unknown;
  onReread: () => void;
  /** What is said where there are none. */
  none: string;
  /** How many there were on this device: their space is kept until they are loaded. */
  lastCount: ReturnType<typeof personalStore<number>>;
};

function SavedSearch({ saved, onOpen, onMails, onRemove }: Acts & { saved: Search }) {
  const [isBusy, setBusy] = useState(false);
  const failed = (error: unknown) => notify.error(errorText(error, texts.saveFailed));
  const remove = async () => {
    setBusy(true);
    try {
      await onRemove(saved.id);
      notify.success(texts.removed);
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  };
  return (
    <li className={classes.saved}>
      <Button variant="subtle" className={classes.name} onClick={() => onOpen(saved.id)}>
        {saved.words}
      </Button>
      <SelectField
        aria-label={texts.mailsOf(saved.words)}
        value={saved.mails}
        data={alertFrequencies.map((value) => ({ value, label: texts.mailsAre(value) }))}
        onChoose={(mails) => void onMails(saved.id, mails).catch(failed)}
      />
      <IconButton label={texts.remove(saved.words)} disabled={isBusy} onClick={() => void remove()}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  );
}

const SavedCard = (props: ComponentProps<'section'>) => <Card as="section" {...props} />;

/**
 * What one keeps an eye on: folded on a phone, where the list itself comes first. Nothing where
 * nothing is kept. Until that is known it has the height that it had last, and on a device that
 * never knew one line of its own, so that nothing below it moves.
 */
export function SavedSearchList({
  searches,
  error,
  onReread,
  none,
  lastCount,
  onOpen,
  ...acts
}: Props) {
  const isNarrow = useIsNarrow();
  const [isUnfolded, setUnfolded] = useState(false);
  const [expected] = useState(() => lastCount.read());
  const [atFirst, setAtFirst] = useState<number | null>(null);
  const known = searches?.length;
  const count = known ?? expected;
  if (known !== undefined && atFirst === null) setAtFirst(known);
  // What this device has not known before comes into one line, on wide screens too.
  const isFirstVisit = expected === null;
  const isFolding = isNarrow || (isFirstVisit && atFirst !== 0);
  useEffect(() => {
    if (known !== undefined) lastCount.write(known);
  }, [known, lastCount]);
  if (count === 0 && !isFirstVisit && !error) return null;
  const foldAndOpen = (id: string) => {
    setUnfolded(false);
    onOpen(id);
  };
  // In one line, whatever it says, it needs no surface of its own.
  const Frame = isFolding || count === 0 ? 'section' : SavedCard;
  return (
    <Frame aria-labelledby="saved-searches">
      <h2 id="saved-searches" className={classes.title}>
        {isFolding && count !== 0 ? (
          <Button
            variant="subtle"
            className={classes.fold}
            aria-expanded={isUnfolded}
            rightSection={<IconChevronDown size={18} aria-hidden className={classes.chevron} />}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {texts.list}
            {count !== null && ` (${count})`}
          </Button>
        ) : (
          texts.list
        )}
        {count === 0 && <span className={classes.none}>{isNarrow ? texts.noneYet : none}</span>}
      </h2>
      {Boolean(error) && (
        <p role="alert" className={classes.failed}>
          {errorText(error, texts.listFailed)}{' '}
          <Button size="compact-sm" variant="light" onClick={onReread}>
            {texts.again}
          </Button>
        </p>
      )}
      {!searches && !error && !isFolding && (
        <ul aria-hidden className={classes.list}>
          {Array.from({ length: expected ?? 0 }, (_, index) => (
            <li key={index} className={classes.expected} />
          ))}
        </ul>
      )}
      {searches && searches.length > 0 && (isUnfolded || !isFolding) && (
        <ul role="list" className={classes.list}>
          {searches.map((saved) => (
            <SavedSearch key={saved.id} saved={saved} onOpen={foldAndOpen} {...acts} />
          ))}
        </ul>
      )}
    </Frame>
  );
}
