import { adminTexts } from '@schema/rules/admin-texts';
import { signIn as schema } from '@schema/rules/identity';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useSchemaForm } from '@/core/forms/useSchemaForm';
import { AuthFrame, returnPath, storeToken, useViewer } from '@/features/identity';
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
  const [to, setTo] = useState('/admin');
  const { form, submit, busy } = useSchemaForm({
    schema,
    initialValues: { email: '', password: '' },
  });
  const isAdmin = me !== null && (me.isAdmin || me.adminLock !== null);
  useEffect(() => {
    if (isAdmin) void navigate(returnPath(search, to), { replace: true });
  }, [isAdmin, navigate, search, to]);
  return (
    <AuthFrame title="Admin sign in" lead={adminTexts.signInLead}>
      <form
        className={css.form}
        noValidate
        onSubmit={submit(
          async (values) => {
            const { data } = await signIn({ variables: schema.parse(values) });
            setTo(data?.adminSignIn.redirectTo ?? '/admin');
            storeToken(data?.adminSignIn.token);
          },
          adminTexts.signInFailed,
          ({ code, text }) => {
            if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN')
              form.setFieldError('password', text);
          },
        )}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
          {...form.getInputProps('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <Link to="/forgot-password">Forgot Password</Link>
        <Button type="submit" size="md" loading={busy}>
          Sign In
        </Button>
      </form>
    </AuthFrame>
  );
}
