import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button, TextField, VisuallyHidden } from '@/ui';
import { hashtag } from '@schema/rules/posts';
import { postTexts } from '@schema/rules/posts-texts';
import classes from './HashtagsField.module.css';

type Props = { value?: readonly string[]; onChange: (value: string[]) => void; error?: ReactNode };

/** Several at once, split on spaces; each must start with #. */
export function HashtagsField({ value = [], onChange, error }: Props) {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);

  const add = () => {
    const tags = text.split(/\s+/).filter(Boolean);
    if (tags.length === 0) return setWrong(postTexts.hashtagEmpty);
    const issue = tags.map((tag) => hashtag.safeParse(tag)).find(({ success }) => !success)?.error?.issues[0];
    if (issue) return setWrong(issue.message);
    onChange([...new Set([...value, ...tags])]);
    setText('');
    setWrong(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds a hashtag, it does not send the form.
    event.preventDefault();
    add();
  };

  return (
    <div className={classes.field}>
      <div className={classes.row}>
        <TextField
          label="Add hashtags"
          description="They help juniors find this: #dsa #systemdesign"
          placeholder="#dsa #oncampus"
          value={text}
          error={wrong ?? error}
          autoCapitalize="none"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setWrong(null);
          }}
          onKeyDown={onKeyDown}
          className={classes.input}
        />
        <Button variant="default" disabled={text === ''} onClick={add}>Add</Button>
      </div>
      {value.length > 0 && (
        <ul role="list" className={classes.tags} aria-label="Added hashtags">
          {value.map((tag) => (
            <li key={tag}>
              <button type="button" className={classes.tag} onClick={() => onChange(value.filter((one) => one !== tag))}>
                {tag} <IconX size={14} aria-hidden /><VisuallyHidden> remove</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
