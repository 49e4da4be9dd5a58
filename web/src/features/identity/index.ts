/**
 * Accounts: who the viewer is and what they may open, and the pages to sign in, sign up and verify.
 */

export { NewPasswordFields } from './form/NewPasswordFields';
export { AuthFrame } from './frame/AuthFrame';
export { RestoredNote } from './frame/RestoredNote';
export { askToSignIn } from './gate/gate-prompt';
export { RequireAlumni } from './gate/RequireAlumni';
export { RequireMember } from './gate/RequireMember';
export { RequireSignedIn } from './gate/RequireSignedIn';
export { namedPath, withReturn } from './gate/redirect';
export { useGate } from './gate/useGate';
export { useReturnHere } from './gate/useReturnHere';
export { WaysIn } from './gate/WaysIn';
export { IdentityRoot } from './IdentityRoot';
export { MailedCodeField } from './mailed-code/MailedCodeField';
export { useCooldown } from './mailed-code/useCooldown';
export { RoleSwitchButton } from './roles/RoleSwitchButton';
export { KnownViewer } from './session/KnownViewer';
export { storeToken } from './session/session-token';
export { useForgetAccount } from './session/useForgetAccount';
export { useSignOut } from './session/useSignOut';
export { useViewer } from './session/useViewer';
export { ViewerProvider } from './session/ViewerProvider';
export { VerificationBanner } from './verification/VerificationBanner';
