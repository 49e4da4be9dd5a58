import { type FormEvent, useRef, useState } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { ConversationAvatar } from '../list/ConversationAvatar';
import type { GroupActions } from './useGroupActions';
import classes from './GroupInfo.module.css';

type Props = { conversation: OpenConversationFieldsFragment; actions: GroupActions };

const pictureTypes = 'image/jpeg,image/png,image/webp';

/** The picture and name of a group; admins change both. */
export function GroupHead({ conversation, actions }: Props) {
  const [name, setName] = useState(conversation.name ?? '');
  const input = useRef<HTMLInputElement>(null);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) void actions.rename(name.trim());
  };
  return (
    <div className={classes.head}>
      <ConversationAvatar conversation={conversation} size={80} />
      {conversation.role === 'admin' ? (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={pictureTypes}
            onChange={(event) => {
              const [picture] = event.currentTarget.files ?? [];
              if (picture) void actions.setPicture(picture);
              event.currentTarget.value = '';
            }}
          />
          <Button size="sm" variant="subtle" onClick={() => input.current?.click()}>
            {chatPageTexts.changePicture}
          </Button>
          <form className={classes.rename} onSubmit={rename}>
            <TextField
              aria-label={chatPageTexts.groupName}
              maxLength={chatLimits.groupName}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button
              type="submit"
              variant="light"
              disabled={!name.trim() || name.trim() === conversation.name}
            >
              {chatPageTexts.rename}
            </Button>
          </form>
        </>
      ) : (
        <h3>{conversation.name}</h3>
      )}
    </div>
  );
}
