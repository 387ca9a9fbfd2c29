import { z } from 'zod';

/** How the value of a missing detail is written; `yes` only says that what stands is right. */
export const detailFormatSchema = z.enum(['name', 'email', 'phone', 'place', 'dates', 'yes']);
export type DetailFormat = z.infer<typeof detailFormatSchema>;

const MAX_DETAIL_LENGTH = 100;
const PHONE_DIGITS = { min: 7, max: 15 };

const CHECKS: Record<DetailFormat, (text: string) => boolean> = {
  name: (text) => /\p{L}/u.test(text) && !/[\d@]/.test(text),
  email: (text) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;.]{2,}$/.test(text),
  phone: (text) => {
    const digits = text.replace(/\D/g, '').length;
    return /^[+\d][\d\s()./-]*(?:\s?(?:x|ext\.?)\s?\d+)?$/i.test(text) && inPhone(digits);
  },
  place: (text) => /\p{L}{2}/u.test(text) && !text.includes('@'),
  dates: (text) => /\d/.test(text),
  yes: (text) => text.toLowerCase() === 'yes',
};

const inPhone = (digits: number): boolean =>
  digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;

/** Whether a text can be the value of a detail: nothing else is written into a resume. */
export function isDetail(format: DetailFormat, text: string): boolean {
  const value = text.trim();
  return value.length <= MAX_DETAIL_LENGTH && !/[\r\n]/.test(value) && CHECKS[format](value);
}
