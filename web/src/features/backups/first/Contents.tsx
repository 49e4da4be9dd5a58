import { backupTexts } from '@schema/rules/backups/backups-texts';
import { fileSize } from '@schema/rules/text/display';
import { numberText } from '@schema/rules/text/number-text';
import type { BackupContentsFieldsFragment } from '@/generated/documents';
import { RelativeTime } from '@/ui';
import css from '../restore.module.css';

const texts = backupTexts.first;

/** What is in a backup that was read, and what is not as one may expect. */
export function Contents({ contents }: { contents: BackupContentsFieldsFragment }) {
  const { college, madeAt, version, isOlder, people, posts, rows, files, fileBytes } = contents;
  const facts = [
    [texts.facts.college, college],
    [texts.facts.madeAt, <RelativeTime key="at" at={madeAt} />],
    [texts.facts.version, isOlder ? texts.older(version) : version],
    [texts.facts.people, numberText(people)],
    [texts.facts.posts, numberText(posts)],
    [texts.facts.rows, numberText(rows)],
    [texts.facts.files, `${numberText(files)}, ${fileSize(fileBytes)}`],
  ] as const;
  return (
    <>
      <h3>{texts.inIt}</h3>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {contents.missing > 0 && <p className={css.quiet}>{texts.missing(contents.missing)}</p>}
      {!contents.hasSecret && <p className={css.quiet}>{texts.otherSecret}</p>}
    </>
  );
}
