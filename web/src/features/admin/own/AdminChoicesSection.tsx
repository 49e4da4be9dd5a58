import { adminTexts } from '@schema/rules/administration/admin-texts';
import { errorText } from '@/core/errors';
import type { AdminChoicesInput } from '@/generated/documents';
import { useAdminChoicesQuery, useSaveAdminChoicesMutation } from '@/generated/hooks';
import { CheckboxField, ErrorState, notify, TextSkeleton } from '@/ui';
import css from '../second-factor/SecondFactor.module.css';

const { choices: texts } = adminTexts;

/** What an admin is told of; each choice is saved as it is made. */
export function AdminChoicesSection() {
  const { data, error, refetch } = useAdminChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const [save] = useSaveAdminChoicesMutation();
  const choices = data?.adminChoices;
  if (!choices)
    return error ? (
      <ErrorState
        title={errorText(error, texts.loadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <TextSkeleton lines={2} />
    );
  const change = (input: AdminChoicesInput) =>
    void save({
      variables: { input },
      optimisticResponse: {
        saveAdminChoices: {
          ...choices,
          remindsByMail: input.remindsByMail ?? choices.remindsByMail,
          announcesTasks: input.announcesTasks ?? choices.announcesTasks,
        },
      },
      update: (cache, { data: saved }) =>
        void cache.modify({
          fields: { adminChoices: (before: object) => ({ ...before, ...saved?.saveAdminChoices }) },
        }),
    }).catch((failure: unknown) => notify.error(errorText(failure, texts.saveFailed)));
  return (
    <div className={css.form}>
      <CheckboxField
        label={texts.mail}
        checked={choices.remindsByMail}
        onChange={({ currentTarget }) => change({ remindsByMail: currentTarget.checked })}
      />
      <CheckboxField
        label={texts.tasks}
        checked={choices.announcesTasks}
        onChange={({ currentTarget }) => change({ announcesTasks: currentTarget.checked })}
      />
    </div>
  );
}
