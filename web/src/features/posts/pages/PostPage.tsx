import { useParams } from 'react-router-dom';
import { RequireMember, useViewer } from '@/features/identity';
import { PostTeaser } from '../page/PostTeaser';
import { PostView } from '../page/PostView';
import { postPageRead } from '../page/post-page-read';

/** The post with its first questions: the server says who may read it. */
export const firstRead = ({ id = '' }) => postPageRead(id);

/**
 * An experience. Visitors are shown what it is about, and ask for nothing else of it.
 */
export default function PostPage() {
  const { id = '' } = useParams();
  const { status } = useViewer();
  if (status === 'visitor') return <PostTeaser key={id} id={id} />;
  return (
    <RequireMember>
      <PostView key={id} id={id} />
    </RequireMember>
  );
}
