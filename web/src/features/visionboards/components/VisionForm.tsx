import { type FormEvent, useEffect, useState } from 'react';
import { z } from 'zod';
import { readError } from '@/core/errors';
import { formKey, persisted } from '@/core/persisted';
import { sendFile } from '@/core/send-file';
import { usePersistedState } from '@/core/usePersistedState';
import {
  AddVisionItem,
  UpdateVisionItem,
  type VisionBoardFieldsFragment,
} from '@/generated/documents';
import { useAddVisionItemMutation, useUpdateVisionItemMutation } from '@/generated/hooks';
import {
  Button,
  DialogFoot,
  FilePicker,
  Modal,
  Progress,
  SegmentedControl,
  TextAreaField,
  TextField,
} from '@/ui';
import { visionItem } from '@schema/rules/visionboards';
import {
  visionLimits,
  visionPicture,
  visionTexts as texts,
} from '@schema/rules/visionboards-texts';
import { VisionPicture } from './VisionPicture';
import classes from './VisionBoard.module.css';

export type Item = VisionBoardFieldsFragment['items'][number];
const draft = z.object({
  title: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  source: z.enum(['upload', 'address']),
});
type Said = z.output<typeof draft>;
type Props = { item: Item | null; onClose: () => void; onSaved: () => void };

const saidOf = (item: Item | null): Said => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  imageUrl: item && !item.isUploaded ? (item.imageUrl ?? '') : '',
  source: item?.imageUrl && !item.isUploaded ? 'address' : 'upload',
});

/** Long enough to be asked for: what is half typed is no address yet. */
const isAddress = (text: string): boolean =>
  /^https:\/\/[^\s/.]+\.[^\s]+\/\S+/i.test(text) && URL.canParse(text);

/** One item of the board. Words are kept on the device until they are saved; a picture is sent with them. */
export function VisionForm({ item, onClose, onSaved }: Props) {
  const [said, keep] = usePersistedState<Said>(
    persisted(formKey(`vision:${item?.id ?? 'new'}`), {
      parse: (stored) => draft.safeParse(stored).data,
    }),
    saidOf(item),
  );
  const [picked, setPicked] = useState<{ file: File; address: string } | null>(null);
  useEffect(
    () => () => {
      if (picked) URL.revokeObjectURL(picked.address);
    },
    [picked],
  );
  const [withoutPicture, setWithoutPicture] = useState(false);
  /** The last address that gave no picture. */
  const [dead, setDead] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState<string | null>(null);
  const [add, adding] = useAddVisionItemMutation();
  const [update, updating] = useUpdateVisionItemMutation();
  const saving = adding.loading || updating.loading || percent !== null;
  const file = picked?.file ?? null;
  const uploaded = item?.isUploaded && !withoutPicture ? item.imageUrl : null;
  const address = said.imageUrl.trim();
  const shown =
    said.source === 'address'
      ? isAddress(address)
        ? address
        : null
      : (picked?.address ?? uploaded);

  const set = (part: Partial<Said>) => {
    keep({ ...said, ...part });
    setWrong({});
    setFailed(null);
  };

  const pick = (chosen: File | null) => {
    if (chosen && chosen.size >= visionPicture.maxBytes)
      return setWrong({ picture: visionPicture.texts.size });
    if (chosen && !visionPicture.types.some((type) => type === chosen.type))
      return setWrong({ picture: visionPicture.texts.type });
    setWrong({});
    setPicked(chosen && { file: chosen, address: URL.createObjectURL(chosen) });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    const checked = visionItem.safeParse({
      title: said.title,
      description: said.description,
      imageUrl: said.source === 'address' ? said.imageUrl : null,
    });
    if (!checked.success) {
      setWrong(
        Object.fromEntries(
          [...checked.error.issues]
            .reverse()
            .map((issue) => [String(issue.path[0]), issue.message]),
        ),
      );
      form
        .querySelector<HTMLElement>(`[name="${String(checked.error.issues[0]?.path[0])}"]`)
        ?.focus();
      return;
    }
    const input = checked.data;
    setFailed(null);
    try {
      if (file && said.source === 'upload') {
        setPercent(0);
        if (item)
          await sendFile({
            document: UpdateVisionItem,
            variables: { id: item.id, input },
            variable: 'picture',
            file,
            onProgress: setPercent,
          });
        else
          await sendFile({
            document: AddVisionItem,
            variables: { input },
            variable: 'picture',
            file,
            onProgress: setPercent,
          });
        onSaved();
      } else if (item)
        await update({ variables: { id: item.id, input, removePicture: withoutPicture } });
      else await add({ variables: { input } });
      keep(null);
      onClose();
    } catch (error) {
      const { text, fields } = readError(error, texts.saveFailed);
      setWrong(fields);
      if (Object.keys(fields).length === 0) setFailed(text);
    } finally {
      setPercent(null);
    }
  };

  return (
    <Modal opened onClose={onClose} title={item ? texts.editItem : texts.add} size="md">
      <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          name="title"
          required
          data-autofocus
          maxLength={visionLimits.title}
          value={said.title}
          error={wrong['title']}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <TextAreaField
          label="Description"
          name="description"
          minRows={2}
          maxLength={visionLimits.description}
          value={said.description}
          error={wrong['description']}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <SegmentedControl
          label="Picture"
          value={said.source}
          onChange={(source) => set({ source })}
          options={[
            { value: 'upload', label: 'Upload' },
            { value: 'address', label: 'By address' },
          ]}
        />
        {said.source === 'address' ? (
          <TextField
            label="Address of a picture"
            name="imageUrl"
            type="url"
            inputMode="url"
            placeholder="https://example.com/picture.jpg"
            description={texts.addressHint}
            value={said.imageUrl}
            error={
              wrong['imageUrl'] ??
              (/^http:/i.test(address)
                ? texts.onlyHttps
                : address !== '' && address === dead && texts.noPictureThere)
            }
            onChange={({ currentTarget }) => set({ imageUrl: currentTarget.value })}
          />
        ) : (
          <FilePicker
            label="Choose a picture"
            file={file}
            onPick={pick}
            accept={visionPicture.types}
            hint="JPEG, PNG or WebP, less than 5 MB"
            error={wrong['picture'] ?? null}
            disabled={saving}
          />
        )}
        {shown && shown !== dead && (
          <div className={classes.preview}>
            <VisionPicture
              key={shown}
              title={said.title}
              src={shown}
              onState={(works) => setDead(works ? null : shown)}
            />
            {said.source === 'upload' && !picked && (
              <Button variant="subtle" onClick={() => setWithoutPicture(true)}>
                {texts.withoutPicture}
              </Button>
            )}
          </div>
        )}
        {percent !== null && <Progress percent={percent} label="Sending the picture" />}
        {failed && (
          <p role="alert" className={classes.failed}>
            {failed}
          </p>
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving}>
            {texts.save}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
}
