import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Resume } from '@trueline/contracts';
import { extractRequirements, listLines, scoreResume } from '@trueline/engine';
import { read } from '@trueline/engine/read';
import { listAnnotatedAds } from './annotated-ads.ts';

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

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];

/** Cosine of TF-IDF vectors (log term frequency), the plain baseline. */
function tfIdfRanker(ads: readonly string[]): (resume: string) => number[] {
  const frequency = new Map<string, number>();
  for (const ad of ads) {
    for (const word of new Set(wordsOf(ad))) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const vector = (text: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return new Map(
      [...counts].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * Math.log((1 + ads.length) / (1 + (frequency.get(word) ?? 0))),
      ]),
    );
  };
  const norm = (of: Map<string, number>): number => Math.hypot(...of.values());
  const vectors = ads.map(vector);
  return (resume) => {
    const own = vector(resume);
    return vectors.map((ad) => {
      let dot = 0;
      for (const [word, weight] of own) dot += weight * (ad.get(word) ?? 0);
      return dot / (norm(own) * norm(ad) || 1);
    });
  };
}

/** Chance that a fitting ad stands above another; ties count half. */
function areaUnderCurve(scores: readonly number[], fits: readonly boolean[]): number {
  let above = 0;
  let pairs = 0;
  scores.forEach((score, i) => {
    if (!fits[i]) return;
    scores.forEach((other, j) => {
      if (fits[j]) return;
      pairs += 1;
      above += score > other ? 1 : score === other ? 0.5 : 0;
    });
  });
  return pairs === 0 ? 0.5 : above / pairs;
}

/** Mean area under the curve of ranking all ads for each sample of a known profession: by the score's match part, and by TF-IDF. */
export async function measureRanking(
  dataDir: string,
): Promise<{ samples: number; ads: number; match: number; tfIdf: number; rows: string[] }> {
  const ads = await listAds(dataDir);
  const jobs = ads.map(({ text }) => extractRequirements(text));
  const rank = tfIdfRanker(ads.map(({ text }) => text));
  const samples = await listSamples(dataDir);
  const rows: string[] = [];
  const areas = samples.map(({ profession, resume }) => {
    const fits = ads.map(({ title }) => TITLES_OF[profession]?.test(title) === true);
    const scores = ads.map(({ text }, i) => {
      const job = jobs[i];
      return job === undefined ? 0 : scoreResume(resume, job, text, AS_OF).match;
    });
    const text = listLines(resume)
      .map((line) => line.text)
      .join('\n');
    const area = { match: areaUnderCurve(scores, fits), tfIdf: areaUnderCurve(rank(text), fits) };
    rows.push(`${profession.padEnd(14)} ${area.match.toFixed(3)} ${area.tfIdf.toFixed(3)}`);
    return area;
  });
  const mean = (of: 'match' | 'tfIdf'): number =>
    areas.reduce((sum, area) => sum + area[of], 0) / (areas.length || 1);
  return {
    samples: samples.length,
    ads: ads.length,
    match: mean('match'),
    tfIdf: mean('tfIdf'),
    rows,
  };
}
