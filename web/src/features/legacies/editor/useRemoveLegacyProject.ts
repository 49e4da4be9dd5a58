import { errorText } from '@/core/errors';
import type { LegacyProjectFieldsFragment } from '@/generated/documents';
import { useRemoveLegacyProjectMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { legacyTexts as texts } from '@schema/rules/legacies-texts';

/** Removes a project for good; a toast says how it went. */
export function useRemoveLegacyProject() {
  const [removeProject] = useRemoveLegacyProjectMutation();
  return async (project: LegacyProjectFieldsFragment): Promise<void> => {
    try {
      await removeProject({
        variables: { id: project.id },
        update: (cache) => {
          cache.evict({ id: cache.identify(project) ?? '' });
          cache.gc();
        },
      });
      notify.success(texts.removed);
    } catch (error) {
      notify.error(errorText(error, texts.removeFailed));
    }
  };
}
