import { Link } from 'react-router';
import { FLOW_STEPS } from '../../shared/flow/flow-steps.ts';
import { ClosingAction } from '../../shared/ui/closing-action.tsx';
import { PageIntro } from '../../shared/ui/page-intro.tsx';

/** What happens in each of the five steps, in their order. */
const STEP_TEXTS = [
  'Drop your resume, choose a file, or paste its text. Trueline reads it and shows you what it understood next to the original, with doubts marked.',
  'Paste the job ad as it is, lost line breaks and all. Say whether you also want a cover letter, interview questions and ATS metadata. Everything is saved as you type.',
  'Trueline finds what the ad requires, compares it with what your resume shows, and proposes changes. You go through them: accept, reject, or write it yourself.',
  'Choose how it looks. The preview is your own page, exact to the line.',
  'Save your files: PDF, Word, text, Markdown, JSON, and the proof of where each line came from.',
];

const RULES = [
  {
    title: 'Every change needs a source',
    text: 'Each rewritten line is compared with your original: numbers, dates, names, titles, skills, and whose work it was. A change that says more than its source does not get through, whoever proposed it.',
  },
  {
    title: 'What only you know becomes a question',
    text: 'If the ad asks for something that no line of yours shows, you are asked. Your answer is a fact of yours; until then nothing is added.',
  },
  {
    title: 'When in doubt, your words stay',
    text: 'A line that cannot be improved safely is left as you wrote it.',
  },
  {
    title: 'Where the AI comes in',
    text: 'The built-in engine works by rules and tables, and gives the same result for the same input. Where a language model helps with bolder rewording, its proposals pass the same check. The Subprocessors page says whether and which.',
  },
];

function Steps() {
  return (
    <ol className="mx-auto max-w-6xl px-5">
      {FLOW_STEPS.map(({ title }, index) => (
        <li
          key={title}
          className="grid gap-x-10 gap-y-1 border-l-2 border-evidence-fill pb-10 pl-6 last:rounded-bl-lg last:border-b-2 sm:grid-cols-[12rem_1fr] sm:pl-10"
        >
          <h2 className="text-xl font-semibold">
            <span className="mr-2 text-evidence tabular-nums">{index + 1}</span> {title}
          </h2>
          <p className="max-w-2xl text-soft sm:pt-1">{STEP_TEXTS[index]}</p>
        </li>
      ))}
    </ol>
  );
}

export function HowItWorksPage() {
  return (
    <>
      <PageIntro title="Five steps, and you decide in each">
        <p>
          From the resume you have to the files you send. You can stop at any step and go on later,
          on any device.
        </p>
      </PageIntro>
      <Steps />
      <section aria-labelledby="rules" className="mt-16 border-t border-line bg-sunken">
        <div className="mx-auto max-w-6xl px-5 py-14 sm:py-20">
          <h2 id="rules" className="text-xl font-semibold sm:text-2xl">
            How it stays true
          </h2>
          <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {RULES.map(({ title, text }) => (
              <div key={title} className="border-t border-edge pt-4">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1.5 text-soft">{text}</p>
              </div>
            ))}
          </div>
          <p className="mt-10 text-soft">
            What each step costs, and what is free, is on the{' '}
            <Link to="/pricing" className="text-ink underline underline-offset-4">
              pricing page
            </Link>
            .
          </p>
        </div>
      </section>
      <ClosingAction
        title="Begin with the first step"
        text="You need an account, so that your work is kept. Reading your resume costs nothing."
      />
    </>
  );
}
