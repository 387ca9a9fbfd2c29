import { useEffect, useState } from 'react';

/** Below the bars at the top, and no lower than the middle: where the eye reads. */
const READING_ZONE = '-136px 0px -50% 0px';

const sectionOf = (headingId: string) =>
  document.getElementById(headingId)?.closest('section') ?? null;

/** Which section, named by its heading's id, the person is reading: the first that reaches into the upper half of the window. */
export function useSectionInView(headingIds: readonly string[]): string | undefined {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set());
  const ids = headingIds.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target);
            else next.delete(target);
          }
          return next;
        }),
      { rootMargin: READING_ZONE },
    );
    for (const id of ids.split(' ')) {
      const section = sectionOf(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return headingIds.find((id) => {
    const section = inView.size > 0 ? sectionOf(id) : null;
    return section !== null && inView.has(section);
  });
}
