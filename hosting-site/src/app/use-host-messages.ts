// Tells the framing page which item is open (O2.2-03). Item guids are public and frame-ancestors limits who may frame us, so
// the message may go to any origin.
import { useEffect } from 'react';

export function useHostMessages(itemGuid: string | undefined): void {
  useEffect(() => {
    if (itemGuid === undefined || window.parent === window) return;
    const tell = (action: 'add_item' | 'remove_item') =>
      window.parent.postMessage({ type: 'URL_UPDATE', action, itemGuid }, '*');
    tell('add_item');
    return () => tell('remove_item');
  }, [itemGuid]);
}
