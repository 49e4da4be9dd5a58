import { visionTexts as texts, visionLimits } from '@schema/rules/visionboards/visionboards-texts';
import { DraftForm } from '@/core/forms/DraftForm';
import { FormFoot } from '@/core/forms/FormFoot';
import { Modal, Progress, TextAreaField, TextField } from '@/ui';
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
  return (
    <Modal opened onClose={onClose} title={item ? texts.editItem : texts.add} size="md">
      <DraftForm form={form} className={classes.form}>
        <TextField
          label="Title"
          required
          data-autofocus
          maxLength={visionLimits.title}
          {...form.field('title')}
        />
        <TextAreaField
          label="Description"
          minRows={2}
          maxLength={visionLimits.description}
          {...form.field('description')}
        />
        <VisionPictureField form={form} />
        {form.percent !== null && <Progress percent={form.percent} label="Sending the picture" />}
        <FormFoot form={form} send={texts.save} onCancel={onClose} />
      </DraftForm>
    </Modal>
  );
}
