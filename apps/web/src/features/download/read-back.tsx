import { useQuery } from '@tanstack/react-query';
import type { ReadBackKind, ReadBackMatrix, ResumeSession } from '@trueline/contracts';
import { Check, CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { messageOf } from '../../shared/api/api-error.ts';
import { endpoints } from '../../shared/api/endpoints.ts';
import { readQuery } from '../../shared/api/query-client.ts';
import { flowAddress } from '../../shared/flow/flow-steps.ts';
import { RunningLine } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const KINDS: Record<ReadBackKind, string> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  employer: 'Employers',
  title: 'Titles',
  date: 'Dates',
  school: 'Schools',
  bullet: 'Bullets',
  skill: 'Skills',
  kept: 'Other lines',
};

/** The kinds of field that this resume has. */
const kindsOf = ({ fields }: ReadBackMatrix) =>
  (Object.keys(KINDS) as ReadBackKind[]).filter((kind) =>
    fields.some((field) => field.kind === kind),
  );

/** How many fields of a kind a reader got: `12 of 12`. */
function countOf({ fields }: ReadBackMatrix, kind: ReadBackKind, reader: string) {
  const own = fields.filter((field) => field.kind === kind);
  const kept = own.filter(({ outcomes }) => outcomes[reader] === 'kept').length;
  return { kept, all: own.length };
}

function Cell({ kept, all }: { kept: number; all: number }) {
  const isWhole = kept === all;
  const Icon = isWhole ? Check : CircleX;
  return (
    <td className="px-1.5 py-2 tabular-nums whitespace-nowrap">
      <Icon
        aria-hidden
        size={16}
        className={`mr-1 inline ${isWhole ? 'text-evidence' : 'text-conflict'}`}
      />
      {kept} of {all}
    </td>
  );
}

function Matrix({ matrix }: { matrix: ReadBackMatrix }) {
  return (
    <section
      aria-label="What each reader gets"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto max-sm:hidden"
    >
      <table className="w-full border-y border-line text-left text-sm">
        <thead>
          <tr className="border-b border-line align-bottom text-soft">
            <th scope="col" className="py-2 pr-3 font-semibold">
              Field
            </th>
            {matrix.readers.map(({ id, name }) => (
              <th key={id} scope="col" className="min-w-20 px-1.5 py-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {kindsOf(matrix).map((kind) => (
            <tr key={kind}>
              <th scope="row" className="py-2 pr-3 font-normal">
                {KINDS[kind]}
              </th>
              {matrix.readers.map(({ id }) => (
                <Cell key={id} {...countOf(matrix, kind, id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What a reader lost, in words; empty where it got all of it. */
function lossesOf(matrix: ReadBackMatrix, { id, inOrder }: ReadBackMatrix['readers'][number]) {
  const lost = kindsOf(matrix)
    .map((kind) => ({ kind, ...countOf(matrix, kind, id) }))
    .filter(({ kept, all }) => kept < all)
    .map(({ kind, kept, all }) => `${KINDS[kind]}: ${kept} of ${all}`);
  return inOrder ? lost : [...lost, 'not in their order'];
}

/** The same on a phone, where the table would have to be pushed sideways: each reader with what it lost. */
function ReaderList({ matrix }: { matrix: ReadBackMatrix }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line sm:hidden">
      {matrix.readers.map((reader) => {
        const losses = lossesOf(matrix, reader);
        const isWhole = losses.length === 0;
        const Icon = isWhole ? Check : CircleX;
        return (
          <li key={reader.id} className="flex items-start gap-3 py-3">
            <Icon
              aria-hidden
              size={18}
              className={`mt-1 shrink-0 ${isWhole ? 'text-evidence' : 'text-conflict'}`}
            />
            <div>
              <p>{reader.name}</p>
              <p className="text-sm text-soft">
                {isWhole ? `All ${matrix.fields.length} fields` : losses.join(', ')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The files read back by several independent readers, as an employer's system would. */
export function ReadBack({ session }: { session: ResumeSession }) {
  const { data, error, failureCount } = useQuery({
    ...readQuery(endpoints.checkFiles, {
      params: { id: session.id },
      query: { v: Date.parse(session.updatedAt) },
    }),
  });
  const matrix = data?.survival;
  return (
    <section aria-labelledby="survival" className="mt-14">
      <h2 id="survival" className="text-xl font-semibold">
        What machines read
      </h2>
      <p className="mt-1 text-sm text-soft">
        We read your finished files back in several ways, as an employer’s system would.
      </p>
      {error && (
        <div className="mt-4">
          <Notice
            tone="question"
            title={messageOf(error, 'The check could not be made just now.')}
          />
        </div>
      )}
      {!data && !error && (
        <div className="mt-6">
          <RunningLine />
          {failureCount > 0 && (
            <p role="status" className="mt-3 text-sm text-soft">
              This takes longer than usual. We try again by ourselves.
            </p>
          )}
        </div>
      )}
      {data && data.warnings.length > 0 && (
        <div className="mt-4">
          <Notice tone="question" title="Not everything is shown as you gave it">
            <ul className="space-y-1">
              {data.warnings.map(({ code, message }) => (
                <li key={code + message}>{message}</li>
              ))}
            </ul>
            <p className="mt-2">
              <Link
                to={flowAddress('/template', session.id)}
                className="underline underline-offset-4"
              >
                Try another template or font
              </Link>
            </p>
          </Notice>
        </div>
      )}
      {matrix && (
        <>
          <p className="mt-3 font-semibold">
            {matrix.ok
              ? 'Every reader got every field, in order.'
              : 'Some readers lose something in this template. Another template may do better.'}
          </p>
          <Matrix matrix={matrix} />
          <ReaderList matrix={matrix} />
        </>
      )}
    </section>
  );
}
