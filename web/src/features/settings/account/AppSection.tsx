import { installTexts } from '@schema/rules/device/install-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { Link } from 'react-router-dom';
import { install, useInstallWay } from '@/core/worker/install';
import { Button, productName } from '@/ui';
import css from '../form/fields.module.css';

/** How the product becomes an app on this device. */
function InstallPart() {
  const way = useInstallWay();
  if (way === 'installed') return <p>{installTexts.installed}</p>;
  if (way !== 'prompt') return <p>{way === 'ios' ? installTexts.ios : installTexts.unavailable}</p>;
  return (
    <p>
      <Button variant="default" onClick={() => void install()}>
        {installTexts.install}
      </Button>
    </p>
  );
}

/** Which version it is, how it is installed, and who makes it. */
export function AppSection() {
  return (
    <>
      <p>
        {productName}, Version {settingsTexts.version}
      </p>
      <InstallPart />
      <p className={css.buttons}>
        <Link to={pagePaths.about}>About</Link>
        <Link to={pagePaths.contact}>Contact</Link>
        <Link to={pagePaths.terms}>Terms and Conditions</Link>
      </p>
    </>
  );
}
