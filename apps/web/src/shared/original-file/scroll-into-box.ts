/** Scrolls the box that holds an element, not the page, until the element stands in its upper third. */
export function scrollIntoBox(element: HTMLElement | null): void {
  const box = element?.closest('[data-scroll-box]');
  if (!element || !box) return;
  const offset = element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTo({ top: box.scrollTop + offset - box.clientHeight / 3 });
}
