import { adminTexts } from '@schema/rules/admin-texts';
import {
  IconArrowLeft,
  IconLogout,
  IconPhoto,
  IconSettings,
  IconUserShield,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSignOut } from '@/features/identity';
import { Avatar, Menu } from '@/ui';
import css from './AdminHeader.module.css';

type Props = { name: string; picture: string | null };

const entries = [
  { label: adminTexts.profile, to: '/admin/profile', icon: IconUserShield },
  { label: adminTexts.settings, to: '/admin/settings', icon: IconSettings },
  { label: adminTexts.banner, to: '/upload-banner', icon: IconPhoto },
  { label: adminTexts.back, to: '/feed', icon: IconArrowLeft },
] as const;

/** The title, which leads to the first tab, and the admin's own menu. */
export function AdminHeader({ name, picture }: Props) {
  const signOut = useSignOut('/admin/signin');
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <Link to="/admin" className={css.title}>
          {adminTexts.title}
        </Link>
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
    </header>
  );
}
