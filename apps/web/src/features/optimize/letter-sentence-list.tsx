import type { WrittenSentence } from '@trueline/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import {
  findNextWording,
  type ReplaceableSentence,
  type SentenceSwap,
  swapBack,
  swapSentence,
} from './letter-sentences.ts';
import { Rewording } from './rewording/rewording.tsx';
import type { TextWriter } from './rewording/text-writer.ts';

interface SentenceListProps {
  resumeSessionId: string;
  length: string;
  replaceable: readonly ReplaceableSentence[];
  sentences: readonly WrittenSentence[];
  writer: TextWriter | undefined;
  /** One of our other wordings takes the place of a sentence. */
  onSwap: (swap: SentenceSwap) => void;
  /** A model's wording of a sentence was taken. */
  onReworded: (sentence: { id: string; text: string }) => void;
  /** The text anew, from the one that stands by then. */
  onChange: (change: (text: string) => string) => void;
}

/** Our sentences of the letter, each with its other wordings, ours and a model's. */
export function LetterSentenceList({ replaceable, ...rest }: SentenceListProps) {
  return (
    <ul className="divide-y divide-line">
      {replaceable.map((sentence) => (
        <SentenceItem key={sentence.id} sentence={sentence} {...rest} />
      ))}
    </ul>
  );
}

type SentenceItemProps = Omit<SentenceListProps, 'replaceable'> & { sentence: ReplaceableSentence };

function SentenceItem({
  resumeSessionId,
  length,
  sentence,
  sentences,
  writer,
  onSwap,
  onReworded,
  onChange,
}: SentenceItemProps) {
  const { id, text, others } = sentence;
  return (
    <li className="space-y-3 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <span className="min-w-0 grow basis-56 text-soft">{text}</span>
        {others.length > 0 && (
          <Button
            variant="outline"
            aria-label={`Say it another way: ${text}`}
            onClick={() => {
              const swap = findNextWording(sentence, sentences);
              if (swap) onSwap(swap);
            }}
          >
            Another way
          </Button>
        )}
      </div>
      <SentenceRewording
        {...{ resumeSessionId, writer, onChange, text }}
        path={`letter.${length}.${id}`}
        onReworded={(wording) => onReworded({ id, text: wording })}
      />
    </li>
  );
}

interface SentenceRewordingProps
  extends Pick<SentenceListProps, 'resumeSessionId' | 'writer' | 'onChange'> {
  text: string;
  path: string;
  onReworded: (wording: string) => void;
}

function SentenceRewording({ text, onChange, onReworded, ...asked }: SentenceRewordingProps) {
  const [before, setBefore] = useState(text);
  return (
    <Rewording
      {...asked}
      text={text}
      onTaken={(to) => {
        setBefore(text);
        onReworded(to);
        onChange((letter) => swapSentence(letter, { from: text, to }));
      }}
      onUndo={(to) => onChange((letter) => swapBack(letter, { from: before, to }))}
      onRedo={(to) => onChange((letter) => swapSentence(letter, { from: before, to }))}
    />
  );
}
