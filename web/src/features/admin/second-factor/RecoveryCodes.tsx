import { secondFactorTexts } from '@schema/rules/adminaccess/second-factor-texts';
import { useState } from 'react';
import { copyText } from '@/core/address/copy-text';
import { LeaveGuard } from '@/core/forms/leaving/LeaveGuard';
import { Button, notify } from '@/ui';
import css from './SecondFactor.module.css';

const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isKept, setKept] = useState(false);
  const text = codes.map(inGroups).join('\n');
  const copy = () =>
    void copyText(text).then(
      () => notify.success('Copied'),
      () => notify.error('That could not be copied. Please write the codes down.'),
    );
  return (
    <div className={css.form}>
      <LeaveGuard when={!isKept} text={secondFactorTexts.codesNotKept} isLost />
      <p>
        Keep these recovery codes where you find them without your phone. Each works once, and they
        are not shown again.
      </p>
      <ul role="list" className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{inGroups(code)}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button
          onClick={() => {
            setKept(true);
            onDone();
          }}
        >
          I kept them
        </Button>
        <Button variant="default" onClick={copy}>
          Copy
        </Button>
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${secondFactorTexts.codesFile}\n\n${text}\n`)}`}
          download="experiencia-recovery-codes.txt"
        >
          Save as a file
        </Button>
      </div>
    </div>
  );
}
