import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { logoPath } from '../../../../../schema/rules/companies/company-logos.ts';
import type { PictureSize } from '../../../../../schema/rules/files/files.ts';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { PictureSizeEnum } from '../../../core/files/picture-size.ts';
import { PostCard } from '../../posts/index.ts';
import { Company, CompanyCard } from '../companies.types.ts';
import { logoOfName } from '../company-logos.queries.ts';
import { removeCompanyLogo, setCompanyLogo, undoCompanyLogo } from './change-logo.ts';
import { CompanyLogoChange } from './company-logos.types.ts';

const slugArg = { description: 'Its slug, or its name in any way that it is written.' };
const sizeArg = {
  nullable: true,
  description: 'The size to show it in; whole when left out.',
} as const;

const pathOf = (fileId: string | null, size?: PictureSize | null): string | null =>
  fileId === null ? null : logoPath(fileId, size);

@Resolver(() => CompanyLogoChange)
export class CompanyLogosResolver {
  @Access('admin')
  @Mutation(() => CompanyLogoChange, {
    description:
      'Gives a company a logo, in place of the one before. Errors: NOT_FOUND; TOO_LARGE from 5 MB on; UNSUPPORTED_TYPE for all but JPEG, PNG and WebP; CONFLICT where there are too many; RATE_LIMITED.',
  })
  async setCompanyLogo(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, slugArg) slug: string,
    @Arg('logo', () => GraphQLUpload, {
      description: 'JPEG, PNG or WebP below 5 MB; what is not square is cut around its middle.',
    })
    logo: Promise<FileUpload>,
  ): Promise<CompanyLogoChange> {
    return setCompanyLogo(ctx, slug, await uploadOf(logo));
  }

  @Access('admin')
  @Mutation(() => CompanyLogoChange, {
    description:
      'Takes the logo of a company away: its initials stand there again. Without one it changes nothing. Errors: NOT_FOUND.',
  })
  removeCompanyLogo(
    @Ctx() ctx: Context,
    @Arg('slug', () => String, slugArg) slug: string,
  ): Promise<CompanyLogoChange> {
    return removeCompanyLogo(ctx, slug);
  }

  @Access('admin')
  @Mutation(() => CompanyLogoChange, {
    description:
      'Takes back what was done last to the logo of a company. Errors: CONFLICT where it has been changed since.',
  })
  undoCompanyLogo(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the change.' }) id: string,
  ): Promise<CompanyLogoChange> {
    return undoCompanyLogo(ctx, id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Address of the logo that the company has now; null: its initials are shown.',
  })
  logoUrl(
    @Root() { fileId }: CompanyLogoChange,
    @Arg('size', () => PictureSizeEnum, sizeArg) size?: PictureSize | null,
  ): string | null {
    return pathOf(fileId, size);
  }
}

const logoUrlField = {
  nullable: true,
  description: 'Address of the logo that an admin gave it, open to everybody; null without one.',
} as const;

@Resolver(() => CompanyCard)
export class CompanyCardLogoResolver {
  @FieldResolver(() => String, logoUrlField)
  async logoUrl(
    @Ctx() { app }: Context,
    @Root() { slug }: CompanyCard,
    @Arg('size', () => PictureSizeEnum, sizeArg) size?: PictureSize | null,
  ): Promise<string | null> {
    return pathOf(await logoOfName(app, slug), size);
  }
}

/** A field of its own: an inherited one would count as a property that is read as it stands. */
@Resolver(() => Company)
export class CompanyLogoResolver {
  @FieldResolver(() => String, logoUrlField)
  async logoUrl(
    @Ctx() { app }: Context,
    @Root() { slug }: Company,
    @Arg('size', () => PictureSizeEnum, sizeArg) size?: PictureSize | null,
  ): Promise<string | null> {
    return pathOf(await logoOfName(app, slug), size);
  }
}

@Resolver(() => PostCard)
export class PostCardLogoResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the logo that an admin gave the company, open to everybody; null without one. It is shown in place of `logo`.',
  })
  async companyLogoUrl(
    @Ctx() { app }: Context,
    @Root() { companyName }: PostCard,
    @Arg('size', () => PictureSizeEnum, sizeArg) size?: PictureSize | null,
  ): Promise<string | null> {
    return pathOf(await logoOfName(app, companyName), size);
  }
}
