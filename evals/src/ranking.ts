import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { extractRequirements, listLines, scoreResume } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { listAnnotatedAds } from './annotated-ads.ts';
import { tfIdf } from './fit/baselines.ts';
import { areaUnderCurve } from './fit/measures.ts';

/** Fixed, so that two runs print the same. */
const AS_OF = '2026-11';
/** Professions of the labelled samples and words of the titles of ads that are for them. */
const TITLES_OF: Readonly<Record<string, RegExp>> = {
  software: /software|developer|back ?end|front ?end|full[- ]stack|platform engineer/i,
  'ml research': /machine learning|AI\b|research|data scien/i,
  'data science': /data scien|machine learning|data analyst/i,
  devops: /dev ?ops|platform|kubernetes|linux|site reliability/i,
  accounting: /account|payroll|bookkeep|financ/i,
  finance: /account|financ|analyst/i,
  marketing: /market|content|brand|communications/i,
  'office admin': /admin|office|reception|assistant|clerk/i,
  operations: /operations|logistic|warehouse|dispatch|supply/i,
};

interface Ad {
  text: string;
  title: string;
}

async function listAds(dataDir: string): Promise<Ad[]> {
  const folder = join(dataDir, 'jobs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const real = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { text, title: text.slice(0, text.indexOf('\n')) };
    }),
  );
  const own = await listAnnotatedAds();
  return [...real, ...own.map(({ text, title }) => ({ text, title: title ?? '' }))];
}

async function listSamples(dataDir: string): Promise<{ profession: string; resume: Resume }[]> {
  const folder = join(dataDir, 'resumes');
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as {
    file: string;
    profession: string;
  }[];
  const samples: { profession: string; resume: Resume }[] = [];
  for (const { file, profession } of truth.filter((one) => one.profession in TITLES_OF)) {
    const result = await read(new Uint8Array(await readFile(join(folder, file))), file);
    if (result.ok) samples.push({ profession, resume: result.resume });
  }
  return samples;
}

/** Mean area under the curve of ranking all ads for each sample of a known profession: by the score's match part, and by TF-IDF. */
export async function measureRanking(dataDir: string): Promise<{
  samples: number;
  ads: number;
  match: number;
  fit: number;
  tfIdf: number;
  rows: string[];
}> {
  const ads = await listAds(dataDir);
  const jobs = ads.map(({ text }) => extractRequirements(text));
  const cosine = tfIdf(ads.map(({ text }) => text));
  const samples = await listSamples(dataDir);
  const rows: string[] = [];
  const areas = samples.map(({ profession, resume }) => {
    const fits = ads.map(({ title }) => TITLES_OF[profession]?.test(title) === true);
    const scored = ads.map(({ text }, i) =>
      scoreResume(resume, jobs[i] ?? extractRequirements(text), text, AS_OF),
    );
    const text = listLines(resume)
      .map((line) => line.text)
      .join('\n');
    const areaOf = (scores: readonly number[]): number => areaUnderCurve(scores, fits);
    const area = {
      match: areaOf(scored.map((score) => score.match)),
      fit: areaOf(scored.map((score) => score.fit)),
      tfIdf: areaOf(ads.map((ad) => cosine(text, ad.text))),
    };
    rows.push(
      `${profession.padEnd(14)} ${area.fit.toFixed(3)} ${area.match.toFixed(3)} ${area.tfIdf.toFixed(3)}`,
    );
    return area;
  });
  const mean = (of: 'match' | 'fit' | 'tfIdf'): number =>
    areas.reduce((sum, area) => sum + area[of], 0) / (areas.length || 1);
  return {
    samples: samples.length,
    ads: ads.length,
    match: mean('match'),
    fit: mean('fit'),
    tfIdf: mean('tfIdf'),
    rows,
  };
}
