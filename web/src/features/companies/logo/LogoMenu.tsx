import { companyLogoTexts as texts } from '@schema/rules/company-logos-texts';
import { companyLogo } from '@schema/rules/files';
import { IconPhoto, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { ImageCropper, usePickedImage } from '@/features/profiles';
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
  const { image, pick, drop } = usePickedImage(companyLogo);
  const fileInput = useRef<HTMLInputElement>(null);
  const hasLogo = useLogoOf(name) !== undefined;
  return (
    <>
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
          <Menu.Item
            leftSection={<IconPhoto size={18} aria-hidden />}
            onClick={() => fileInput.current?.click()}
          >
            {hasLogo ? texts.change : texts.add}
          </Menu.Item>
          {hasLogo && (
            <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
              {texts.remove}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={fileInput}
        type="file"
        hidden
        accept={companyLogo.types.join(',')}
        aria-label={texts.choose(name)}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) pick(file);
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      <ImageCropper
        image={image}
        frame={{
          title: texts.frame(name),
          aspect: 1,
          isRound: false,
          maxWidth: companyLogo.maxSide,
          fitsWhole: true,
        }}
        onClose={drop}
        onCropped={(file) => {
          drop();
          set(file);
        }}
      />
    </>
  );
}
