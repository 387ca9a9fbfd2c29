import type { AtsMetadata } from '@trueline/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showSkillUse } from '../../shared/resume-document/skill-use.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { CopyButton } from '../../shared/ui/copy-button.tsx';

function Value({ name, copied, children }: { name: string; copied: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-56 wrap-anywhere text-soft">{children}</span>
        {copied !== '' && <CopyButton text={copied} label="Copy" name={name} />}
      </dd>
    </div>
  );
}

/** The ad's words and skills that the resume shows, for the boxes of a form and the file's properties. */
export function AtsMetadataPanel({ id, metadata }: { id: string; metadata: AtsMetadata }) {
  const { title, keywords, skills, degree, fileName, pdf } = metadata;
  const terms = keywords.map(({ term }) => term).join(', ');
  return (
    <>
      <p className="text-soft lg:mt-4">
        What a form asks of you, field by field, stands on a page of its own.
      </p>
      <Link
        to={`/application-form?rs=${encodeURIComponent(id)}`}
        className={`mt-3 ${buttonClass('outline')}`}
      >
        Open the application form
      </Link>
      <dl className="mt-5 divide-y divide-line border-y border-line">
        {title !== undefined && (
          <Value name="Title you hold or held" copied={title}>
            {title}
          </Value>
        )}
        <Value name="The ad’s words that your resume shows" copied={terms}>
          {terms === '' ? 'None yet.' : terms}
        </Value>
        <Value name="Skills" copied={skills.map(({ name }) => name).join(', ')}>
          {skills.length === 0 && 'None named.'}
          {skills
            .map(({ name, years }) => {
              const use = showSkillUse({ years });
              return use === '' ? name : `${name} (${use})`;
            })
            .join(', ')}
        </Value>
        {degree !== undefined && (
          <Value name="Highest degree" copied={degree.source.text}>
            {degree.source.text}
          </Value>
        )}
        <Value name="Name for the file" copied={fileName}>
          {fileName}
        </Value>
        <Value name="In the PDF’s own properties" copied="">
          {[pdf.title, pdf.subject].filter((part) => part !== '').join(' · ')}
        </Value>
      </dl>
    </>
  );
}
