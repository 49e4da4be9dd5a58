import { pagePaths } from '@schema/rules/page-paths';
import { settingsTexts } from '@schema/rules/settings-texts';
import { Link } from 'react-router-dom';
import { productName } from '@/ui';
import css from '../form/fields.module.css';

/** Which version it is, and who makes it. */
export function AppSection() {
  return (
    <>
      <p>
        {productName}, Version {settingsTexts.version}
      </p>
      <p className={css.buttons}>
        <Link to={pagePaths.about}>About</Link>
        <Link to={pagePaths.contact}>Contact</Link>
        <Link to={pagePaths.terms}>Terms and Conditions</Link>
      </p>
    </>
  );
}
