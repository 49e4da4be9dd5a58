import { backupTexts } from '@schema/rules/backups/backups-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { Button, Card, FilePicker, notify, Progress } from '@/ui';
import { UploadRefused, uploadArchive } from '../first/upload-archive';
import css from '../restore.module.css';
import type { Chosen } from './RestoreDialog';

const texts = backupTexts.over;

/** Uploads a backup that is not among the kept ones, for a restore over this college. */
export function BringBackup({ onBrought }: { onBrought: (chosen: Chosen) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const bring = async (chosen: File) => {
    setPercent(0);
    try {
      await uploadArchive(chosen, setPercent);
      onBrought({ name: null, file: chosen.name, isEncrypted: chosen.name.endsWith('.age') });
    } catch (problem) {
      const words = problem instanceof UploadRefused ? problem.message : '';
      notify.error(words || errorText(problem, backupTexts.first.uploadFailed));
    } finally {
      setPercent(null);
    }
  };
  return (
    <Card as="section" padding="lg" className={css.bring} aria-labelledby="bring-backup">
      <h2 id="bring-backup">{texts.bringTitle}</h2>
      <p>{texts.bringText}</p>
      <FilePicker
        label={backupTexts.first.file}
        hint={backupTexts.first.fileHint}
        accept={['.tar', '.age']}
        file={file}
        onPick={setFile}
      />
      <Button
        className={css.start}
        variant="default"
        disabled={!file}
        loading={percent !== null}
        onClick={() => file && void bring(file)}
      >
        {texts.bring}
      </Button>
      {percent !== null && <Progress percent={percent} label={backupTexts.first.uploading} />}
    </Card>
  );
}
