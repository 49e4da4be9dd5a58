import { postFiles } from '@schema/rules/files/files';
import { useId, useState } from 'react';
import { FileDropZone } from '@/ui';
import classes from '../fields/fields.module.css';
import { LinksField } from '../fields/LinksField';
import type { FormOf } from '../form/post-form';
import { chooseMaterials } from './choose-materials';
import { UploadList } from './UploadList';
import type { UploadQueue } from './upload-queue';

const { accept, maxBytes, maxFiles } = postFiles.material;
const hint = `PDF, DOC or DOCX, under ${maxBytes / 1024 / 1024} MB each, at most ${maxFiles}`;

type Props = { form: FormOf<'materialFiles'>; uploads: UploadQueue };

/** Study materials: files, each on its own way, and links. */
export function MaterialsField({ form, uploads }: Props) {
  const { materialFiles } = form.values;
  const errorId = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = (files: File[]) => {
    const chosen = chooseMaterials(files, materialFiles.length, uploads);
    setRefused(chosen.refused);
    uploads.add(chosen.good, 'material');
  };
  const problems = [...refused, ...(form.errors.materialFiles ? [form.errors.materialFiles] : [])];
  return (
    <div className={classes.stack}>
      <FileDropZone
        label="Choose files"
        multiple
        onFiles={choose}
        accept={accept.split(',')}
        hint={hint}
        isInvalid={problems.length > 0}
        errorId={errorId}
        path="materialFiles"
      />
      {problems.length > 0 && (
        <div id={errorId} role="alert" className={classes.error}>
          {problems.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </div>
      )}
      <UploadList
        queue={uploads}
        kind="material"
        files={materialFiles}
        onRemove={({ id }) =>
          form.setFieldValue(
            'materialFiles',
            materialFiles.filter((one) => one.id !== id),
          )
        }
      />
      <LinksField form={form} path="materialLinks" label="Links" />
    </div>
  );
}
