import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import type { FoldedRounds } from '../../writing/useFolded';
import type { PostForm } from '../../writing/usePostForm';
import { emptyRound, emptyStoryRound, type PostValues } from '../../writing/values';
import { RoundFields } from './RoundFields';
import classes from './RoundsField.module.css';
import { StoryRoundFields } from './StoryRoundFields';

type Props = { form: PostForm; folded: FoldedRounds };

/** The rounds of the template in use, as a line one after the other, each of which folds away. Never more than were named, never none. */
export function RoundsField({ form, folded }: Props) {
  const { postType, numberOfRounds } = form.values;
  const list = postType === 'crisp' ? 'rounds' : 'storyRounds';
  const count = form.values[list].length;
  /** The words as they stood when one asked for a round too many: told until one goes on. */
  const [beyondAt, setBeyondAt] = useState<PostValues | null>(null);
  const box = useRef<HTMLOListElement>(null);
  const added = useRef(false);
  const full = count >= Number(numberOfRounds);

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    box.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [count]);

  const insert = () => {
    added.current = true;
    if (list === 'rounds') form.insertListItem('rounds', emptyRound);
    else form.insertListItem('storyRounds', emptyStoryRound);
  };
  const makeRoom = () => {
    form.setFieldValue('numberOfRounds', count + 1);
    insert();
  };
  const remove = (index: number) => {
    form.removeListItem(list, index);
    folded.remove(list, index);
    requestAnimationFrame(() =>
      box.current?.parentElement?.querySelector<HTMLElement>('[data-add-round]')?.focus(),
    );
  };

  const nameOf = (index: number): string =>
    (list === 'rounds'
      ? form.values.rounds[index]?.roundName
      : form.values.storyRounds[index]?.name
    )?.trim() ?? '';
  const isWrong = (index: number): boolean =>
    Object.keys(form.errors).some((path) => path.startsWith(`${list}.${index}.`));
  const body = (index: number): ReactNode =>
    list === 'rounds' ? (
      <RoundFields form={form} index={index} />
    ) : (
      <StoryRoundFields form={form} index={index} />
    );
  return (
    <div className={classes.field}>
      <ol ref={box} role="list" className={classes.rounds}>
        {form.values[list].map((_, index) => {
          const path = `${list}.${index}`;
          const isOpen = folded.isOpen(path);
          return (
            <li key={index} className={classes.round} aria-label={`Round ${index + 1}`}>
              <header className={classes.head}>
                <h3 className={classes.title}>
                  <button
                    type="button"
                    className={classes.toggle}
                    aria-expanded={isOpen}
                    aria-controls={`${list}-${index}`}
                    data-path={path}
                    onClick={() => folded.toggle(path)}
                  >
                    <IconChevronDown size={18} aria-hidden className={classes.chevron} />
                    <span className={classes.words}>
                      <span>Round {index + 1}</span>{' '}
                      {nameOf(index) && <span className={classes.name}>{nameOf(index)}</span>}{' '}
                      {!isOpen && isWrong(index) && (
                        <span className={classes.wrong}>To correct</span>
                      )}
                    </span>
                  </button>
                </h3>
                {count > 1 && (
                  <Button
                    variant="subtle"
                    color="red"
                    size="compact-sm"
                    leftSection={<IconTrash size={16} aria-hidden />}
                    onClick={() => remove(index)}
                  >
                    Delete Round
                  </Button>
                )}
              </header>
              {form.errors[path] && (
                <p className={classes.error} role="alert">
                  {form.errors[path]}
                </p>
              )}
              <div id={`${list}-${index}`} hidden={!isOpen}>
                {isOpen && body(index)}
              </div>
            </li>
          );
        })}
      </ol>
      {beyondAt === form.values && full && (
        <div className={classes.beyond} role="alert">
          <p>{postTexts.roundBeyond}</p>
          <Button variant="default" size="compact-sm" onClick={makeRoom}>
            Make it {count + 1} rounds
          </Button>
        </div>
      )}
      <Button
        className={classes.add}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        data-add-round
        data-path={list}
        onClick={() => (full ? setBeyondAt(form.values) : insert())}
      >
        Add Round
      </Button>
    </div>
  );
}
