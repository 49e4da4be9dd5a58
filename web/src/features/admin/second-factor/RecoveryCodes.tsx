import { copyText } from '@/core/copy-text';
import { Button, notify } from '@/ui';
import css from './SecondFactor.module.css';

const written = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.map(written).join('\n');
  const copy = () =>
    void copyText(text).then(
      () => notify.success('Copied'),
      () => notify.error('That could not be copied. Please write the codes down.'),
    );
  return (
    <div className={css.form}>
      <p>
        Keep these recovery codes where you find them without your phone. Each works once, and they
        are not shown again.
      </p>
      <ul role="list" className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{written(code)}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={onDone}>I kept them</Button>
        <Button variant="default" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  );
}
