// The one script in the page itself: it must run before anything is drawn, since a cached page cannot know what this guest chose.
// Nothing of the restaurant or the request is in it, so that the policy knows it by one hash.
import { FORMER_THEME_KEY, THEME_KEY } from '@bite/shared/shell/theme';

export const THEME_SCRIPT =
  `try{let s=localStorage,d=document.documentElement.dataset,t=s.getItem("${THEME_KEY}")||s.getItem("${FORMER_THEME_KEY}");` +
  'if(t=="light"||t=="dark")d.theme=t;else if(t=="system")delete d.theme}catch{}';
