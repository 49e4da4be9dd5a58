import { emptyRound, emptyStoryRound } from '@schema/rules/posts/post-fields';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useUndoToast } from '@/core/forms/useUndoToast';
import { isSame } from '@/core/is-same';
import { Button } from '@/ui';
import type { FormOf } from '../../form/post-form';
import { putBackInto, type RemovedPlaces, removedFrom } from '../../form/removed-places';
import type { FoldedRounds, RoundList } from '../../form/useFolded';
import type { RoundBeyond } from '../../form/useRoundBeyond';
import { RoundFields } from './RoundFields';
import { RoundItem } from './RoundItem';
import classes from './RoundsField.module.css';
import { RoundsLeftOut } from './RoundsLeftOut';
import { StoryRoundFields } from './StoryRoundFields';

type Read = 'postType' | 'numberOfRounds' | RoundList;
type Props = { form: FormOf<Read>; foldedRounds: FoldedRounds; roundBeyond: RoundBeyond };

/** Focuses the first field of a round that was just added. */
function useFocusAdded(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [count]);
  return {
    list,
    focusNextAdded: () => {
      isAdded.current = true;
    },
  };
}

/**
 * The rounds of the template in use, one after the other: never none, and, where the author says
 * how many there were, never more.
 */
export function RoundsField({ form, foldedRounds, roundBeyond }: Props) {
  const { postType, numberOfRounds, rounds, storyRounds } = form.values;
  const field = postType === 'crisp' ? 'rounds' : 'storyRounds';
  const names =
    postType === 'crisp' ? rounds.map((one) => one.roundName) : storyRounds.map((one) => one.name);
  const { list, focusNextAdded } = useFocusAdded(names.length);
  const tellRemoved = useUndoToast();
  const removed = useRef<Record<RoundList, RemovedPlaces>>({ rounds: [], storyRounds: [] });
  const isFull = typeof numberOfRounds === 'number' && names.length >= numberOfRounds;

  const add = () => {
    focusNextAdded();
    if (field === 'rounds') form.insertListItem('rounds', emptyRound);
    else form.insertListItem('storyRounds', emptyStoryRound);
  };
  const addOneMore = () => {
    form.setFieldValue('numberOfRounds', names.length + 1);
    add();
  };
  const remove = (index: number) => {
    const round = form.values[field][index];
    const empty = field === 'rounds' ? emptyRound : emptyStoryRound;
    form.removeListItem(field, index);
    const restoreFolded = foldedRounds.remove(field, index);
    const place = removedFrom(removed.current[field], index);
    if (round && !isSame(round, empty))
      tellRemoved(postTexts.roundRemoved(names[index]?.trim() ?? ''), () => {
        const { length } = form.getValues()[field];
        const at = Math.min(putBackInto(removed.current[field], place), length);
        // Others may have been added since: what was written counts, and so does what comes back.
        const named = form.getValues().numberOfRounds;
        if (typeof named === 'number' && named <= length)
          form.setFieldValue('numberOfRounds', length + 1);
        form.insertListItem(field, round, at);
        restoreFolded(at);
      });
    requestAnimationFrame(() =>
      list.current?.parentElement?.querySelector<HTMLElement>('[data-add-round]')?.focus(),
    );
  };
  const errorPaths = Object.keys(form.errors);

  return (
    <div className={classes.field}>
      <ol ref={list} role="list" className={classes.rounds}>
        {names.map((name, index) => {
          const path = `${field}.${index}`;
          return (
            <RoundItem
              key={index}
              path={path}
              number={index + 1}
              name={name.trim()}
              isOpen={foldedRounds.isOpen(path)}
              onToggle={() => foldedRounds.toggle(path)}
              onDelete={names.length > 1 ? () => remove(index) : null}
              error={form.errors[path]}
              hasWrongField={errorPaths.some((one) => one.startsWith(`${path}.`))}
            >
              {field === 'rounds' ? (
                <RoundFields form={form} index={index} />
              ) : (
                <StoryRoundFields form={form} index={index} />
              )}
            </RoundItem>
          );
        })}
      </ol>
      {roundBeyond.isRefused && isFull && (
        <div className={classes.beyond} role="alert">
          <p>{postTexts.roundBeyond}</p>
          <Button variant="default" size="compact-sm" onClick={addOneMore}>
            Make it {names.length + 1} rounds
          </Button>
        </div>
      )}
      <Button
        className={classes.add}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        data-add-round
        data-path={field}
        onClick={() => (isFull ? roundBeyond.refuse() : add())}
      >
        Add Round
      </Button>
      <RoundsLeftOut form={form} told={names.length} />
    </div>
  );
}
