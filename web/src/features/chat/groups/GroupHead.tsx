import { groupName } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { profilePicture } from '@schema/rules/files/files';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { OpenConversationFieldsFragment } from '@/generated/documents';
import { Button, TextField } from '@/ui';
import { ConversationAvatar } from '../ConversationAvatar';
import classes from './GroupInfo.module.css';
import type { GroupActions } from './useGroupActions';

type Props = { conversation: OpenConversationFieldsFragment; actions: GroupActions };

const nameRule = z.object({ name: groupName });
const pictureTypes = profilePicture.types.join(',');

/** The picture and name of a group; admins change both. */
export function GroupHead({ conversation, actions }: Props) {
  const [isSendingPicture, setSendingPicture] = useState(false);
  // What is typed stays, also when another admin renames the group meanwhile.
  const form = useDraftForm({
    name: null,
    initial: { name: conversation.name ?? '' },
    schema: nameRule,
    failed: chatPageTexts.actionFailed,
    staysOpen: true,
    send: ({ name }) => actions.rename(name),
  });
  const name = form.values.name.trim();
  const input = useRef<HTMLInputElement>(null);
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
          <DraftForm form={form} className={classes.rename}>
            <TextField
              aria-label={chatPageTexts.groupName}
              maxLength={chatLimits.groupName}
              {...form.field('name')}
            />
            <Button
              type="submit"
              variant="light"
              loading={form.isSending}
              disabled={!name || name === conversation.name}
            >
              {chatPageTexts.rename}
            </Button>
          </DraftForm>
        </>
      ) : (
        <h3>{conversation.name}</h3>
      )}
    </div>
  );
}
