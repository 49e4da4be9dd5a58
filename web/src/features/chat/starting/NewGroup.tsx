import { type FormEvent, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { succeeds } from '@/core/succeeds';
import { useCreateGroupMutation } from '@/generated/hooks';
import { Button, DialogFoot, TextField } from '@/ui';
import { chatPageTexts } from '@schema/rules/chat-page-texts';
import { chatLimits } from '@schema/rules/chat-texts';
import { placeInLists } from '../conversation-cache';
import { PersonPicker } from './PersonPicker';
import { useChosenPeople } from './useChosenPeople';
import classes from './PersonPicker.module.css';

type Props = { onCreated: (id: string) => void; onCancel: () => void };

/** Makes a group: its name, and who is in it. */
export function NewGroup({ onCreated, onCancel }: Props) {
  const [create, { loading }] = useCreateGroupMutation();
  const [key] = useState(() => newKey());
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const chosen = useChosenPeople();
  const isNamed = name.trim() !== '';
  const hasPeople = chosen.people.length > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed || !hasPeople) return;
    await succeeds(
      create({
        variables: { key, name: name.trim(), personIds: [...chosen.ids] },
        update: (cache, { data }) => {
          if (data) placeInLists(cache, data.createGroup);
        },
      }).then(({ data }) => data && onCreated(data.createGroup.id)),
      chatPageTexts.createFailed,
    );
  };
  return (
    <form className={classes.picker} onSubmit={(event) => void submit(event)}>
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
        <Button type="submit" loading={loading}>
          {chatPageTexts.create}
        </Button>
      </DialogFoot>
    </form>
  );
}
