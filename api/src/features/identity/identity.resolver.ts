import { GraphQLUpload, type FileUpload } from 'graphql-upload-ts';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Role } from '../../../../schema/rules/college.ts';
import type { PictureSize } from '../../../../schema/rules/files.ts';
import { Access, requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { pictureAddress, PictureSizeEnum } from '../../core/files/picture-size.ts';
import { uploadOf } from '../../core/files/upload.ts';
import { Live } from '../../core/live.ts';
import { signInFirst } from '../../core/errors.ts';
import { createRole, switchRole } from './account-roles.ts';
import {
  sendInstituteCode,
  uploadVerificationDocument,
  verifyInstituteCode,
} from './college-verification.ts';
import { me } from './me.ts';
import { forgotPassword, resetPassword } from './reset.ts';
import { meTopic, signOut } from './sessions.ts';
import { signIn, signInWithGoogle } from './sign-in.ts';
import {
  completeProfile,
  finishRegistration,
  signUp,
  verifySignUp,
  verifyYourself,
} from './sign-up.ts';
import {
  CompleteProfileInput,
  DocumentTypeEnum,
  InstituteCode,
  Me,
  Message,
  RoleSwitch,
  SessionAnswer,
  SignUpInput,
} from './types.ts';
import { RoleEnum, User } from './user.entity.ts';

@Resolver(() => Me)
export class IdentityResolver {
  @Access('visitor')
  @Query(() => Me, {
    nullable: true,
    description: 'The signed-in person, or null for a visitor. A token that has ended is refused.',
  })
  me(@Ctx() ctx: Context): Promise<Me | null> | null {
    if (ctx.staleToken) throw signInFirst();
    return ctx.viewer ? me(ctx.app, ctx.viewer) : null;
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer)
  signIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
  ): Promise<SessionAnswer> {
    return signIn(ctx, { email, password });
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer)
  signInWithGoogle(
    @Ctx() ctx: Context,
    @Arg('credential', () => String) credential: string,
  ): Promise<SessionAnswer> {
    return signInWithGoogle(ctx, credential);
  }

  @Access('signedIn')
  @Mutation(() => Boolean)
  async signOut(@Ctx() ctx: Context): Promise<boolean> {
    await signOut(ctx, requireViewer(ctx));
    return true;
  }

  @Access('visitor')
  @Mutation(() => Message)
  forgotPassword(@Ctx() ctx: Context, @Arg('email', () => String) email: string): Promise<Message> {
    return forgotPassword(ctx, email);
  }

  @Access('visitor')
  @Mutation(() => Message)
  resetPassword(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
    @Arg('otp', () => String) otp: string,
    @Arg('newPassword', () => String) newPassword: string,
  ): Promise<Message> {
    return resetPassword(ctx, { email, otp, newPassword });
  }

  @Access('visitor')
  @Mutation(() => Message)
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput) input: SignUpInput,
  ): Promise<Message> {
    return signUp(ctx, input);
  }

  @Access('visitor')
  @Mutation(() => SessionAnswer)
  verifySignUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput) input: SignUpInput,
    @Arg('emailOtp', () => String) emailOtp: string,
  ): Promise<SessionAnswer> {
    return verifySignUp(ctx, input, emailOtp);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  finishRegistration(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
  ): Promise<SessionAnswer> {
    return finishRegistration(ctx, requireViewer(ctx), email);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  verifyYourself(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
  ): Promise<SessionAnswer> {
    return verifyYourself(ctx, requireViewer(ctx), email);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  completeProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => CompleteProfileInput) input: CompleteProfileInput,
  ): Promise<SessionAnswer> {
    return completeProfile(ctx, requireViewer(ctx), input);
  }

  @Access('signedIn')
  @Mutation(() => RoleSwitch)
  switchRole(
    @Ctx() ctx: Context,
    @Arg('newRole', () => RoleEnum) newRole: Role,
  ): Promise<RoleSwitch> {
    return switchRole(ctx, requireViewer(ctx), newRole);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  createRole(
    @Ctx() ctx: Context,
    @Arg('newRole', () => RoleEnum) newRole: Role,
  ): Promise<SessionAnswer> {
    return createRole(ctx, requireViewer(ctx), newRole);
  }

  @Access('signedIn')
  @Mutation(() => InstituteCode)
  sendInstituteCode(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
  ): Promise<InstituteCode> {
    return sendInstituteCode(ctx, requireViewer(ctx), email);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  verifyInstituteCode(
    @Ctx() ctx: Context,
    @Arg('email', () => String) email: string,
    @Arg('otp', () => String) otp: string,
  ): Promise<SessionAnswer> {
    return verifyInstituteCode(ctx, requireViewer(ctx), email, otp);
  }

  @Access('signedIn')
  @Mutation(() => SessionAnswer)
  async uploadVerificationDocument(
    @Ctx() ctx: Context,
    @Arg('document', () => GraphQLUpload) document: Promise<FileUpload>,
    @Arg('documentType', () => DocumentTypeEnum) documentType: DocumentTypeEnum,
  ): Promise<SessionAnswer> {
    const viewer = requireViewer(ctx);
    return uploadVerificationDocument(ctx, viewer, await uploadOf(document), documentType);
  }

  @Live(() => Me, {
    access: 'signedIn',
    topic: (_args, viewer) => meTopic(viewer?.id ?? ''),
    own: true,
  })
  async meChanged(@Ctx() ctx: Context): Promise<Me> {
    const viewer = requireViewer(ctx);
    const account = await me(ctx.app, viewer);
    if (!account) throw signInFirst();
    return account;
  }
}

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Signed address of the picture, in a size or whole, or null: then the initials are drawn.',
  })
  profilePic(
    @Root() user: User,
    @Ctx() ctx: Context,
    @Arg('size', () => PictureSizeEnum, { nullable: true }) size?: PictureSize | null,
  ): string | null {
    return pictureAddress(ctx.app, user.pictureId, size);
  }
}
