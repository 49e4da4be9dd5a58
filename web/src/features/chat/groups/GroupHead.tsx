import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { profilePicture } from '@schema/rules/files';
import { type FormEvent, useRef, useState } from 'react';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import { ConversationAvatar } from '../list/ConversationAvatar';
import classes from './GroupInfo.module.css';
import type { GroupActions } from './useGroupActions';

type Props = { conversation: OpenConversationFieldsFragment; actions: GroupActions };

const pictureTypes = profilePicture.types.join(',');

/** The picture and name of a group; admins change both. */
export function GroupHead({ conversation, actions }: Props) {
  // What is typed stays, also when another admin renames the group meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [isSendingPicture, setSendingPicture] = useState(false);
  const name = typed ?? conversation.name ?? '';
  const input = useRef<HTMLInputElement>(null);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || isRenaming) return;
    setRenaming(true);
    if (await actions.rename(name.trim())) setTyped(null);
    setRenaming(false);
  };
  const changePicture = async (picture: File) => {
    setSendingPicture(true);
    await actions.setPicture(picture);
    setSendingPicture(false);
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
              if (picture) void changePicture(picture);
              event.currentTarget.value = '';
            }}
          />
          <Button
            size="sm"
            variant="subtle"
            loading={isSendingPicture}
            onClick={() => input.current?.click()}
          >
            {chatPageTexts.changePicture}
          </Button>
          <form className={classes.rename} onSubmit={(event) => void rename(event)}>
            <TextField
              aria-label={chatPageTexts.groupName}
              maxLength={chatLimits.groupName}
              value={name}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Button
              type="submit"
              variant="light"
              loading={isRenaming}
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
