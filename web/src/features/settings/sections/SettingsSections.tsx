import { pagePaths } from '@schema/rules/pages/page-paths';
import { settingsTexts } from '@schema/rules/settings/settings-texts';
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
import { LeaveGuard } from '@/core/forms/leaving/LeaveGuard';
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
type SectionRow = { id: string; title: string; lead: string; icon: Icon; content: ReactNode };

/** All sections in the documented order; students have none for chats. */
function sectionRows({ settings, me }: Props, form: SettingsForm): SectionRow[] {
  const chat: SectionRow[] = [
    {
      id: 'chat',
      title: 'Chat Settings',
      lead: 'Requests, and how long messages stay',
      icon: IconMessage,
      content: <ChatSection form={form} />,
    },
  ];
  return [
    {
      id: 'overview',
      title: 'Account Overview',
      lead: 'Who you are here',
      icon: IconUser,
      content: <OverviewSection settings={settings} me={me} />,
    },
    {
      id: 'actions',
      title: 'Account Actions',
      lead: 'E-mail address, role, logout',
      icon: IconUserCog,
      content: <ActionsSection settings={settings} />,
    },
    {
      id: 'password',
      title: 'Password Settings',
      lead: 'Change your password',
      icon: IconLock,
      content: <PasswordSection settings={settings} />,
    },
    {
      id: 'notifications',
      title: 'Notifications',
      lead: 'What you are told of, and how',
      icon: IconBell,
      content: <NotificationsSection form={form} />,
    },
    {
      id: 'privacy',
      title: 'Privacy',
      lead: 'Who sees your profile, and when you are here',
      icon: IconEye,
      content: <PrivacySection form={form} />,
    },
    {
      id: 'theme',
      title: 'Theme',
      lead: 'Light, dark or as your device',
      icon: IconPalette,
      content: <ThemeSection />,
    },
    ...(settings.role === 'alumni' ? chat : []),
    {
      id: 'blocked',
      title: 'Blocked Users',
      lead: 'Nothing passes between you and them',
      icon: IconUserOff,
      content: <BlockedSection />,
    },
    {
      id: 'sessions',
      title: 'Session Management',
      lead: 'Devices that are signed in',
      icon: IconDevices,
      content: <SessionsSection />,
    },
    {
      id: 'accessibility',
      title: 'Accessibility',
      lead: 'Text size, contrast, motion',
      icon: IconAccessible,
      content: <AccessibilitySection />,
    },
    {
      id: 'app',
      title: 'App Info',
      lead: 'Version, contact, terms',
      icon: IconInfoCircle,
      content: <AppSection />,
    },
    {
      id: 'data',
      title: 'Data Controls',
      lead: 'Download your data, delete your account',
      icon: IconDatabase,
      content: <DataSection hasPassword={settings.hasPassword} />,
    },
  ];
}

/** The sections of the settings, and the bar that saves what was changed in them. */
export function SettingsSections(props: Props) {
  const form = useSettingsForm(props.settings);
  const { isOpen, toggle } = useOpenSections('overview');
  return (
    <div className={css.sections}>
      <LeaveGuard
        when={form.isChanged && !form.isSending}
        text="What you changed is not saved yet, and is lost when you leave."
        isLost
      />
      {sectionRows(props, form).map(({ id, title, lead, icon, content }) => (
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
        hasUnsaved={form.isChanged}
        isSaving={form.isSending}
        state={form.isChanged ? 'Not saved yet' : 'Everything is saved'}
        saveLabel={settingsTexts.save}
        onSave={() => void form.save()}
      >
        <LinkButton to={pagePaths.ownProfile} variant="default">
          {settingsTexts.cancel}
        </LinkButton>
      </SaveBar>
    </div>
  );
}
