import { settingsTexts } from '@schema/rules/settings-texts';
import {
  type Icon,
  IconAccessible,
  IconBell,
  IconDatabase,
  IconDevices,
  IconEye,
  IconInfoCircle,
  IconLock,
  IconMessage,
  IconPalette,
  IconUser,
  IconUserCog,
  IconUserOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LeaveGuard } from '@/core/LeaveGuard';
import type { SettingsFieldsFragment, ViewerFragment } from '@/generated/documents';
import { LinkButton, SaveBar } from '@/ui';
import { ActionsSection } from '../account/ActionsSection';
import { AppSection } from '../account/AppSection';
import { DataSection } from '../account/DataSection';
import { OverviewSection } from '../account/OverviewSection';
import { PasswordSection } from '../account/PasswordSection';
import { AccessibilitySection } from '../appearance/AccessibilitySection';
import { ThemeSection } from '../appearance/ThemeSection';
import { BlockedSection } from '../blocked/BlockedSection';
import { ChatSection } from '../form/ChatSection';
import { NotificationsSection } from '../form/NotificationsSection';
import { PrivacySection } from '../form/PrivacySection';
import { type SettingsForm, useSettingsForm } from '../form/useSettingsForm';
import { SessionsSection } from '../sessions/SessionsSection';
import { Section } from './Section';
import css from './SettingsSections.module.css';
import { useOpenSections } from './useOpenSections';

type Props = { settings: SettingsFieldsFragment; me: ViewerFragment };
type SectionRow = [id: string, title: string, lead: string, icon: Icon, content: ReactNode];

/** All sections in the documented order; students have none for chats. */
function sectionRows({ settings, me }: Props, form: SettingsForm): SectionRow[] {
  const chat: SectionRow[] = [
    [
      'chat',
      'Chat Settings',
      'Requests, and how long messages stay',
      IconMessage,
      <ChatSection form={form} />,
    ],
  ];
  return [
    [
      'overview',
      'Account Overview',
      'Who you are here',
      IconUser,
      <OverviewSection settings={settings} me={me} />,
    ],
    [
      'actions',
      'Account Actions',
      'E-mail address, role, logout',
      IconUserCog,
      <ActionsSection settings={settings} />,
    ],
    [
      'password',
      'Password Settings',
      'Change your password',
      IconLock,
      <PasswordSection settings={settings} />,
    ],
    [
      'notifications',
      'Notifications',
      'What you are told of, and how',
      IconBell,
      <NotificationsSection form={form} />,
    ],
    [
      'privacy',
      'Privacy',
      'Who sees your profile, and when you are here',
      IconEye,
      <PrivacySection form={form} />,
    ],
    ['theme', 'Theme', 'Light, dark or as your device', IconPalette, <ThemeSection />],
    ...(settings.role === 'alumni' ? chat : []),
    [
      'blocked',
      'Blocked Users',
      'Nothing passes between you and them',
      IconUserOff,
      <BlockedSection />,
    ],
    [
      'sessions',
      'Session Management',
      'Devices that are signed in',
      IconDevices,
      <SessionsSection />,
    ],
    [
      'accessibility',
      'Accessibility',
      'Text size, contrast, motion',
      IconAccessible,
      <AccessibilitySection />,
    ],
    ['app', 'App Info', 'Version, contact, terms', IconInfoCircle, <AppSection />],
    [
      'data',
      'Data Controls',
      'Download your data, delete your account',
      IconDatabase,
      <DataSection hasPassword={settings.hasPassword} />,
    ],
  ];
}

/** The sections of the settings, and the bar that saves what was changed in them. */
export function SettingsSections(props: Props) {
  const form = useSettingsForm(props.settings);
  const { isOpen, toggle } = useOpenSections('overview');
  return (
    <div className={css.sections}>
      <LeaveGuard
        when={form.isDirty && !form.isSaving}
        text="What you changed is not saved yet, and is lost when you leave."
        isLost
      />
      {sectionRows(props, form).map(([id, title, lead, icon, content]) => (
        <Section
          key={id}
          id={id}
          title={title}
          lead={lead}
          icon={icon}
          isOpen={isOpen(id)}
          onToggle={toggle}
        >
          {content}
        </Section>
      ))}
      <SaveBar
        hasUnsaved={form.isDirty}
        isSaving={form.isSaving}
        state={form.isDirty ? 'Not saved yet' : 'Everything is saved'}
        saveLabel={settingsTexts.save}
        onSave={form.save}
        alwaysInView
      >
        <LinkButton to="/profile" variant="default">
          {settingsTexts.cancel}
        </LinkButton>
      </SaveBar>
    </div>
  );
}
