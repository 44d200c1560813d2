// Which category is in view, and the scroll position for another one (O2.2-12, O2.2-13). In pixels of the document.

/** Offsets from the specification. */
const ACTIVE_LINE = 180;
const TARGET_GAP = 104;
const FIXED_BAR = 68;
const SHORT_SECTION_GAP = 60;
/** Below this height a section is short, and its title is placed a little lower. */
const SHORT_SECTION = 240;

export interface SectionBox {
  id: string;
  top: number;
  height: number;
}

export interface ScrollState {
  scrollTop: number;
  viewHeight: number;
  pageHeight: number;
  /** The chip bar has reached the top and sticks there. */
  isBarFixed: boolean;
}

/** The last category whose top has passed the line; the last one at the end of the page. */
export function activeSection(sections: readonly SectionBox[], scroll: ScrollState): string | undefined {
  if (scroll.scrollTop > 0 && scroll.scrollTop + scroll.viewHeight >= scroll.pageHeight - 2)
    return sections.at(-1)?.id;
  const line = scroll.scrollTop + ACTIVE_LINE + (scroll.isBarFixed ? FIXED_BAR : 0);
  return (sections.findLast((section) => section.top <= line) ?? sections[0])?.id;
}

/** The scroll position at which the section's title is visible below header and bar. */
export function scrollTarget(section: SectionBox, isBarFixed: boolean): number {
  const gap =
    TARGET_GAP + (isBarFixed ? FIXED_BAR : 0) + (section.height < SHORT_SECTION ? SHORT_SECTION_GAP : 0);
  return Math.max(0, section.top - gap);
}
