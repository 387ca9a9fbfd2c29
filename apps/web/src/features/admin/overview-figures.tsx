import type { AdminOverview } from '@trueline/contracts';
import { Link } from 'react-router';
import { showCount, showMoney } from './admin-texts.ts';

interface Figure {
  name: string;
  value: number | string;
  /** What it is made of, or what else is to know; `ofOne` where one is called otherwise. */
  parts: readonly (readonly [count: number, text: string, ofOne?: string])[];
  /** Where it is listed. */
  to?: string;
}

function figuresOfPeople({ users, newsletter }: AdminOverview): Figure[] {
  return [
    {
      name: 'Users',
      value: users.total,
      parts: [
        [users.pro, 'with PRO'],
        [users.disabled, 'disabled'],
        [users.administrators, 'administrators', 'administrator'],
      ],
      to: '/admin/users',
    },
    {
      name: 'Newsletter',
      value: newsletter.confirmed,
      parts: [
        [newsletter.pending, 'not confirmed yet'],
        [newsletter.unsubscribed, 'unsubscribed'],
      ],
      to: '/admin/newsletter',
    },
  ];
}

function figuresOfWork({ resumes, optimizations, payments, mails }: AdminOverview): Figure[] {
  return [
    { name: 'Resumes', value: resumes.total, parts: [[resumes.failed, 'could not be read']] },
    {
      name: 'Optimizations',
      value: optimizations.completed,
      parts: [
        [optimizations.waiting, 'waiting'],
        [optimizations.running, 'running'],
        [optimizations.failed, 'failed'],
      ],
      to: '/admin/optimizations',
    },
    {
      name: 'Paid',
      value: showMoney(payments.paidCents, payments.currency),
      parts: [
        [payments.paid, 'payments', 'payment'],
        [payments.pending, 'not paid'],
        [payments.refunded, 'refunded'],
      ],
    },
    {
      name: 'Mails sent, 30 days',
      value: mails.sent,
      parts: [
        [mails.waiting, 'waiting'],
        [mails.failed, 'given up'],
      ],
      to: '/admin/mails',
    },
  ];
}

/** How many there are of each, one large figure with its parts in words. */
export function OverviewFigures({ overview }: { overview: AdminOverview }) {
  const figures = [...figuresOfPeople(overview), ...figuresOfWork(overview)];
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-12 xl:grid-cols-3">
      {figures.map(({ name, value, parts, to }) => (
        <div key={name} className="border-b border-line py-4">
          <dt className="text-sm text-soft">
            {to ? (
              <Link to={to} className="underline decoration-edge underline-offset-4">
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd>
            <span className="font-serif text-2xl font-semibold tabular-nums">
              {typeof value === 'number' ? showCount(value) : value}
            </span>
            <span className="mt-1 block text-sm text-soft tabular-nums">
              {parts
                .map(
                  ([count, text, ofOne = text]) =>
                    `${showCount(count)} ${count === 1 ? ofOne : text}`,
                )
                .join(', ')}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
