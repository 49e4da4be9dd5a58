import { eachTagOnce, hashtag } from '@schema/rules/posts/posts';
import { postTexts } from '@schema/rules/posts/posts-texts';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { Button, TextField, VisuallyHidden } from '@/ui';
import type { FormOf } from '../form/post-form';
import classes from './HashtagsField.module.css';

type Props = { form: FormOf<'hashtags' | 'typing'> };

/** Several at once, split on spaces; each must start with #. */
export function HashtagsField({ form }: Props) {
  const {
    hashtags,
    typing: { hashtag: text },
  } = form.values;
  const box = form.getInputProps('typing.hashtag');
  const [wrong, setWrong] = useState<string | null>(null);

  const add = () => {
    const tags = text.split(/\s+/).filter(Boolean);
    if (tags.length === 0) return setWrong(postTexts.hashtagEmpty);
    const issue = tags.map((tag) => hashtag.safeParse(tag)).find(({ success }) => !success)?.error
      ?.issues[0];
    if (issue) return setWrong(issue.message);
    form.setFieldValue('hashtags', eachTagOnce([...hashtags, ...tags]));
    form.setFieldValue('typing.hashtag', '');
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
          {...box}
          label="Add hashtags"
          description="They help juniors find this: #dsa #systemdesign"
          placeholder="#dsa #oncampus"
          error={wrong ?? box.error ?? form.errors.hashtags}
          autoCapitalize="none"
          onChange={(event) => {
            form.setFieldValue('typing.hashtag', event.currentTarget.value);
            setWrong(null);
          }}
          onKeyDown={onKeyDown}
          className={classes.input}
        />
        <Button variant="default" disabled={text === ''} onClick={add}>
          Add
        </Button>
      </div>
      {hashtags.length > 0 && (
        <ul role="list" className={classes.tags} aria-label="Added hashtags">
          {hashtags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={classes.tag}
                onClick={() =>
                  form.setFieldValue(
                    'hashtags',
                    hashtags.filter((one) => one !== tag),
                  )
                }
              >
                {tag} <IconX size={14} aria-hidden />
                <VisuallyHidden> remove</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
