import { useEffect, useRef, useState } from 'react';
import { isAbort, troubleOf } from '../../shared/own-model/model-trouble.ts';
import {
  type Availability,
  openModel,
  type PromptApi,
  readAvailability,
} from '../../shared/own-model/prompt-api.ts';
import { useOwnModelChoice } from '../../shared/own-model/use-own-model-choice.ts';

/** Where the browser's model stands, and the ways to turn it on and off. */
export function useOwnModel(api: PromptApi) {
  const [isOn, choose] = useOwnModelChoice();
  /** Undefined until the browser has told. */
  const [availability, setAvailability] = useState<Availability>();
  /** How much is there, 0 to 1, while it is being downloaded and opened. */
  const [download, setDownload] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => {
    let isShown = true;
    void readAvailability(api).then((found) => isShown && setAvailability(found));
    return () => {
      isShown = false;
      running.current?.abort();
    };
  }, [api]);
  const turnOn = async () => {
    const controller = new AbortController();
    running.current = controller;
    setTrouble(null);
    setDownload(0);
    try {
      // At once, within the person's act: browsers refuse a download that nobody asked for.
      const { signal } = controller;
      const model = await openModel(api, { signal, onDownload: setDownload });
      model.destroy();
      choose(true);
    } catch (error) {
      if (!isAbort(error)) {
        console.warn('The browser’s model was not opened', error);
        setTrouble(troubleOf(error));
      }
    }
    running.current = null;
    setDownload(null);
    setAvailability(await readAvailability(api));
  };
  return {
    isOn,
    availability,
    download,
    trouble,
    turnOn: () => void turnOn(),
    turnOff: () => {
      setTrouble(null);
      choose(false);
    },
    cancel: () => running.current?.abort(),
  };
}
