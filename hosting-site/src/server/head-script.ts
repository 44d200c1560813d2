// The one script in the page itself: it must run before anything is drawn, since a cached page cannot know what this guest chose,
// and nothing else hears what is pressed before the page's own scripts have come (app/start-page.ts).
// Nothing of the restaurant or the request is in it, so that the policy knows it by one hash.
import { FORMER_THEME_KEY, THEME_KEY } from '@bite/shared/shell/theme';

const THEME =
  `try{let s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}")||s.getItem("${FORMER_THEME_KEY}");` +
  'if(t=="light"||t=="dark")d.theme=t;else if(t=="system")delete d.theme}catch{}';

const EARLY_PRESSES =
  'pressedEarly=[];' +
  'addEventListener("click",e=>{let b=e.target.closest?.("#root button");b&&pressedEarly?.push(b)},true)';

export const HEAD_SCRIPT = `${THEME};${EARLY_PRESSES}`;
