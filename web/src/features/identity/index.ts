/**
 * Accounts: who the viewer is and what they may open, and the pages to sign in, sign up and verify.
 */
export { IdentityRoot } from './session/IdentityRoot';
export { RequireAlumni } from './gate/RequireAlumni';
export { RequireMember } from './gate/RequireMember';
export { RequireSignedIn } from './gate/RequireSignedIn';
export { RoleSwitchButton } from './roles/RoleSwitchButton';
export { VerificationBanner } from './verification/VerificationBanner';
export { useGate } from './gate/useGate';
export { useReturnHere } from './gate/useReturnHere';
export { returnPath, withReturn } from './gate/redirect';
export { AuthFrame } from './frame/AuthFrame';
export { storeToken } from './session/session-token';
export { PasswordRequirements } from './form/PasswordRequirements';
export { ResendCode } from './mailed-code/ResendCode';
export { useCooldown } from './mailed-code/useCooldown';
export { useForgetAccount } from './session/useForgetAccount';
export { useSignOut } from './session/useSignOut';
export { useViewer } from './session/useViewer';
