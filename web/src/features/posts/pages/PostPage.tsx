import { useParams } from 'react-router-dom';
import { RequireMember } from '@/features/identity';
import { PostView } from '../page/PostView';

/** An experience. Nothing of it is asked for before the reader is known to be a member. */
export default function PostPage() {
  const { id = '' } = useParams();
  return (
    <RequireMember>
      <PostView key={id} id={id} />
    </RequireMember>
  );
}
