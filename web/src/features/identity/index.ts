/** Accounts: who is here, what they may open, and the screens of signing in, signing up and verifying. */
export { IdentityRoot } from './components/IdentityRoot';
export { RequireAlumni } from './components/RequireAlumni';
export { RequireMember } from './components/RequireMember';
export { RequireSignedIn } from './components/RequireSignedIn';
export { RoleSwitchButton } from './components/RoleSwitchButton';
export { VerificationBanner } from './components/VerificationBanner';
export { useGate } from './useGate';
export { useSignOut } from './useSignOut';
export { useViewer } from './useViewer';
