import { documentTypes, roles } from '../../../../schema/rules/college.ts';
import { verificationDocument } from '../../../../schema/rules/files.ts';
import { signInFirst } from '../../core/errors.ts';
import { type RestCall, type RestRow, restRow } from '../../core/feature.ts';
import { int, mustBeOneOf, oneFile, oneOf, text, textOrNull } from '../../core/rest-input.ts';
import {
  RestCompleteProfile,
  RestCreateRole,
  RestFinishRegistration,
  RestForgotPassword,
  RestGoogle,
  RestResetPassword,
  RestSendInstituteCode,
  RestSignIn,
  RestSignUp,
  RestSwitchRole,
  RestUploadDocument,
  RestUser,
  RestVerifyInstituteCode,
  RestVerifySignUp,
  RestVerifyYourself,
} from '../../generated/documents.ts';

const person = ({ body }: RestCall) => ({
  fullName: text(body['fullName']),
  degreeType: text(body['degreeType']),
  stream: textOrNull(body['stream']),
  specialisation: textOrNull(body['specialisation']),
  yearOfGraduation: int(body['yearOfGraduation']),
  role: oneOf(body['role'], roles),
});
const signUpForm = (call: RestCall) => ({
  ...person(call),
  email: text(call.body['email']),
  password: text(call.body['password']),
  rePassword: text(call.body['rePassword']),
});
const emailOf = ({ body }: RestCall) => ({ email: text(body['email']) });
const newRole = ({ body }: RestCall) => ({
  newRole: mustBeOneOf(body['newRole'], roles, 'Role is required'),
});

/** The identity calls of part 1, section 7. */
export const identityRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/signin',
    document: RestSignIn,
    variables: (call) => ({ ...emailOf(call), password: text(call.body['password']) }),
    reply: (d) => d.signIn,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/google/verify',
    document: RestGoogle,
    variables: ({ body }) => ({ credential: text(body['credential']) }),
    reply: (d) => d.signInWithGoogle,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/forgot-password',
    document: RestForgotPassword,
    variables: emailOf,
    reply: (d) => d.forgotPassword,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/reset-password',
    document: RestResetPassword,
    variables: ({ body }) => ({
      email: text(body['email']),
      otp: text(body['otp']),
      newPassword: text(body['newPassword']),
    }),
    reply: (d) => d.resetPassword,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/signup',
    document: RestSignUp,
    variables: (call) => ({ input: signUpForm(call) }),
    reply: (d) => d.signUp,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-otps',
    document: RestVerifySignUp,
    variables: (call) => ({ input: signUpForm(call), emailOtp: text(call.body['emailOtp']) }),
    reply: (d) => d.verifySignUp,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/register-final',
    document: RestFinishRegistration,
    variables: emailOf,
    reply: (d) => d.finishRegistration,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-yourself',
    document: RestVerifyYourself,
    variables: emailOf,
    reply: (d) => d.verifyYourself,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/complete-profile',
    document: RestCompleteProfile,
    variables: (call) => ({ input: person(call) }),
    reply: (d) => d.completeProfile,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/switch-role',
    document: RestSwitchRole,
    variables: newRole,
    reply: (d) => d.switchRole,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/create-role',
    document: RestCreateRole,
    variables: newRole,
    reply: (d) => d.createRole,
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/user',
    document: RestUser,
    reply: ({ me }) => {
      if (!me) throw signInFirst();
      const { user, ...account } = me;
      return { ...account, ...user };
    },
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/send-otp-institute',
    document: RestSendInstituteCode,
    variables: emailOf,
    reply: (d) => d.sendInstituteCode,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-otp-institute',
    document: RestVerifyInstituteCode,
    variables: (call) => ({ ...emailOf(call), otp: text(call.body['otp']) }),
    reply: (d) => d.verifyInstituteCode,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/upload-document',
    // A second one is read to be told that there may be but one.
    multipart: { document: 2 },
    document: RestUploadDocument,
    variables: (call) => ({
      document: oneFile(call, 'document', verificationDocument.texts),
      documentType: mustBeOneOf(
        call.body['documentType'],
        documentTypes,
        'Document type is required',
      ),
    }),
    reply: (d) => d.uploadVerificationDocument,
  }),
];
