import { postFiles } from '@schema/rules/files';
import { useId, useState } from 'react';
import { FileDropZone } from '@/ui';
import classes from '../fields/fields.module.css';
import { LinksField } from '../fields/LinksField';
import type { PostForm } from '../form/post-form';
import { UploadList } from './UploadList';
import { fileProblem, type UploadQueue } from './upload-queue';

const { accept, maxBytes, maxFiles, texts } = postFiles.material;
const hint = `PDF, DOC or DOCX, under ${maxBytes / 1024 / 1024} MB each, at most ${maxFiles}`;

type Props = { form: PostForm; uploads: UploadQueue };

/** Study materials: files, each on its own way, and links. */
export function MaterialsField({ form, uploads }: Props) {
  const { materialFiles } = form.values;
  const errorId = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const choose = (files: File[]) => {
    const judged = files.map((file) => ({ file, problem: fileProblem(file, 'material') }));
    const room = Math.max(
      0,
      maxFiles -
        materialFiles.length -
        uploads.get().filter(({ kind }) => kind === 'material').length,
    );
    const good = judged.filter(({ problem }) => problem === null).map(({ file }) => file);
    setRefused([
      ...judged
        .filter(({ problem }) => problem !== null)
        .map(({ file, problem }) => `${file.name}: ${problem}`),
      ...(good.length > room ? [texts.many] : []),
    ]);
    uploads.add(good.slice(0, room), 'material');
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
