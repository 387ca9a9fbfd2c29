import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';

const NavigatedContext = createContext(false);

/**
 * Knows whether the person has moved within the app, so that a freshly loaded page keeps the
 * browser's own focus, and says the name of each page that opens after that.
 */
export function PageFocusProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  const navigated = location !== first;
  const announcer = useRef<HTMLParagraphElement>(null);
  // The title of the new page stands in the document once it is drawn, and nowhere before.
  useEffect(() => {
    if (navigated && location.pathname && announcer.current) {
      announcer.current.textContent = document.title;
    }
  }, [navigated, location.pathname]);
  return (
    <NavigatedContext value={navigated}>
      {children}
      <p ref={announcer} role="status" className="sr-only" />
    </NavigatedContext>
  );
}

/** A page's one main heading: it takes the focus when a page opens. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const navigated = useContext(NavigatedContext);
  const focus = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (navigated) heading?.focus({ preventScroll: true });
    },
    [navigated],
  );
  return (
    <h1
      ref={focus}
      tabIndex={-1}
      className={className ?? 'text-2xl font-semibold tracking-tight sm:text-3xl'}
    >
      {children}
    </h1>
  );
}
