import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { errorText } from '@/core/errors';
import { RequireSignedIn, useViewer } from '@/features/identity';
import { useSettingsQuery } from '@/generated/hooks';
import { ErrorState, ListSkeleton, Page } from '@/ui';
import { SettingsSections } from '../sections/SettingsSections';

function Settings() {
  const { me } = useViewer();
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.settings;
  if (settings && me) return <SettingsSections key={settings.id} settings={settings} me={me} />;
  return error ? (
    <ErrorState
      title={errorText(error, settingsTexts.loadFailed)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <ListSkeleton count={4} lines={1} />
  );
}

/** `/settings`: everything that a person decides about their account. */
export default function SettingsPage() {
  return (
    <RequireSignedIn>
      <Page title={settingsTexts.title} width="reading">
        <Settings />
      </Page>
    </RequireSignedIn>
  );
}
