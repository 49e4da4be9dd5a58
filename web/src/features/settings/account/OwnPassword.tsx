import { settingsTexts } from '@schema/rules/settings/settings-texts';
import { errorText } from '@/core/errors';
import { useSettingsQuery } from '@/generated/hooks';
import { ErrorState, TextSkeleton } from '@/ui';
import { PasswordSection } from './PasswordSection';

/** The own password outside of the settings page. */
export function OwnPassword() {
  const { data, error, refetch } = useSettingsQuery();
  if (data?.settings) return <PasswordSection settings={data.settings} />;
  return error ? (
    <ErrorState
      title={errorText(error, settingsTexts.loadFailed)}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  ) : (
    <TextSkeleton lines={3} />
  );
}
