import { adminTexts } from '@schema/rules/admin-texts';
import { signIn as schema } from '@schema/rules/identity';
import { pagePaths } from '@schema/rules/page-paths';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { DraftForm } from '@/core/forms/DraftForm';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { AuthFrame, namedPath, storeToken, useViewer } from '@/features/identity';
import { useAdminSignInMutation } from '@/generated/hooks';
import { Button, PasswordField, TextField } from '@/ui';
import css from '../second-factor/SecondFactor.module.css';

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
  const isAdmin = me !== null && (me.isAdmin || me.adminLock !== null);
  useEffect(() => {
    if (isAdmin) void navigate(namedPath(search, to), { replace: true });
  }, [isAdmin, navigate, search, to]);
  return (
    <AuthFrame title="Admin sign in" lead={adminTexts.signInLead}>
      <DraftForm form={form} className={css.form}>
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
