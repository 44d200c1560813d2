// Stands in for the package react-style-singleton (vite.config.ts), which radix-ui's dialogs use to stop the page behind from
// scrolling. That one writes a <style>, whose text changes with the window, so that no Content-Security-Policy could name it;
// a sheet that is made in the document's own script needs no permission.
import { createElement, useEffect, useRef } from 'react';

/** Styles that are there as long as anybody uses them; those of the first count. */
function sharedSheet() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(styles: string) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    },
  };
}

interface StylesProps {
  styles: string;
}

function Styles({ sheet, styles }: StylesProps & { sheet: ReturnType<typeof sharedSheet> }) {
  const first = useRef(styles);
  useEffect(() => {
    sheet.add(first.current);
    return () => sheet.remove();
  }, [sheet]);
  return null;
}

/** A component that draws nothing and keeps its styles in the page while it is there. */
export function styleSingleton() {
  const sheet = sharedSheet();
  return (props: StylesProps) => createElement(Styles, { ...props, sheet });
}
