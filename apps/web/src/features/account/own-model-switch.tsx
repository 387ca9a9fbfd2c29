import { useId } from 'react';
import type { PromptApi } from '../../shared/own-model/prompt-api.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useOwnModel } from './use-own-model.ts';

type OwnModel = ReturnType<typeof useOwnModel>;

const OFF_STATES = {
  unavailable: 'The browser says that its model does not run on this computer.',
  downloadable: 'Off. Turned on, the browser downloads the model once.',
  downloading: 'Off. The browser is downloading its model already.',
  available: 'Off. The browser has its model already; nothing is downloaded.',
} as const;

/** A screen reader is told each tenth, not each event. */
const TOLD_STEPS = 10;

function stateOf({ isOn, availability, download }: OwnModel): string {
  if (download === 1) return 'Downloaded. The browser is getting it ready…';
  if (download !== null) {
    const percent = (Math.floor(download * TOLD_STEPS) * 100) / TOLD_STEPS;
    return percent === 0 ? 'Opening the model…' : `Downloading the model: ${percent} % so far.`;
  }
  if (availability === undefined) return 'Asking the browser…';
  if (!isOn) return OFF_STATES[availability];
  return availability === 'available'
    ? 'On, in this browser.'
    : 'On, but the browser has no model at hand: it was removed, or is not whole yet.';
}

function Download({ download, cancel }: { download: number; cancel: () => void }) {
  return (
    <div className="space-y-3">
      <progress
        aria-label="Download of the model"
        max={1}
        value={download}
        className="progress-line"
      />
      <Button variant="outline" onClick={cancel}>
        Cancel the download
      </Button>
    </div>
  );
}

/** What it takes, by Chrome's own statement: developer.chrome.com/docs/ai/get-started. */
function Facts() {
  return (
    <dl className="space-y-3 text-sm [&_dt]:font-semibold [&_dd]:text-soft">
      <div>
        <dt>Where it runs</dt>
        <dd>
          In this browser, on this computer. No provider of models gets a word. What it proposes
          goes to Trueline, which has your resume already.
        </dd>
      </div>
      <div>
        <dt>What becomes of it</dt>
        <dd>
          Each wording is checked like every other change: what your resume contradicts is never
          offered, and what only you can know waits for your word. It is slower than the run itself;
          you can stop it at any time.
        </dd>
      </div>
      <div>
        <dt>What it needs</dt>
        <dd>
          A desktop or laptop. Chrome asks for a graphics card with more than 4 GB, or 16 GB of
          memory and 4 processor cores. Other browsers may ask for something else.
        </dd>
      </div>
      <div>
        <dt>What it takes on the disk</dt>
        <dd>
          3 to 4 GB, downloaded once for all websites; Chrome wants 22 GB free before it starts, and
          a connection without a data limit. To remove the model, use your browser’s settings.
        </dd>
      </div>
    </dl>
  );
}

/** Turns the browser's own model on, with its download, and off. */
export function OwnModelSwitch({ api }: { api: PromptApi }) {
  const id = useId();
  const model = useOwnModel(api);
  const { isOn, availability, download, trouble } = model;
  const isBusy = download !== null;
  const isLost = isOn && !isBusy && availability !== undefined && availability !== 'available';
  return (
    <div className="space-y-5">
      <div className="flex items-start gap-4">
        <div className="grow">
          <label htmlFor={id} className="font-semibold">
            Use this computer’s own model
          </label>
          <p id={`${id}-state`} role="status" className="text-sm text-soft">
            {stateOf(model)}
          </p>
        </div>
        <input
          type="checkbox"
          role="switch"
          id={id}
          aria-describedby={`${id}-state`}
          checked={isOn || isBusy}
          aria-checked={isOn || isBusy}
          disabled={!isOn && !isBusy && (availability ?? 'unavailable') === 'unavailable'}
          onChange={({ target }) => {
            if (isBusy) model.cancel();
            else if (target.checked) model.turnOn();
            else model.turnOff();
          }}
          className="switch"
        />
      </div>
      {isBusy && <Download download={download} cancel={model.cancel} />}
      {isLost && availability !== 'unavailable' && (
        <Button variant="outline" onClick={model.turnOn}>
          Download the model again
        </Button>
      )}
      {trouble !== null && (
        <Notice tone="conflict" title="The model was not turned on" urgent>
          {trouble}
        </Notice>
      )}
      <Facts />
    </div>
  );
}
