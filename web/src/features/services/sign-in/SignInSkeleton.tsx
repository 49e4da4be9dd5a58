import { pagePaths } from '@schema/rules/pages/page-paths';
import { signInWaysTexts as texts } from '@schema/rules/services/sign-in-ways-texts';
import { site } from '@/core/site';
import { Button, FieldSkeleton, WordsSkeleton } from '@/ui';
import css from './SignIn.module.css';

/** About as long as each address will be. */
const addresses = [
  [texts.returnAddress, pagePaths.signInByOidc],
  [texts.signOutAddress, '/api/auth/oidc/logout'],
] as const;

const Head = ({ title, about }: { title: string; about: string }) => (
  <div>
    <h3 className={css.heading}>
      <WordsSkeleton like={title} />
    </h3>
    <p className={css.quiet}>
      <WordsSkeleton like={about} />
    </p>
  </div>
);

const Addresses = () => (
  <dl className={css.addresses}>
    {addresses.map(([label, path]) => (
      <div key={path}>
        <dt>
          <WordsSkeleton like={label} />
        </dt>
        <dd className={css.address}>
          <code>
            <WordsSkeleton like={window.location.origin + path} />
          </code>
          <Button variant="default" size="xs" disabled>
            {texts.copy}
          </Button>
        </dd>
      </div>
    ))}
  </dl>
);

const clientFields = [
  [texts.clientId, texts.clientIdAbout],
  [texts.secret, texts.secretKept],
  [texts.name, texts.nameAbout],
  [texts.scope, texts.scopeAbout],
] as const;

/** What a college has beside the address where it has accounts of its own. */
const Accounts = () => (
  <>
    <div className={css.pair}>
      {clientFields.map(([label, about]) => (
        <FieldSkeleton key={label} label={label} about={about} />
      ))}
    </div>
    <Head title={texts.verified} about={texts.verifiedAbout} />
    {(['domains', 'groups', 'claims'] as const).map((name) => (
      <FieldSkeleton key={name} label={texts[name]} about={texts[`${name}About`]} />
    ))}
    <div>
      <Button variant="default" disabled>
        {texts.try}
      </Button>
      <p className={css.quiet}>
        <WordsSkeleton like={texts.tryAbout} />
      </p>
    </div>
  </>
);

/** The shape of the form of the ways to sign in, in its own style sheet: as high as it will be. */
export const SignInSkeleton = () => (
  <div className={css.form} aria-hidden>
    <section className={css.part}>
      <Head title={texts.accounts} about={texts.accountsAbout} />
      <Addresses />
      <FieldSkeleton label={texts.issuer} about={texts.issuerAbout} />
      {site.oidcName && <Accounts />}
    </section>
    <section className={css.part}>
      <Head title={texts.google} about={texts.googleAbout} />
      <FieldSkeleton label={texts.googleClientId} />
    </section>
    <div className={css.buttons}>
      <Button disabled>{texts.save}</Button>
    </div>
  </div>
);
