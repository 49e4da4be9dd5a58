import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import type { PostForm } from '../../writing/usePostForm';
import { emptyRound, emptyStoryRound } from '../../writing/values';
import { RoundFields } from './RoundFields';
import classes from './RoundsField.module.css';
import { StoryRoundFields } from './StoryRoundFields';

type Props = { form: PostForm };

/** The rounds of the template in use, as a line one after the other. Never more than were named, never none. */
export function RoundsField({ form }: Props) {
  const { postType, numberOfRounds } = form.values;
  const list = postType === 'crisp' ? 'rounds' : 'storyRounds';
  const count = form.values[list].length;
  const [beyond, setBeyond] = useState(false);
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
    setBeyond(false);
    if (list === 'rounds') form.insertListItem('rounds', emptyRound);
    else form.insertListItem('storyRounds', emptyStoryRound);
  };
  const makeRoom = () => {
    form.setFieldValue('numberOfRounds', count + 1);
    insert();
  };
  const remove = (index: number) => {
    form.removeListItem(list, index);
    setBeyond(false);
    requestAnimationFrame(() => box.current?.parentElement?.querySelector<HTMLElement>('[data-add-round]')?.focus());
  };

  const body = (index: number): ReactNode => (list === 'rounds' ? <RoundFields form={form} index={index} /> : <StoryRoundFields form={form} index={index} />);
  return (
    <div className={classes.field}>
      <ol ref={box} role="list" className={classes.rounds}>
        {form.values[list].map((_, index) => (
          <li key={index} className={classes.round} aria-label={`Round ${index + 1}`}>
            <header className={classes.head}>
              <h3 className={classes.title} tabIndex={-1} data-path={`${list}.${index}`}>Round {index + 1}</h3>
              {count > 1 && (
                <Button variant="subtle" color="red" size="compact-sm" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => remove(index)}>Delete Round</Button>
              )}
            </header>
            {form.errors[`${list}.${index}`] && <p className={classes.error} role="alert">{form.errors[`${list}.${index}`]}</p>}
            {body(index)}
          </li>
        ))}
      </ol>
      {beyond && full && (
        <div className={classes.beyond} role="alert">
          <p>{postTexts.roundBeyond}</p>
          <Button variant="default" size="compact-sm" onClick={makeRoom}>Make it {count + 1} rounds</Button>
        </div>
      )}
      <Button className={classes.add} variant="default" leftSection={<IconPlus size={18} aria-hidden />} data-add-round data-path={list} onClick={() => (full ? setBeyond(true) : insert())}>Add Round</Button>
    </div>
  );
}
