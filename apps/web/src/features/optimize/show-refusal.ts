import { messageOf } from '../../shared/api/api-error.ts';
import { showToast } from '../../shared/toast/toast-store.ts';

/** Tells that a decision could not be saved, and why. */
export function showRefusal(error: Error): void {
  showToast({
    title: 'Your decision was not saved',
    description: messageOf(error, 'Please try again.'),
    tone: 'destructive',
  });
}
