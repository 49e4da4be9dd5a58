import { passwordParts } from '@schema/rules/identity/identity';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import { VisuallyHidden } from '@/ui';
import css from './PasswordRequirements.module.css';

/** What a password needs: ticked off while it is typed. */
export function PasswordRequirements({ password, id }: { password: string; id?: string }) {
  return (
    <ul role="list" className={css.parts} id={id} aria-label="A password needs">
      {passwordParts.map((part) => {
        const done = part.test(password);
        return (
          <li key={part.id} className={css.part} data-done={done || undefined}>
            {done ? (
              <IconCheck size={14} stroke={3} aria-hidden />
            ) : (
              <IconCircle size={14} aria-hidden />
            )}
            {part.label}
            <VisuallyHidden>{done ? ', done' : ', missing'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
