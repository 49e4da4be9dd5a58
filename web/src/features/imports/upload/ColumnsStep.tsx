import {
  guessColumns,
  type ImportMapping,
  importFieldLabels,
  isProblemsColumn,
  keptColumns,
  problemsOf,
} from '@schema/rules/imports/import-columns';
import { type ImportColumn, importColumns, importTexts } from '@schema/rules/imports/imports-texts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { personalStore } from '@/core/drafts/persisted';
import { Button, SelectField } from '@/ui';
import css from '../list/imports.module.css';

const { columns: texts } = importTexts;

const keptShape = z.record(z.string(), z.enum(importColumns).nullable());
/** What became of columns in earlier imports, by their names. */
const keptStore = () =>
  personalStore('import-columns', { parse: (stored) => keptShape.safeParse(stored).data });

const fields = importColumns.map((value) => ({ value, label: importFieldLabels[value] }));
const labelsOf = (of: readonly ImportColumn[]) => of.map((field) => importFieldLabels[field]);
const nameAt = (name: string, at: number): string => texts.column(name, at + 1);

/** Columns of a file, each with the field that it becomes: guessed, and to be put right. */
export function ColumnsStep({
  fileName,
  names,
  onChosen,
  onCancel,
}: {
  fileName: string;
  names: readonly string[];
  onChosen: (mapping: ImportMapping[]) => void;
  onCancel: () => void;
}) {
  const [chosen, setChosen] = useState(() => guessColumns(names, keptStore().read() ?? {}));
  const [isAsked, setAsked] = useState(false);
  const problemId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { missing, twice } = problemsOf(chosen);
  const problem =
    (missing.length > 0 && texts.missing(labelsOf(missing))) ||
    (twice.length > 0 && texts.twice(labelsOf(twice)));
  const unused = names.flatMap((name, at) =>
    chosen[at] || isProblemsColumn(name) ? [] : [name || nameAt(name, at)],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) return;
    keptStore().write({ ...keptStore().read(), ...keptColumns(names, chosen) });
    onChosen(
      names.flatMap((name, at) => {
        const field = chosen[at];
        return field ? [{ name, field }] : [];
      }),
    );
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h3 ref={heading} tabIndex={-1} className={css.name}>
        {texts.title(fileName)}
      </h3>
      <p className={css.note}>{texts.lead}</p>
      <div className={css.columns}>
        {names.map((name, at) => (
          <SelectField
            // Names may stand twice: their places do not change.
            key={`${at} ${name}`}
            label={nameAt(name, at)}
            placeholder={texts.ignored}
            value={chosen[at] ?? ''}
            data={fields}
            onChange={({ currentTarget }) => {
              const field = importColumns.find((one) => one === currentTarget.value) ?? null;
              setChosen(chosen.with(at, field));
            }}
          />
        ))}
      </div>
      {unused.length > 0 && (
        <p role="status" className={css.note}>
          {texts.notUsed(unused)}
        </p>
      )}
      {isAsked && problem && (
        <p id={problemId} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
      <div className={css.buttons}>
        <Button type="submit" aria-describedby={isAsked && problem ? problemId : undefined}>
          {texts.check}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {texts.other}
        </Button>
      </div>
    </form>
  );
}
