import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { RoleSwitchButton, useSignOut } from '@/features/identity';
import type { SettingsFieldsFragment } from '@/generated/documents';
import { Button, LinkButton } from '@/ui';
import css from '../form/fields.module.css';
import { EmailChange } from './EmailChange';

/** What one does with the account as a whole. */
export function ActionsSection({ settings }: { settings: SettingsFieldsFragment }) {
  const [isChanging, setChanging] = useState(false);
  const signOut = useSignOut();
  return (
    <>
      <div className={css.buttons}>
        <LinkButton to={pagePaths.editProfile} variant="default">
          Edit profile
        </LinkButton>
        {!isChanging && (
          <Button variant="default" onClick={() => setChanging(true)}>
            Change e-mail address
          </Button>
        )}
        <RoleSwitchButton variant="default" />
        <Button variant="default" onClick={() => void signOut()}>
          Logout
        </Button>
      </div>
      {isChanging && <EmailChange settings={settings} onClose={() => setChanging(false)} />}
    </>
  );
}
