import { Navigate } from 'react-router-dom';

/** `/admin`: the first tab. */
export default function AdminHomePage() {
  return <Navigate to="/admin/verification" replace />;
}
