import { useApolloClient } from '@apollo/client/react';
import { companyLogoTexts as texts } from '@schema/rules/companies/company-logos-texts';
import { useState } from 'react';
import { readCompanyLogos } from '@/core/company-logos';
import { errorText } from '@/core/errors';
import {
  mutateRemoveCompanyLogo,
  mutateSetCompanyLogo,
  mutateUndoCompanyLogo,
} from '@/generated/calls';
import { notify } from '@/ui';

/**
 * What admins do to the logo of a company, each with a way back; all tiles of this tab show it at
 * once.
 */
export function useCompanyLogo({ slug, name }: { slug: string; name: string }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const subject = `logo ${slug}`;
  const run = async (send: () => Promise<string | null>, words: string, failed: string) => {
    setBusy(true);
    try {
      const id = await send();
      await readCompanyLogos('reload');
      notify.success(words, { subject, ...(id && { undo: () => undo(id) }) });
    } catch (problem) {
      notify.error(errorText(problem, failed), { subject });
    }
    setBusy(false);
  };
  const undo = (id: string) =>
    void run(
      async () => {
        await mutateUndoCompanyLogo(client, { variables: { id } });
        return null;
      },
      texts.undone(name),
      texts.undoFailed,
    );
  return {
    isBusy,
    set: (logo: File) =>
      void run(
        async () => {
          const { data } = await mutateSetCompanyLogo(client, { variables: { slug, logo } });
          return data?.setCompanyLogo.id ?? null;
        },
        texts.set(name),
        texts.failed,
      ),
    remove: () =>
      void run(
        async () => {
          const { data } = await mutateRemoveCompanyLogo(client, { variables: { slug } });
          return data?.removeCompanyLogo.id ?? null;
        },
        texts.removed(name),
        texts.failed,
      ),
  };
}
