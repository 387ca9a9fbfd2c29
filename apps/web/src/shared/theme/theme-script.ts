/**
 * Runs in the head before anything is drawn, so that the stored theme shows without a flash.
 * Its text is the same in every page, so that one hash lets it through the content security policy.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('ui-theme');if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';if(t==='light')document.documentElement.dataset.theme=t}catch(e){console.warn(e)}`;
