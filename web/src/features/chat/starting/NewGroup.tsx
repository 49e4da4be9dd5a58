import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { chatLimits } from '@schema/rules/chat/chat-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { TextField } from '@/ui';
import { GroupPicture } from './GroupPicture';
import { PersonPicker } from './PersonPicker';
import classes from './PersonPicker.module.css';
import type { GroupDraft } from './useGroupDraft';
import { useGroupForm } from './useGroupForm';

type Props = { draft: GroupDraft; onCreated: (id: string) => void; onCancel: () => void };

/** Makes a group: its picture and name, and who is in it. */
export function NewGroup({ draft, onCreated, onCancel }: Props) {
  const { form, chosen } = useGroupForm(draft, onCreated);
  return (
    <DraftForm form={form} className={classes.picker}>
      <GroupPicture
        name={form.values.name}
        url={draft.picture?.url ?? null}
        onPick={draft.setPicture}
      />
      <TextField
        label={chatPageTexts.groupName}
        maxLength={chatLimits.groupName}
        {...form.field('name')}
      />
      <PersonPicker chosen={chosen} />
      <FormFoot
        form={form}
        send={chatPageTexts.create}
        onCancel={onCancel}
        note={chatPageTexts.chosen(chosen.people.length)}
      />
    </DraftForm>
  );
}
