import type { z } from 'zod';
import { documentTypes, type Role, roles } from '../../../../schema/rules/college/college.ts';
import { verificationDocument } from '../../../../schema/rules/files/files.ts';
import * as rules from '../../../../schema/rules/identity/identity.ts';
import {
  identityErrors,
  identityRefusals,
} from '../../../../schema/rules/identity/identity-texts.ts';
import { yearOf } from '../../core/clock.ts';
import type { App } from '../../core/context.ts';
import { badUserInput, unauthenticated, validate } from '../../core/errors.ts';
import { type RestRow, restRow } from '../../core/feature.ts';
import type { RestCall } from '../../core/rest/rest-call.ts';
import {
  intOrNull,
  oneOfOrNull,
  requireOneOf,
  singleFile,
  text,
  textOrNull,
} from '../../core/rest/rest-input.ts';
import {
  RestCompleteProfile,
  RestCreateRole,
  RestFinishRegistration,
  RestForgotPassword,
  RestGoogle,
  RestResetPassword,
  RestSendInstituteCode,
  RestSignIn,
  RestSignOutByOidc,
  RestSignUp,
  RestSwitchRole,
  RestUploadDocument,
  RestUser,
  RestVerifyInstituteCode,
  RestVerifySignUp,
  RestVerifyYourself,
} from '../../generated/documents.ts';
import { studiesOf } from '../studies/index.ts';
import { signOutPath } from './oidc/addresses.ts';

const personOf = ({ body }: RestCall) => ({
  fullName: text(body['fullName']),
  degreeType: text(body['degreeType']),
  stream: textOrNull(body['stream']),
  specialisation: textOrNull(body['specialisation']),
  // No graduation year: the rule refuses it with the documented text.
  yearOfGraduation: intOrNull(body['yearOfGraduation']) ?? 0,
});

/**
 * The form with its role. GraphQL knows no empty role: without one the form's own rule refuses
 * here, with the documented texts of all fields.
 */
function withRole<Form extends object>(
  { body }: RestCall,
  rule: z.ZodType,
  form: Form,
): Form & { role: Role } {
  const role = oneOfOrNull(body['role'], roles);
  if (role !== null) return { ...form, role };
  validate(rule, { ...form, role });
  throw badUserInput(identityErrors.roleRequired);
}

const profileForm = async (call: RestCall, app: App) =>
  withRole(call, rules.completeProfile(yearOf(app.clock), await studiesOf(app)), personOf(call));
const signUpForm = async (call: RestCall, app: App) =>
  withRole(call, rules.signUp(yearOf(app.clock), await studiesOf(app)), {
    ...personOf(call),
    email: text(call.body['email']),
    password: text(call.body['password']),
    rePassword: text(call.body['rePassword']),
  });
const emailOf = ({ body }: RestCall) => ({ email: text(body['email']) });
const newRole = ({ body }: RestCall) => ({
  newRole: requireOneOf(body['newRole'], roles, identityErrors.roleRequired),
});

/** The identity calls of `schema/rest.md`. */
export const identityRows: RestRow[] = [
  restRow({
    method: 'POST',
    path: '/api/auth/signin',
    document: RestSignIn,
    variables: (call) => ({ ...emailOf(call), password: text(call.body['password']) }),
    reply: (data) => data.signIn,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/google/verify',
    document: RestGoogle,
    variables: ({ body }) => ({ credential: text(body['credential']) }),
    reply: (data) => data.signInWithGoogle,
  }),
  // The provider of the college posts it, as OpenID Connect Back-Channel Logout says.
  restRow({
    method: 'POST',
    path: signOutPath,
    document: RestSignOutByOidc,
    variables: ({ body }) => ({ logoutToken: text(body['logout_token']) }),
    reply: () => ({}),
    form: 'read',
    visitorLimit: 'providerLogoutsPerIp',
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/forgot-password',
    document: RestForgotPassword,
    variables: emailOf,
    reply: (data) => data.forgotPassword,
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
    reply: (data) => data.resetPassword,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/signup',
    document: RestSignUp,
    variables: async (call, app) => ({ input: await signUpForm(call, app) }),
    reply: (data) => data.signUp,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-otps',
    document: RestVerifySignUp,
    variables: async (call, app) => ({
      input: await signUpForm(call, app),
      emailOtp: text(call.body['emailOtp']),
    }),
    reply: (data) => data.verifySignUp,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/register-final',
    document: RestFinishRegistration,
    variables: emailOf,
    reply: (data) => data.finishRegistration,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-yourself',
    document: RestVerifyYourself,
    variables: emailOf,
    reply: (data) => data.verifyYourself,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/complete-profile',
    document: RestCompleteProfile,
    variables: async (call, app) => ({ input: await profileForm(call, app) }),
    reply: (data) => data.completeProfile,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/switch-role',
    document: RestSwitchRole,
    variables: newRole,
    reply: (data) => data.switchRole,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/create-role',
    document: RestCreateRole,
    variables: newRole,
    reply: (data) => data.createRole,
  }),
  restRow({
    method: 'GET',
    path: '/api/auth/user',
    document: RestUser,
    reply: ({ me }) => {
      if (!me) throw unauthenticated();
      const { user, ...account } = me;
      return { ...account, ...user };
    },
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/send-otp-institute',
    document: RestSendInstituteCode,
    variables: emailOf,
    reply: (data) => data.sendInstituteCode,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/verify-otp-institute',
    document: RestVerifyInstituteCode,
    variables: (call) => ({ ...emailOf(call), otp: text(call.body['otp']) }),
    reply: (data) => data.verifyInstituteCode,
  }),
  restRow({
    method: 'POST',
    path: '/api/auth/upload-document',
    // A second one is read to be told that there may be but one.
    multipart: { document: { count: 2, rule: () => verificationDocument } },
    document: RestUploadDocument,
    variables: (call) => ({
      document: singleFile(call, 'document', verificationDocument.texts),
      documentType: requireOneOf(
        call.body['documentType'],
        documentTypes,
        identityRefusals.documentTypeMissing,
      ),
    }),
    reply: (data) => data.uploadVerificationDocument,
  }),
];
