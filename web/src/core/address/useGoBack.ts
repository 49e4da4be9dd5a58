import { useLocation, useNavigate } from 'react-router-dom';
import { fieldsOf } from '../is-record';

/** The router counts the pages of a tab; what else uses the browser's history need not. */
const isFirstPage = (state: unknown): boolean => fieldsOf(state)['idx'] === 0;

/**
 * @param otherwise the page to go to where the tab has none before, as behind a link in a mail
 * @returns a function that goes one page back
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // The key is that of the page that a tab was opened with.
    if (key === 'default' || isFirstPage(window.history.state)) void navigate(otherwise);
    else void navigate(-1);
  };
}
