import type { ReactNode } from 'react';

const TOAST_LIMIT = 1;
const REMOVE_DELAY_MS = 1_000_000;

export interface ToastContent {
  title: string;
  description?: string;
  /** A button or link; the toast closes with it. */
  action?: ReactNode;
  tone?: 'plain' | 'destructive';
  /** How long it stays; the default is the viewport's. */
  duration?: number;
}
export interface Toast extends ToastContent {
  id: number;
  open: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const listToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Closes a toast; it is forgotten later, so that it can leave the screen in its own time. */
export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), REMOVE_DELAY_MS);
}

/** Shows a toast in place of the one before. Returns what updates and dismisses it. */
export function showToast(content: ToastContent) {
  lastId += 1;
  const id = lastId;
  change([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return {
    dismiss: () => dismissToast(id),
    update: (next: ToastContent) =>
      change(toasts.map((toast) => (toast.id === id ? { ...toast, ...next } : toast))),
  };
}
