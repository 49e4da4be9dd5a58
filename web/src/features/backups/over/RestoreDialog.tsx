import { backupTexts } from '@schema/rules/backups/backups-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import type { RestoreOverQuery } from '@/generated/documents';
import { useLookIntoKeptMutation } from '@/generated/hooks';
import { Button, Modal, notify, PasswordField, Progress } from '@/ui';
import { Contents } from '../first/Contents';
import { Restoring } from '../first/Restoring';
import css from '../restore.module.css';
import { ConfirmForm } from './ConfirmForm';

const texts = backupTexts.over;
type Found = RestoreOverQuery['restoreOver'];
/** A backup that is kept; without a name, the file that was brought. */
export type Chosen = { name: string | null; file?: string; isEncrypted: boolean };

/** The backup is read first: with its key where it has another one. */
function Look({ chosen, again }: { chosen: Chosen; again: () => void }) {
  const [look, { loading }] = useLookIntoKeptMutation();
  const [key, setKey] = useState('');
  const begin = async () => {
    try {
      await look({ variables: { name: chosen.name, key: key || null } });
    } catch (problem) {
      notify.error(errorText(problem, backupTexts.first.lookFailed));
    }
    again();
  };
  return (
    <>
      {chosen.isEncrypted && (
        <PasswordField
          label={backupTexts.first.key}
          description={texts.keyHint}
          autoComplete="off"
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
      )}
      <Button className={css.start} loading={loading} onClick={() => void begin()}>
        {texts.look}
      </Button>
    </>
  );
}

/** What is in it, and what is lost by it. */
function About({ contents, lost, college }: Pick<Found, 'contents' | 'lost' | 'college'>) {
  if (!contents || !lost) return null;
  return (
    <>
      {contents.college !== college && (
        <p className={css.said}>{texts.otherCollege(contents.college)}</p>
      )}
      <Contents contents={contents} />
      <h3>{texts.lostTitle}</h3>
      <p>{texts.lost(lost)}</p>
      <p className={css.quiet}>{texts.before}</p>
    </>
  );
}

type Props = { chosen: Chosen; found: Found; again: () => void; onClose: () => void };

/** A backup over this college: read, compared with what there is, confirmed, restored. */
export function RestoreDialog({ chosen, found, again, onClose }: Props) {
  const isThis = found.name === chosen.name;
  const isRestoring = found.phase === 'restoring';
  const isReady = isThis && found.phase === 'ready';
  const isChecking = isThis && found.phase === 'checking';
  return (
    <Modal opened onClose={onClose} title={texts.title} size="md">
      {isRestoring ? (
        <Restoring to={pagePaths.adminBackups} madeAt={found.contents?.madeAt} />
      ) : (
        <div className={css.part}>
          <p>{texts.lead}</p>
          <code className={css.name}>{chosen.name ?? chosen.file}</code>
          {isChecking && (
            <Progress
              percent={found.all === 0 ? 0 : Math.floor((100 * found.done) / found.all)}
              label={backupTexts.first.checking}
            />
          )}
          <p role="status" className={css.said}>
            {isThis && found.said}
          </p>
          {isReady ? (
            <>
              <About {...found} />
              <ConfirmForm
                name={chosen.name}
                college={found.college}
                onClose={onClose}
                onBegun={again}
              />
            </>
          ) : (
            !isChecking && <Look chosen={chosen} again={again} />
          )}
        </div>
      )}
    </Modal>
  );
}
