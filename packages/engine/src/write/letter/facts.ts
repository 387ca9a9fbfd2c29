import type { Resume, Source } from '@trueline/contracts';
import { listLines } from '../../document/paths.ts';
import { isForeign, languageOf } from '../../language/document-language.ts';
import { isEnglish } from '../../language/en/english-words.ts';
import { stemSet } from '../../language/en/stems.ts';
import { stemsOf } from '../../language/en/text-stems.ts';
import { findSkill } from '../../taxonomy/skills.ts';
import { listNeeds } from '../needs.ts';
import { listPlaces, type Place } from '../place.ts';
import { findReader } from '../reader.ts';
import { hashOf } from '../text-measures.ts';
import { type Book, bookOf } from './answers/answers.ts';
import { type Demand, listDemands, listDuties, NOT_ASKED } from './answers/demands.ts';
import { listSkillStatements, listStatements } from './answers/statements.ts';
import { isNear, listDegrees, nearestDegree } from './degrees.ts';
import { createSourceFinder } from './existing-sources.ts';
import { isSlightly, isWished } from './held-in-part.ts';
import type { Named, WritingInput } from './input.ts';
import { listLanguages, type Spoken } from './languages.ts';
import { hasLaterJob } from './later-job.ts';
import { isToldIn, tidyMoment } from './moment.ts';
import { readTown } from './near.ts';
import { listOwnLines, type OwnLine } from './own-lines.ts';
import { listOwnResults, type OwnResult } from './own-results.ts';
import { listPapers, readReadiness } from './papers.ts';
import { namesOf } from './posting-names.ts';
import { readLeaving, readStudied, type Studied, schoolingAsked } from './schooling.ts';
import { listSharedTerms } from './shared-terms.ts';
import { readStanding, type Standing } from './standing.ts';
import { listTold, type Told } from './told.ts';
import { isUnpaid } from './unpaid.ts';
import { listUnsureTold } from './unsure-told.ts';
import { listWanted, tellingStems, type Wanted } from './wanted.ts';
import { readWho } from './who.ts';
import { readYears } from './years.ts';

/** All that a letter may speak of. */
export interface LetterFacts {
  title?: string;
  company?: string;
  reader?: string;
  /** What the ad wants, heaviest first. */
  wanted: readonly Wanted[];
  /** What the resume's lines tell, in document order. */
  told: readonly Told[];
  /** What the lines of a document tell whose jobs could not be told apart: of no place and no time. */
  unsure: readonly Told[];
  /** Lines of jobs that can be set off as the person wrote them. */
  lines: readonly OwnLine[];
  /** Stems of what the ad asks for, those of any ad aside. */
  adStems: ReadonlySet<string>;
  /** A job later than all of them stands in the document, of which too little is sure to name it. */
  hasLater: boolean;
  /** Latest role first. */
  roles: readonly Place[];
  /** Certificates and licences that the ad asks for and the resume holds, as the resume names them. */
  held: readonly Named[];
  /** Languages that both name. */
  languages: readonly Spoken[];
  /** Skills that both name and no story tells. */
  skills: readonly (Named & { isTool: boolean })[];
  /** When and where the person can work, by their summary: behind "I am". */
  ready?: Named;
  otherDegree?: Named;
  /** What lines outside their summary say of when and how they can work. */
  standing: Standing;
  /** The degree that the person holds, where the ad asks for one. */
  degree?: Named;
  /** What they studied, where no degree of theirs can be said. */
  studied?: Studied;
  /** Years of the trade that their summary tells, where it does not say who they are. */
  years?: Named;
  /** Who the person is, by their summary: behind "I am". */
  who?: Named;
  /** As the person signs: under the name. */
  phone?: string;
  /** Why this employer, in the person's own words. */
  motive?: string;
  /** A moment of their work, as they tell it. */
  moment?: string;
  /** What went well in their jobs, as they said it. */
  results: readonly OwnResult[];
  /** The town that the person lives in and the ad names. */
  town?: Named;
  /** What the ad asks for and one can show, heaviest first; none of an ad in another language. */
  demands: readonly Demand[];
  /** The work that the ad describes, in its order; none of an ad in another language. */
  duties: readonly Demand[];
  /** The stems of what the ad asks for and describes. */
  described: ReadonlySet<string>;
  /** The person's own words for it, as they can be set off. */
  book: Book;
  /** A source as the resume has it. */
  placeOf: (source: Source) => Source;
  /** The resume is in English: what it names can stand in a sentence. */
  isEnglish: boolean;
  /** For choosing among equals: the same resume and ad give the same one. */
  seed: number;
}

/** The number under the name, where it reads as one. */
const phoneOf = ({ basics }: Resume): string | undefined =>
  /^[\d+() .-]{7,20}$/.test(basics?.phone ?? '') ? basics?.phone : undefined;

/** A field of study is no skill that one would name beside tools. */
const FIELD =
  /(?:science|engineering|mathematics|statistics|law|economics|physics|chemistry|biology|accounting)$/i;

/** "First Aid", but no "Patente B", of a resume whose language is not English for certain. */
const isEnglishName = (text: string): boolean =>
  (text.match(/\p{L}{3,}/gu) ?? []).every(
    (word) => word === word.toUpperCase() || isEnglish(word.toLowerCase()),
  );

const OF_WORK = /^(?:skill|responsibility|years|cert)$/;

/** "Excel", "Python", "SQL": what one knows by its own name; "payroll", "CI" and "API" are none. */
const namesTool = (name: string, phrase: string, listed: ReadonlySet<string>): boolean =>
  findSkill(name)?.kind === 'tool' ||
  // Of these a line of work tells too little: they stand in a list of what one has, as they are.
  (findSkill(name)?.kind === 'hard' && OWN_NAME.test(name) && phrase === name && listed.has(name));
const OWN_NAME = /^(?:\p{Lu}\S*\p{Ll}\S*|SQL|HTML5?|CSS3?|PHP|SAS|SPSS)$/u;

/** Whether the person names it themselves: of who knows Opera nobody says "I know property management systems". */
const namesSkill = (line: string, phrase: string): boolean => {
  const own = stemSet(line);
  return [...stemSet(phrase)].every((stem) => own.has(stem));
};

/** Gathers what a letter for this resume and this job description may speak of. */
export function gatherLetterFacts(input: WritingInput): LetterFacts {
  const { resume, job, jobDescription, asOf, motive, moment } = input;
  const isOther = languageOf(listLines(resume).map(({ text }) => text)) !== 'en';
  const results = isOther ? [] : listOwnResults(resume, input.results);
  const inOwnWords = [moment ?? '', ...results.map(({ text }) => text)];
  const told = listTold(resume, asOf).filter(
    (one) => !inOwnWords.some((text) => isToldIn(one, text)),
  );
  const needs = listNeeds(job, resume, []);
  const wanted = listWanted(job, needs);
  const unsure = input.whole === undefined ? [] : listUnsureTold(input.whole);
  const lines = listOwnLines(resume);
  const terms = listSharedTerms(job, [
    ...[...told, ...unsure].map(({ text, result }) => `${text} ${result ?? ''}`),
    ...lines.map(({ text }) => text),
  ]).filter(({ phrase }) =>
    wanted.every((one) => !one.phrase.toLowerCase().includes(phrase.toLowerCase())),
  );
  const roles = [...listPlaces(resume, asOf).values()]
    .filter((place) => place.kind === 'work' && !isUnpaid(place))
    .sort((a, b) => b.end - a.end);
  const town = readTown(resume, jobDescription);
  const reader = findReader(jobDescription);
  const names = namesOf(job);
  const who = readWho(resume);
  const years = who === undefined ? readYears(resume, jobDescription) : undefined;
  const phone = phoneOf(resume);
  const ready = readReadiness(resume, jobDescription);
  const isOtherAd = isOther || languageOf([jobDescription]) !== 'en';
  // "Long haul driving" of a long haul driver goes without saying.
  const titleStems = stemSet(names.title ?? '');
  const degrees = listDegrees(resume, asOf);
  const anyDegree = nearestDegree(degrees, job, jobDescription);
  const asksDegree = job.requirements.some(({ kind }) => kind === 'degree');
  const schooling = isOtherAd ? [] : schoolingAsked(job);
  const isAsked = asksDegree || schooling.length > 0;
  const leaving = readLeaving(resume, schooling, asOf);
  const degree = (isAsked ? anyDegree : undefined) ?? leaving;
  const studied =
    isAsked && degree === undefined ? readStudied(resume, schooling, asOf) : undefined;
  const listed = new Set(listSkillStatements(input.whole ?? resume, asOf).map(({ text }) => text));
  // Names of posts and papers in another language are no part of an English sentence.
  const isOthers = isForeign(listLines(resume).map(({ text }) => text));
  return {
    ...names,
    ...(reader === null ? {} : { reader }),
    ...(motive === undefined || motive.trim() === '' ? {} : { motive: motive.trim() }),
    ...(moment === undefined || moment.trim() === '' ? {} : { moment: tidyMoment(moment) }),
    ...(town === undefined ? {} : { town }),
    results,
    wanted: [...wanted, ...terms].sort((a, b) => b.weight - a.weight),
    told,
    unsure,
    lines,
    adStems: new Set(
      job.requirements
        .filter(({ kind }) => /^(?:skill|responsibility|years)$/.test(kind))
        .flatMap(({ text }) => tellingStems(text)),
    ),
    hasLater: hasLaterJob(input.whole ?? resume, roles, asOf),
    roles: isOthers ? [] : roles,
    held: isOthers
      ? []
      : listPapers(needs, input).filter(({ text }) => !isOther || isEnglishName(text)),
    ...(isOther || ready === undefined ? {} : { ready }),
    standing: isOther ? {} : readStanding(input.whole ?? resume, jobDescription, asOf),
    languages: isOther ? [] : listLanguages(resume, job, needs),
    skills: (isOthers ? [] : needs)
      .filter(
        ({ requirement, source, isSoft, name, phrase }) =>
          source !== undefined &&
          !isWished(source.text) &&
          namesSkill(source.text, phrase) &&
          !isSlightly(phrase, source.text) &&
          !isSoft &&
          requirement.kind === 'skill' &&
          /^(?:tool|hard|method)$/.test(findSkill(name)?.kind ?? '') &&
          (namesTool(name, phrase, listed) || /\s/.test(name)) &&
          !FIELD.test(name) &&
          ![...stemSet(phrase)].every((stem) =>
            [...titleStems].some((other) => other.slice(0, 4) === stem.slice(0, 4)),
          ) &&
          (!/^\p{Lu}{1,3}$/u.test(phrase) || namesTool(name, phrase, listed)),
      )
      .flatMap(({ phrase, source, name }) =>
        source === undefined
          ? []
          : [{ text: phrase, source, isTool: namesTool(name, phrase, listed) }],
      ),
    ...(isOther || who === undefined ? {} : { who }),
    ...(isOther || years === undefined ? {} : { years }),
    ...(isOther || degree === undefined ? {} : { degree }),
    ...(isOther || studied === undefined ? {} : { studied }),
    ...(isOther || isAsked || anyDegree === undefined || !isNear(anyDegree, jobDescription)
      ? {}
      : { otherDegree: anyDegree }),
    ...(phone === undefined ? {} : { phone }),
    demands: isOtherAd ? [] : listDemands(job, jobDescription),
    duties: isOtherAd ? [] : listDuties(job, jobDescription),
    described: new Set(
      isOtherAd
        ? []
        : job.requirements
            .filter(({ kind, text }) => OF_WORK.test(kind) && !NOT_ASKED.test(text))
            .flatMap(({ text }) => stemsOf(text)),
    ),
    book: bookOf(isOther ? [] : listStatements(resume, input.whole ?? resume, asOf)),
    placeOf: createSourceFinder(input.whole ?? resume),
    isEnglish: !isOther,
    seed: hashOf(`${jobDescription}|${resume.basics?.name ?? ''}`),
  };
}
