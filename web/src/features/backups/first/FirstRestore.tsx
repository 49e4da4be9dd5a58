import { backupTexts } from '@schema/rules/backups/backups-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { fileSize } from '@schema/rules/text/display';
import { useEffect, useState } from 'react';
import { errorText } from '@/core/errors';
import { forgetRestored } from '@/core/restored';
import type { FirstRestoreQuery } from '@/generated/documents';
import {
  useFirstRestoreQuery,
  useLookIntoBackupMutation,
  useRestoreBackupMutation,
} from '@/generated/hooks';
import {
  Button,
  Card,
  ConfirmDialog,
  FilePicker,
  LinkButton,
  notify,
  PasswordField,
  Progress,
  SegmentedControl,
  SelectField,
} from '@/ui';
import css from '../restore.module.css';
import { Contents } from './Contents';
import { Restoring } from './Restoring';
import { UploadRefused, uploadArchive } from './upload-archive';

const texts = backupTexts.first;
/** How often it is asked how far the reading is. */
const lookMilliseconds = 1000;
const sources = (['file', 'kept'] as const).map((value) => ({
  value,
  label: texts.sources[value],
}));

type Kept = FirstRestoreQuery['backups'];

/** Which backup, and what opens it. */
function useChoice() {
  const [source, setSource] = useState<'file' | 'kept'>('file');
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const isChosen = source === 'file' ? file !== null : name !== '';
  return { source, setSource, file, setFile, name, setName, key, setKey, isChosen };
}

function Choice({ choice, kept }: { choice: ReturnType<typeof useChoice>; kept: Kept }) {
  return (
    <>
      <SegmentedControl
        label={texts.source}
        value={choice.source}
        options={sources}
        onChange={choice.setSource}
      />
      {choice.source === 'file' ? (
        <FilePicker
          label={texts.file}
          hint={texts.fileHint}
          accept={['.tar', '.age']}
          file={choice.file}
          onPick={choice.setFile}
        />
      ) : kept.length === 0 ? (
        <p className={css.quiet}>{texts.noneKept}</p>
      ) : (
        <SelectField
          label={texts.kept}
          placeholder="–"
          value={choice.name}
          data={kept.map(({ name, size }) => ({
            value: name,
            label: `${name}, ${fileSize(size)}`,
          }))}
          onChange={({ currentTarget }) => choice.setName(currentTarget.value)}
        />
      )}
      <PasswordField
        label={texts.key}
        description={texts.keyHint}
        autoComplete="off"
        value={choice.key}
        onChange={({ currentTarget }) => choice.setKey(currentTarget.value)}
      />
    </>
  );
}

/** Uploads what was chosen, and has the server read it. */
function useLook(choice: ReturnType<typeof useChoice>, again: () => void) {
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [look] = useLookIntoBackupMutation();
  return {
    uploaded,
    async begin() {
      const { source, file, name, key } = choice;
      try {
        if (source === 'file' && file) {
          setUploaded(0);
          await uploadArchive(file, setUploaded);
        }
        await look({ variables: { name: source === 'kept' ? name : null, key: key || null } });
      } catch (problem) {
        const isLine = source === 'file' && problem instanceof TypeError;
        const words = problem instanceof UploadRefused ? problem.message : '';
        const usual = isLine ? texts.uploadFailed : errorText(problem, texts.lookFailed);
        notify.error(words || usual);
      }
      setUploaded(null);
      again();
    },
  };
}

function Ready({
  contents,
  again,
}: {
  contents: Parameters<typeof Contents>[0]['contents'];
  again: () => void;
}) {
  const [restore] = useRestoreBackupMutation();
  const [asked, setAsked] = useState<true | null>(null);
  return (
    <>
      <Contents contents={contents} />
      <Button className={css.start} onClick={() => setAsked(true)}>
        {texts.restore}
      </Button>
      <ConfirmDialog
        about={asked}
        words={() => ({ ...texts.ask, yes: texts.restore })}
        onYes={async () => {
          try {
            await restore();
            return true;
          } catch (problem) {
            notify.error(errorText(problem, texts.restoreFailed));
            return false;
          } finally {
            again();
          }
        }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** A backup for an empty college: chosen, read, and restored once more asked. */
function Steps({
  found,
  kept,
  again,
}: {
  found: FirstRestoreQuery['firstRestore'];
  kept: Kept;
  again: () => void;
}) {
  const choice = useChoice();
  const { uploaded, begin } = useLook(choice, again);
  const { phase, done, all, said, contents } = found;
  const isBusy = uploaded !== null || phase === 'checking';
  return (
    <>
      <Choice choice={choice} kept={kept} />
      <Button
        className={css.start}
        variant={contents ? 'default' : 'filled'}
        disabled={!choice.isChosen || isBusy}
        onClick={() => void begin()}
      >
        {texts.look}
      </Button>
      {uploaded !== null && <Progress percent={uploaded} label={texts.uploading} />}
      {uploaded === null && phase === 'checking' && (
        <Progress
          percent={all === 0 ? 0 : Math.min(100, Math.floor((100 * done) / all))}
          label={texts.checking}
        />
      )}
      <p role="status" className={css.said}>
        {uploaded === null && said}
      </p>
      {uploaded === null && phase === 'ready' && contents && (
        <Ready contents={contents} again={again} />
      )}
    </>
  );
}

/** Why a backup is not taken here, and what takes one; the demo college says nothing of it. */
function Closed({ why }: { why: string | null }) {
  if (why === null || why === texts.isDemo) return null;
  const isBegun = why === texts.isFilled;
  return (
    <Card as="section" className={css.part}>
      <p className={css.quiet}>{isBegun ? texts.begun : why}</p>
      {isBegun && (
        <LinkButton variant="default" className={css.start} to={pagePaths.adminBackups}>
          {texts.toBackups}
        </LinkButton>
      )}
    </Card>
  );
}

/** "I have a backup", on the first screen of an empty college; any other says what to do. */
export default function FirstRestore() {
  const [isOpened, setOpened] = useState(false);
  const { data, refetch, startPolling, stopPolling } = useFirstRestoreQuery({
    fetchPolicy: 'network-only',
  });
  const found = data?.firstRestore;
  const isChecking = found?.phase === 'checking';
  useEffect(() => {
    if (!isChecking) return;
    startPolling(lookMilliseconds);
    return stopPolling;
  }, [isChecking, startPolling, stopPolling]);
  useEffect(forgetRestored, []);
  if (!data || !found) return null;
  if (!found.isOpen && found.phase !== 'restoring') return <Closed why={found.why} />;
  const again = () => void refetch().catch(() => undefined);
  return (
    <Card as="section" padding="lg" className={css.part} aria-labelledby="first-restore">
      <h2 id="first-restore">{texts.title}</h2>
      {found.phase === 'restoring' ? (
        <Restoring to={pagePaths.adminBegin} madeAt={found.contents?.madeAt} />
      ) : (
        <>
          <p>{texts.text}</p>
          {isOpened || found.phase !== 'nothing' || found.said ? (
            <Steps found={found} kept={data.backups} again={again} />
          ) : (
            <Button variant="default" className={css.start} onClick={() => setOpened(true)}>
              {texts.open}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
