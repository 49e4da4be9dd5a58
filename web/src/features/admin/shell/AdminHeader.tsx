import { adminTexts } from '@schema/rules/administration/admin-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import {
  IconArrowLeft,
  IconLogout,
  IconPhoto,
  IconSettings,
  IconUserShield,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '@/features/identity';
import { Bell } from '@/features/notifications';
import { Avatar, Menu } from '@/ui';
import css from './AdminHeader.module.css';

type Props = { name: string; picture: string | null };

const entries = [
  { label: pages.adminProfile.title, to: pages.adminProfile.path, icon: IconUserShield },
  { label: pages.adminSettings.title, to: pages.adminSettings.path, icon: IconSettings },
  { label: pages.uploadBanner.title, to: pages.uploadBanner.path, icon: IconPhoto },
  { label: adminTexts.back, to: pagePaths.feed, icon: IconArrowLeft },
] as const;

/** The title, which leads to the first tab, the bell, and the admin's own menu. */
export function AdminHeader({ name, picture }: Props) {
  const signOut = useSignOut(pagePaths.adminSignIn);
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to={pagePaths.admin} className={css.title}>
          {adminTexts.title}
        </Link>
        <div className={css.tools}>
          <Bell />
          <Menu position="bottom-end" width="14rem" withinPortal>
            <Menu.Target>
              <button type="button" className={css.own} aria-label={`Your menu, ${name}`}>
                <Avatar name={name} src={picture} size={36} />
              </button>
            </Menu.Target>
            <Menu.Dropdown>
              {entries.map(({ label, to, icon: Icon }) => (
                <Menu.Item
                  key={to}
                  component={Link}
                  to={to}
                  leftSection={<Icon size={18} aria-hidden />}
                >
                  {label}
                </Menu.Item>
              ))}
              <Menu.Item
                leftSection={<IconLogout size={18} aria-hidden />}
                onClick={() => void signOut()}
              >
                {adminTexts.logout}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
    </header>
  );
}
