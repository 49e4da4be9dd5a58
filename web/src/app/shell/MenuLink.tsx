import { Link, useLocation } from 'react-router-dom';
import { Count } from '@/ui';
import { isHere, type Entry } from './entries.ts';
import css from './MenuLink.module.css';

type Props = { entry: Entry; look: 'row' | 'tab'; onFollow?: (() => void) | undefined };

export function MenuLink({ entry: { label, to, icon: Icon, waiting }, look, onFollow }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={to}
      className={css.link}
      data-look={look}
      aria-current={isHere(to, pathname, search) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
      <span className={css.label}>{label}</span>
      {waiting && waiting.count > 0 && (
        <span className={css.badge}>
          <Count n={waiting.count} label={waiting.label} />
        </span>
      )}
    </Link>
  );
}
