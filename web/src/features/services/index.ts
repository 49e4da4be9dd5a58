/** What the college takes of other servers: mail, ways to sign in, a place for files. */
export { FilesPart } from './files/FilesPart';
export { MailServerPart } from './mail/MailServerPart';
export { SignInPart } from './sign-in/SignInPart';
