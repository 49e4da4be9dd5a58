import { commonTexts } from '@schema/rules/common-texts';
import { visionTexts as texts, visionLimits } from '@schema/rules/visionboards-texts';
import { DraftNotice } from '@/core/drafts/DraftNotice';
import { Button, DialogFoot, Modal, Progress, TextAreaField, TextField } from '@/ui';
import classes from '../board/VisionBoard.module.css';
import { useVisionItemForm } from './useVisionItemForm';
import { VisionPictureField } from './VisionPictureField';
import type { VisionItem } from './vision-item';

type Props = {
  /** null: a new one. */
  item: VisionItem | null;
  onClose: () => void;
  refetchBoard: () => void;
};

/** The dialog in which the owner writes one item of the board; it closes when the item is saved. */
export function VisionItemForm({ item, onClose, refetchBoard }: Props) {
  const form = useVisionItemForm({ item, refetchBoard, onSaved: onClose });
  const { draft, edit, percent } = form;
  const { fieldErrors, failure } = form.errors;
  return (
    <Modal opened onClose={onClose} title={item ? texts.editItem : texts.add} size="md">
      <form className={classes.form} noValidate onSubmit={form.onSubmit}>
        <DraftNotice draft={form.stored} />
        <TextField
          label="Title"
          name="title"
          required
          data-autofocus
          maxLength={visionLimits.title}
          value={draft.title}
          error={fieldErrors['title']}
          onChange={({ currentTarget }) => edit({ title: currentTarget.value })}
        />
        <TextAreaField
          label="Description"
          name="description"
          minRows={2}
          maxLength={visionLimits.description}
          value={draft.description}
          error={fieldErrors['description']}
          onChange={({ currentTarget }) => edit({ description: currentTarget.value })}
        />
        <VisionPictureField form={form} />
        {percent !== null && <Progress percent={percent} label="Sending the picture" />}
        {failure && (
          <p role="alert" className={classes.failed}>
            {failure}
          </p>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" loading={form.isSaving}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
