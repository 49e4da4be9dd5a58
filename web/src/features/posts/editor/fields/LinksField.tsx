import { postLimits } from '@schema/rules/posts/posts';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, IconButton, TextField } from '@/ui';
import type { FormOf } from '../form/post-form';
import classes from './LinksField.module.css';

type LinkPath =
  | 'materialLinks'
  | 'onlineAssessment.questionLinks'
  | `rounds.${number}.questionLinks`
  | `storyRounds.${number}.questionLinks`;
type Props = { form: FormOf<never>; path: LinkPath; label: string };

/** Links, one a row; each is checked when it is left, and a row left empty goes away. */
export function LinksField({ form, path, label }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  const links = form.getInputProps(path).value as string[];

  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    [...(box.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }, [links.length]);

  const set = (next: string[]) => form.setFieldValue(path, next);
  const add = () => {
    if (links.length >= postLimits.links) return;
    added.current = true;
    set([...links, '']);
  };
  const leave = (index: number) => {
    if (links[index]?.trim() === '') form.removeListItem(path, index);
    else form.validateField(`${path}.${index}`);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    // Enter goes on to the next link, it does not send the form.
    event.preventDefault();
    if (links[index]?.trim()) add();
  };

  return (
    <div ref={box} role="group" aria-labelledby={id} className={classes.field}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      {links.map((_, index) => {
        const props = form.getInputProps(`${path}.${index}`);
        return (
          <div key={index} className={classes.row}>
            <TextField
              {...props}
              type="url"
              inputMode="url"
              placeholder="https://"
              aria-label={`${label}: ${index + 1}`}
              className={classes.input}
              onBlur={() => leave(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
            {/* Before the box is left: what is empty goes with it, and the press would miss. */}
            <IconButton
              label="Remove link"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => form.removeListItem(path, index)}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {links.length < postLimits.links && (
        <Button
          className={classes.add}
          variant="subtle"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={add}
          data-path={path}
        >
          Add link
        </Button>
      )}
    </div>
  );
}
