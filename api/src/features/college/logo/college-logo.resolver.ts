import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { CollegeSettings } from '../college.types.ts';
import { settingsNow } from '../settings.ts';
import { removeCollegeLogo, setCollegeLogo } from './change-logo.ts';
import { collegeLogoAddress } from './college-logo.queries.ts';

@Resolver(() => CollegeSettings)
export class CollegeLogoResolver {
  @Access('superAdmin')
  @Mutation(() => CollegeSettings, {
    description:
      'Gives the college a logo, in place of the one before. Logged. Errors: TOO_LARGE from 5 MB on; UNSUPPORTED_TYPE for all but JPEG, PNG and WebP; RATE_LIMITED.',
  })
  async setCollegeLogo(
    @Ctx() ctx: Context,
    @Arg('logo', () => GraphQLUpload, {
      description: 'JPEG, PNG or WebP below 5 MB; what is not square is cut around its middle.',
    })
    logo: Promise<FileUpload>,
  ): Promise<CollegeSettings> {
    await setCollegeLogo(ctx, await uploadOf(logo));
    return settingsNow(ctx.app);
  }

  @Access('superAdmin')
  @Mutation(() => CollegeSettings, {
    description:
      'Takes the logo of the college away: the product’s mark stands there again. Logged. Without one it changes nothing.',
  })
  async removeCollegeLogo(@Ctx() ctx: Context): Promise<CollegeSettings> {
    await removeCollegeLogo(ctx);
    return settingsNow(ctx.app);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Address of the logo beside the name, open to everybody; null without one.',
  })
  logoUrl(@Ctx() { app }: Context): Promise<string | null> {
    return collegeLogoAddress(app);
  }
}
