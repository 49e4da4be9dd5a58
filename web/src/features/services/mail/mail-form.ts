import { passwordNeeded } from '@schema/rules/account/own-account-texts';
import { isSameAccount, mailServer as rule } from '@schema/rules/services/mail-server';
import {
  type MailSecurity,
  mailServerTexts as texts,
} from '@schema/rules/services/mail-server-texts';
import { useState } from 'react';
import { z } from 'zod';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type { MailServerFieldsFragment } from '@/generated/documents';
import { useMailServerQuery, useSetMailServerMutation } from '@/generated/hooks';
import { notify } from '@/ui';
import { blameBy, readTyped } from '../forms/typed';

/** The form as its fields hold it: a port is typed. */
type Values = {
  host: string;
  port: string;
  security: MailSecurity;
  user: string;
  password: string;
  senderAddress: string;
  senderName: string;
  code: string;
  ownPassword: string;
};

const schema = z.intersection(rule, z.object({ code: z.string(), ownPassword: z.string() }));

const toValues = ({ server }: MailServerFieldsFragment): Values => ({
  host: server.host,
  port: String(server.port),
  security: server.security,
  user: server.user,
  password: '',
  senderAddress: server.senderAddress,
  senderName: server.senderName,
  code: '',
  ownPassword: '',
});

/** Whether the password that is kept goes on with what is typed. */
export const goesOn = (
  { hasPassword, isPasswordLost, server }: MailServerFieldsFragment,
  { host, port, security, user }: Values,
): boolean =>
  hasPassword &&
  !isPasswordLost &&
  isSameAccount(server, {
    ...{ security, port: Number(port) },
    ...{ host: host.trim().toLowerCase(), user: user.trim() },
  });

/** The form of the mail server. What is typed outlives the page, but for passwords and codes. */
export function useMailForm(settings: MailServerFieldsFragment, onSent: () => void) {
  const [set] = useSetMailServerMutation();
  const { refetch } = useMailServerQuery({ fetchPolicy: 'cache-only' });
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useDraftForm({
    name: 'mail-server',
    initial: toValues(settings),
    version: String(settings.version),
    schema,
    unstored: ['password', 'code', 'ownPassword'],
    staysOpen: true,
    failed: texts.saveFailed,
    failureIn: 'form',
    send: async ({ password, code, ownPassword, ...server }) => {
      const { data } = await set({
        variables: {
          version: settings.version,
          server,
          password: password || null,
          code: code || null,
          ownPassword: ownPassword || null,
        },
      });
      setAsksPassword(false);
      notify.success(texts.saved);
      return String(data?.setMailServer.version ?? settings.version);
    },
    onSent,
    onRefused: ({ code, reason }) => {
      if (reason === passwordNeeded) setAsksPassword(true);
      // The form then asks which of the two is to stand.
      if (code === 'CONFLICT') void refetch().catch(() => undefined);
    },
  });
  return {
    ...form,
    asksPassword,
    typed: () => readTyped(rule, form),
    blameBy: (error: unknown) => blameBy(error, texts.tryFailed, form),
  };
}

export type MailForm = ReturnType<typeof useMailForm>;
