import { parseArgs } from 'node:util';
import type { MissingKeyword, Resume, Score } from '@trueline/contracts';
import { extractRequirements, scoreBand, scoreResume, type YearMonth } from '@trueline/engine';
import { resumeField, runBatch, textField } from '../batch.ts';
import { asOfOption, onePositional, readResume, readText, requiredOption } from '../input.ts';
import { json } from '../output.ts';

function scoreFor(resume: Resume, jobDescription: string, asOf: YearMonth): Score {
  return scoreResume(resume, extractRequirements(jobDescription), jobDescription, asOf);
}

/** The score as a page to read: figures, each component with what it lost and why, missing keywords. */
function toText(score: Score): string {
  const components = score.components.flatMap(({ id, name, got, max, lost }) => [
    `${id}  ${name.padEnd(40)}${got.toFixed(2).padStart(6)} of ${max.toFixed(2)}`,
    ...lost.map(({ points, reason, fix }) => `     -${points.toFixed(2)}  ${reason} ${fix}`),
  ]);
  const missing = (isAsked: (keyword: MissingKeyword) => boolean): string =>
    score.missingKeywords
      .filter(isAsked)
      .map((keyword) => keyword.term)
      .join(', ') || 'none';
  const views = score.fitViews.map(({ name, share }) => `${name.toLowerCase()} ${share}`);
  return [
    `Fit ${score.fit} of 100: ${views.join(', ')}`,
    'Fit tells which of two resumes answers the ad better; the score lists what to mend.',
    '',
    `Score ${score.score} of 100 (${scoreBand(score.score)}); match ${score.match}, quality ${score.quality}; truthful ceiling ${score.ceiling}`,
    'The score compares wording with the job description. It does not predict hiring.',
    '',
    ...components,
    '',
    `Shown elsewhere in the resume: ${missing(({ evidenced }) => evidenced)}`,
    `A line is near, say so if it was that: ${missing(({ near }) => near === true)}`,
    `No evidence, add only if true: ${missing(({ evidenced, near }) => !evidenced && near !== true)}`,
    '',
  ].join('\n');
}

export const scoreCommand = {
  usage: 'trueline score FILE --job JOB [--json] [--as-of YYYY-MM] | --batch FILE.jsonl',
  async run(args: string[]): Promise<number> {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        job: { type: 'string' },
        json: { type: 'boolean' },
        'as-of': { type: 'string' },
        batch: { type: 'string' },
        'no-llm': { type: 'boolean' },
      },
    });
    const asOf = asOfOption(values['as-of']);
    if (values.batch !== undefined) {
      return runBatch(values.batch, async (batchCase) => {
        const { resume } = await resumeField(batchCase, 'resume');
        return scoreFor(resume, textField(batchCase, 'job'), asOf);
      });
    }
    const file = onePositional(positionals, 'resume');
    const jobDescription = await readText(requiredOption(values.job, 'job'));
    const { resume } = await readResume(file);
    const score = scoreFor(resume, jobDescription, asOf);
    process.stdout.write(values.json ? json(score) : toText(score));
    return 0;
  },
};
