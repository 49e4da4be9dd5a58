import { openRequestsLimits } from '@schema/rules/settings/settings-texts';
import { CheckboxField, SelectField } from '@/ui';
import type { SettingsForm } from './useSettingsForm';

const limits = Array.from({ length: openRequestsLimits.most + 1 }, (_, n) => ({
  value: String(n),
  label: n === 0 ? 'None for now' : n === 1 ? '1 at a time' : `${n} at a time`,
}));
const stays = [
  { value: 'forever', label: 'Until they are deleted' },
  { value: 'thirtyDays', label: '30 days' },
];

/** How students reach an alumnus, and how long messages stay. */
export function ChatSection({ form }: { form: SettingsForm }) {
  return (
    <>
      <CheckboxField
        label="Accept chat requests by themselves"
        description="Students can write to you at once."
        {...form.tick('chat.autoAccept')}
      />
      <SelectField
        label="Open chat requests"
        description="So many students may wait for your answer. Others are told before they ask."
        data={limits}
        {...form.field('chat.openRequestsLimit')}
        onChange={({ currentTarget }) =>
          form.set('chat.openRequestsLimit', Number(currentTarget.value))
        }
      />
      <SelectField
        label="Messages stay"
        description="Older ones are hidden from you, and deleted once nobody can see them."
        data={stays}
        {...form.field('chat.retention')}
      />
    </>
  );
}
