import { useParams } from 'react-router-dom';
import { RequireMember, useViewer } from '@/features/identity';
import { PostTeaser } from '../page/PostTeaser';
import { PostView } from '../page/PostView';

/**
 * An experience. Visitors are shown what it is about; nothing else of it is asked for before the
 * reader is known to be a member.
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
