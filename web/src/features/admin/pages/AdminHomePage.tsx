import { pagePaths } from '@schema/rules/page-paths';
import { Navigate } from 'react-router-dom';

/** `/admin`: the first tab. */
export default function AdminHomePage() {
  return <Navigate to={pagePaths.adminVerification} replace />;
}
