/** apollo-upload-client ships its types as JSDoc only; these are the options in use. */
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client/link';

  type Options = { uri?: string; headers?: Record<string, string> };
  const UploadHttpLink: new (options?: Options) => ApolloLink;
  export default UploadHttpLink;
}
