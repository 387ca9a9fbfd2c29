import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../api/payment-queries.ts';
import { Notice } from './notice.tsx';

/** Says that no money moves here; nothing where a payment is a real one. */
export function TestCheckoutNotice() {
  const { data } = useQuery(siteSettingsQuery());
  if (!data?.testCheckout) return null;
  return (
    <Notice tone="question" title="This is a test checkout: no money moves">
      You go through every step as if you paid, and are asked for no card.
    </Notice>
  );
}
