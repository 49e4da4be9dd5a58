import { Link } from 'react-router-dom';
import { Logo, productName } from '@/ui';
import { site } from '../site.ts';
import css from './Brand.module.css';

/**
 * The product's name with the college's below it, as a link. `brief` leaves out the college on
 * phones, where it has no short name.
 */
export function Brand({ to, brief = false }: { to: '/' | '/feed'; brief?: boolean }) {
  return (
    <Link
      to={to}
      className={css.brand}
      data-brief={brief || undefined}
      data-short={site.hasShortName}
    >
      <span className={css.mark}>
        <Logo />
      </span>
      <span className={css.words}>
        <span className={css.name}>{productName}</span>
        <span className={css.college}>{site.brand}</span>
      </span>
    </Link>
  );
}
