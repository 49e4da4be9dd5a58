import { passwordNeeded } from '@schema/rules/account/own-account-texts';
import {
  collegeAccounts,
  isSameClient,
  signInWays as rule,
} from '@schema/rules/services/sign-in-ways';
import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { useState } from 'react';
import { z } from 'zod';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { showSignInWays } from '@/core/site';
import type { SignInWaysFieldsFragment } from '@/generated/documents';
import { useSetSignInWaysMutation, useSignInWaysQuery } from '@/generated/hooks';
import { notify } from '@/ui';
import { blameBy, readTyped } from '../forms/typed';

type Ways = SignInWaysFieldsFragment;
type Accounts = Ways['accounts'];
type Values = Accounts & {
  secret: string;
  googleClientId: string;
  code: string;
  ownPassword: string;
};

const schema = z.intersection(rule, z.object({ code: z.string(), ownPassword: z.string() }));

const none = {
  ...{ issuer: '', clientId: '', name: '', scope: '' },
  ...{ domains: '', groups: '', claims: '' },
};

/** What the environment says is no field. */
const toValues = (ways: Ways): Values => {
  const { issuer, clientId, name, scope, domains, groups, claims } = ways.areAccountsLocked
    ? none
    : ways.accounts;
  return {
    ...{ issuer, clientId, name, scope, domains, groups, claims },
    googleClientId: ways.isGoogleLocked ? '' : ways.googleClientId,
    ...{ secret: '', code: '', ownPassword: '' },
  };
};

/** Whether the secret that is kept goes on with what is typed. */
export const goesOn = (
  { hasSecret, isSecretLost, accounts }: Ways,
  { issuer, clientId }: Values,
): boolean =>
  hasSecret &&
  !isSecretLost &&
  isSameClient(accounts, { issuer: issuer.trim(), clientId: clientId.trim() });

/** The form of the ways to sign in. What is typed outlives the page, but for secrets and codes. */
export function useSignInForm(ways: Ways) {
  const [set] = useSetSignInWaysMutation();
  const { refetch } = useSignInWaysQuery({ fetchPolicy: 'cache-only' });
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useDraftForm({
    name: 'sign-in-ways',
    initial: toValues(ways),
    version: String(ways.version),
    schema,
    unstored: ['secret', 'code', 'ownPassword'],
    staysOpen: true,
    failed: texts.saveFailed,
    failureIn: 'form',
    send: async ({ secret, googleClientId, code, ownPassword, ...accounts }) => {
      const { data } = await set({
        variables: {
          version: ways.version,
          accounts: ways.areAccountsLocked ? null : accounts,
          secret: secret || null,
          googleClientId: ways.isGoogleLocked ? null : googleClientId,
          code: code || null,
          ownPassword: ownPassword || null,
        },
      });
      setAsksPassword(false);
      if (data) showSignInWays(data.setSignInWays);
      notify.success(texts.saved);
      return String(data?.setSignInWays.version ?? ways.version);
    },
    onRefused: ({ code, reason }) => {
      if (reason === passwordNeeded) setAsksPassword(true);
      // The form then asks which of the two is to stand.
      if (code === 'CONFLICT') void refetch().catch(() => undefined);
    },
  });
  return {
    ...form,
    asksPassword,
    typed: () => readTyped(collegeAccounts, form),
    blameBy: (error: unknown) => blameBy(error, texts.tryFailed, form),
  };
}

export type SignInForm = ReturnType<typeof useSignInForm>;
