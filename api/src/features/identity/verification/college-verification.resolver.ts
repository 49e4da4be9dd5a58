import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, WhileMuted } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { uploadOf } from '../../../core/files/graphql-upload.ts';
import { DocumentTypeEnum, InstituteCode, SessionAnswer } from '../identity.types.ts';
import {
  type DocumentType,
  sendInstituteCode,
  uploadVerificationDocument,
  verifyInstituteCode,
} from './college-verification.ts';

const instituteEmail = {
  description: "An address of the college's own domain; what follows a + in it is ignored.",
};

@Resolver()
export class CollegeVerificationResolver {
  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => InstituteCode, {
    description:
      'Mails a code to an institute address, valid for 10 minutes. Errors: BAD_USER_INPUT for an address of another domain; CONFLICT for verified accounts; RATE_LIMITED past one a minute, 5 an hour and 10 a day.',
  })
  sendInstituteCode(
    @Ctx() ctx: Context,
    @Arg('email', () => String, instituteEmail) email: string,
  ): Promise<InstituteCode> {
    return sendInstituteCode(ctx, email);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => SessionAnswer, {
    description:
      'Verifies the account with the code that the institute address got. Errors: BAD_USER_INPUT for a code that is wrong, spent, expired or burnt by 5 wrong guesses; CONFLICT when the address has verified another account.',
  })
  verifyInstituteCode(
    @Ctx() ctx: Context,
    @Arg('email', () => String, instituteEmail) email: string,
    @Arg('otp', () => String, { description: 'The 6 digits of the mailed code.' }) otp: string,
  ): Promise<SessionAnswer> {
    return verifyInstituteCode(ctx, email, otp);
  }

  @Access('signedIn')
  @WhileMuted()
  @Mutation(() => SessionAnswer, {
    description:
      'Hands in a document for an admin to look at. Errors: CONFLICT while one waits and for verified accounts; TOO_LARGE from 5 MB on; UNSUPPORTED_TYPE for all but JPEG, PNG and PDF, and for a PDF that is locked or holds more than pages; RATE_LIMITED.',
  })
  async uploadVerificationDocument(
    @Ctx() ctx: Context,
    @Arg('document', () => GraphQLUpload, { description: 'A JPEG, PNG or PDF below 5 MB.' })
    document: Promise<FileUpload>,
    @Arg('documentType', () => DocumentTypeEnum, { description: 'What the document is.' })
    documentType: DocumentType,
  ): Promise<SessionAnswer> {
    return uploadVerificationDocument(ctx, await uploadOf(document), documentType);
  }
}
