import type { FieldErrors } from 'react-hook-form';
import { Notice } from '../ui/notice.tsx';

/** What the server refused that belongs to no single field. */
export function FormFault({ errors }: { errors: FieldErrors }) {
  const message = errors.root?.server?.message;
  if (!message) return null;
  return <Notice tone="conflict" title={message} urgent />;
}
