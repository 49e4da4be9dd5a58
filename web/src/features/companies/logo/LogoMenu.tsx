import { companyLogoTexts as texts } from '@schema/rules/companies/company-logos-texts';
import { companyLogo } from '@schema/rules/files/files';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { CroppedImageInput, logoFrame } from '@/features/profiles';
import { Button, Menu, useLogoOf } from '@/ui';
import { useCompanyLogo } from './useCompanyLogo';

type Props = {
  company: { slug: string; name: string };
  /** Small in a row of a list. */
  isSmall?: boolean;
};

/** What admins do to the logo of a company: they pick a picture, cut it square, or take it away. */
export default function LogoMenu({ company, isSmall = false }: Props) {
  const { name } = company;
  const { isBusy, set, remove } = useCompanyLogo(company);
  const hasLogo = useLogoOf(name) !== undefined;
  return (
    <CroppedImageInput
      rule={companyLogo}
      label={texts.choose(name)}
      frame={logoFrame(texts.frame(name))}
      onCropped={set}
    >
      {(choose) => (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button
              variant={isSmall ? 'subtle' : 'default'}
              {...(isSmall && { size: 'compact-sm' })}
              loading={isBusy}
              aria-label={texts.label(name)}
              leftSection={<IconPhoto size={18} aria-hidden />}
            >
              {texts.open}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPhoto size={18} aria-hidden />} onClick={choose}>
              {hasLogo ? texts.change : texts.add}
            </Menu.Item>
            {hasLogo && (
              <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
                {texts.remove}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </CroppedImageInput>
  );
}
