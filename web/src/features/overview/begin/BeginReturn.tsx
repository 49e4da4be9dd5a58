import { beginPath, beginPlace, comeBack } from '@schema/rules/college/begin';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import css from './BeginReturn.module.css';
import { stepOfPage } from './visit';

/** The way back, above a page that a step of the beginning has led to. */
export function BeginReturn() {
  const step = stepOfPage(useLocation().pathname);
  if (!step) return null;
  return (
    <Link to={beginPath(step)} className={css.return}>
      <IconArrowLeft size={18} aria-hidden />
      <span>{comeBack}</span>
      <span className={css.place}>{beginPlace(step)}</span>
    </Link>
  );
}
