import { Link } from 'react-router-dom';
import { Logo, productName } from '@/ui';
import css from './Brand.module.css';
import { site } from './site.ts';

/** The product's name, the college's under it; `brief` leaves that away on a phone, where the page says it anyway. */
export function Brand({ to, brief = false }: { to: '/' | '/feed'; brief?: boolean }) {
  return (
    <Link to={to} className={css.brand} data-brief={brief || undefined}>
      <Logo />
      <span className={css.words}>
        <span className={css.name}>{productName}</span>
        <span className={css.college}>{site.collegeName}</span>
      </span>
    </Link>
  );
}
