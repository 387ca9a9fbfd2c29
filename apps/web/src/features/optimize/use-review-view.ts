import { useSearchParams } from 'react-router';

/** The document with its changes marked, or as pages before and after. */
export type ReviewView = 'changes' | 'pages';

/** Which of the two is shown; the address names it, so that a reload shows the same and the back button the one before. */
export function useReviewView(): [ReviewView, (view: ReviewView) => void] {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'pages' ? 'pages' : 'changes';
  const setView = (next: ReviewView) => {
    if (next === view) return;
    setQuery(
      (before) => {
        if (next === 'pages') before.set('view', 'pages');
        else before.delete('view');
        return before;
      },
      { preventScrollReset: true },
    );
  };
  return [view, setView];
}
