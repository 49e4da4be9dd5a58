import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { succeeds } from '@/core/data/succeeds';
import { useCreateGroupMutation, useSetGroupPictureMutation } from '@/generated/hooks';
import { Button, DialogFoot, TextField } from '@/ui';
import { placeInLists } from '../conversation-cache';
import { GroupPicture } from './GroupPicture';
import { PersonPicker } from './PersonPicker';
import classes from './PersonPicker.module.css';
import type { GroupDraft } from './useGroupDraft';

type Props = { draft: GroupDraft; onCreated: (id: string) => void; onCancel: () => void };

/** Makes a group: its picture and name, and who is in it. */
export function NewGroup({ draft, onCreated, onCancel }: Props) {
  const { name, setName, picture, setPicture, chosen } = draft;
  const [create] = useCreateGroupMutation();
  const [isTried, setTried] = useState(false);
  const [sendPicture] = useSetGroupPictureMutation();
  const [isBusy, setBusy] = useState(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const isNamed = name.trim() !== '';
  const hasPeople = chosen.people.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !hasPeople) return;
    if (isBusy) return;
    setBusy(true);
    await succeeds(createNow(), chatPageTexts.createFailed);
    setBusy(false);
  };
  const createNow = async () => {
    const { data } = await create({
      variables: { key: draft.keyToSend(), name: name.trim(), personIds: [...chosen.ids] },
      update: (cache, { data: made }) => {
        if (made) placeInLists(cache, made.createGroup);
      },
    });
    if (!data) return;
    const { id } = data.createGroup;
    // A group without its picture is a group: it can be given one any time.
    if (picture)
      await succeeds(
        sendPicture({ variables: { id, picture: picture.file } }),
        chatPageTexts.pictureFailed,
      );
    draft.clear();
    // Who has left the form or the page meanwhile stays where they are: it stands in their list.
    if (isOpen.current) onCreated(id);
  };
  return (
    <form className={classes.picker} onSubmit={(event) => void submit(event)}>
      <GroupPicture name={name} url={picture?.url ?? null} onPick={setPicture} />
      <TextField
        label={chatPageTexts.groupName}
        maxLength={chatLimits.groupName}
        value={name}
        error={isTried && !isNamed && chatPageTexts.nameRequired}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PersonPicker chosen={chosen} />
      {isTried && !hasPeople && <p role="alert">{chatPageTexts.peopleRequired}</p>}
      <DialogFoot note={chatPageTexts.chosen(chosen.people.length)}>
        <Button variant="default" onClick={onCancel}>
          {chatPageTexts.cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {chatPageTexts.create}
        </Button>
      </DialogFoot>
    </form>
  );
}
