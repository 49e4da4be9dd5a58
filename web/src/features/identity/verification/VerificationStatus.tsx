import { IconCircleCheck, IconHourglassHigh } from '@tabler/icons-react';
import { LinkButton } from '@/ui';
import css from './VerificationStatus.module.css';

type Props = {
  state: 'verified' | 'pending';
  title?: string;
  text: string;
  to: string;
  action: string;
};

/** Says that the person is verified, or that an admin still has to check the document. */
export function VerificationStatus({ state, title, text, to, action }: Props) {
  const Icon = state === 'verified' ? IconCircleCheck : IconHourglassHigh;
  return (
    <div className={css.status} data-state={state} role="status">
      <span className={css.icon}>
        <Icon size={32} aria-hidden />
      </span>
      <div>
        {title && <h2>{title}</h2>}
        <p className={css.text}>{text}</p>
      </div>
      <LinkButton to={to} size="md" variant={state === 'verified' ? 'filled' : 'light'}>
        {action}
      </LinkButton>
    </div>
  );
}
