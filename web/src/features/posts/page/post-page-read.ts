import { PostPageDocument, type PostPageQueryVariables } from '@/generated/documents';

/** A post with the first of its questions. */
export const postPageRead = (id: string) => {
  const variables: PostPageQueryVariables = { id, sort: 'mostRecent' };
  return { query: PostPageDocument, variables };
};
