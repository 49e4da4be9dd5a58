import { adminTexts } from '@schema/rules/administration/admin-texts';
import { firstAdminTexts } from '@schema/rules/identity/first-admin-texts';
import { signIn as schema } from '@schema/rules/identity/identity';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AuthFrame, namedPath, RestoredNote, storeToken, useViewer } from '@/features/identity';
import { useAdminSignInMutation, useIsWithoutAdminQuery } from '@/generated/hooks';
import { Button, LinkButton, PasswordField, TextField } from '@/ui';
import css from '../second-factor/SecondFactor.module.css';

/** Where nobody can sign in yet: how the first admin comes in. */
function NoAdminYet() {
  const { data } = useIsWithoutAdminQuery({ fetchPolicy: 'network-only' });
  if (!data?.isWithoutAdmin) return null;
  return (
    <div className={`${css.form} ${css.entry}`} role="status">
      <p>{firstAdminTexts.none}</p>
      <LinkButton variant="default" to={pagePaths.firstAdmin}>
        {firstAdminTexts.open}
      </LinkButton>
    </div>
  );
}

/** `/admin/signin` and `/admin-login`: address and password; the server says where it leads. */
export default function AdminSignInPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { me } = useViewer();
  const [signIn] = useAdminSignInMutation();
  // Where the server says that it leads.
  const [to, setTo] = useState<string>(pagePaths.admin);
  const form = useDraftForm({
    name: null,
    initial: { email: '', password: '' },
    schema,
    failed: adminTexts.signInFailed,
    send: async (variables) => {
      const { data } = await signIn({ variables });
      setTo(data?.adminSignIn.redirectTo ?? pagePaths.admin);
      storeToken(data?.adminSignIn.token);
    },
    saidAt: { UNAUTHENTICATED: 'password', FORBIDDEN: 'password' },
  });
  const isAdmin = me !== null && (me.isAdmin || me.isSuperAdmin || me.adminLock !== null);
  useEffect(() => {
    if (isAdmin) void navigate(namedPath(search, to), { replace: true });
  }, [isAdmin, navigate, search, to]);
  return (
    <AuthFrame title="Admin sign in" lead={adminTexts.signInLead}>
      <RestoredNote />
      <NoAdminYet />
      <DraftForm form={form} className={`${css.form} ${css.entry}`}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Link to={pagePaths.forgotPassword}>Forgot Password</Link>
        <Button type="submit" size="md" loading={form.isSending}>
          Sign In
        </Button>
      </DraftForm>
    </AuthFrame>
  );
}
