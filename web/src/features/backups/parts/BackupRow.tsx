import { backupTexts as texts } from '@schema/rules/backups/backups-texts';
import { fileSize } from '@schema/rules/text/display';
import type { BackupsQuery } from '@/generated/documents';
import { Button, Card, Chip, RelativeTime } from '@/ui';
import css from './Backups.module.css';

type Props = {
  backup: BackupsQuery['backups'][number];
  isBusy: boolean;
  onTry: () => void;
  onDownload: () => void;
  onDelete: () => void;
  /** Null: none can be restored here. */
  onRestore: (() => void) | null;
};

/** One archive: when and how it was made, how large it is, and whether it was tried out. */
export function BackupRow({ backup, isBusy, onTry, onDownload, onDelete, onRestore }: Props) {
  const { name, at, kind, size, isEncrypted, version, problem, drill } = backup;
  const isWhole = drill && drill.differences.length === 0;
  const facts = [
    texts.kinds[kind],
    fileSize(size),
    ...(version ? [`${texts.columns.version} ${version}`] : []),
    ...(isEncrypted ? [texts.encrypted] : []),
  ];
  return (
    <Card as="article" className={css.row} aria-label={name}>
      <div className={css.words}>
        <h2 className={css.head}>
          <RelativeTime at={at} />
          {drill && (
            <Chip tone={isWhole ? 'good' : 'bad'}>{isWhole ? texts.whole : texts.broken}</Chip>
          )}
        </h2>
        <p className={css.quiet}>{facts.join(' · ')}</p>
        <code className={css.name}>{name}</code>
        {problem && <q className={css.said}>{problem}</q>}
        {drill && !isWhole && <q className={css.said}>{drill.differences.join('; ')}</q>}
        <p className={css.quiet}>
          {texts.columns.drill}: {drill ? <RelativeTime at={drill.at} /> : texts.notTried}
        </p>
      </div>
      <div className={css.buttons}>
        <Button
          size="sm"
          variant="default"
          aria-label={texts.downloadOf(name)}
          onClick={onDownload}
        >
          {texts.download}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          aria-label={texts.tryOf(name)}
          onClick={onTry}
        >
          {texts.try}
        </Button>
        {onRestore && (
          <Button
            size="sm"
            variant="default"
            disabled={isBusy || problem !== null}
            aria-label={texts.over.buttonOf(name)}
            onClick={onRestore}
          >
            {texts.over.button}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          disabled={isBusy}
          aria-label={texts.deleteOf(name)}
          onClick={onDelete}
        >
          {texts.delete}
        </Button>
      </div>
    </Card>
  );
}
