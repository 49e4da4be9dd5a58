import { PasswordField, TextField } from '@/ui';

type Props = {
  texts: { code: string; codeAbout: string; ownPassword: string; ownPasswordAbout: string };
  /** Whether the viewer has a second factor. */
  asksForCode: boolean;
  /** Whether the server asked for their password. */
  asksPassword: boolean;
  isChanged: boolean;
  /** What makes an input of the form of each. */
  code: object;
  ownPassword: object;
};

/** That whoever sits here is who they say. */
export function ProofFields({ texts, asksForCode, asksPassword, isChanged, ...inputs }: Props) {
  if (asksForCode)
    return (
      isChanged && (
        <TextField
          label={texts.code}
          description={texts.codeAbout}
          autoComplete="one-time-code"
          maxLength={20}
          {...inputs.code}
        />
      )
    );
  return (
    asksPassword && (
      <PasswordField
        label={texts.ownPassword}
        description={texts.ownPasswordAbout}
        autoComplete="current-password"
        {...inputs.ownPassword}
      />
    )
  );
}
