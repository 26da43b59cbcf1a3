/** The window of a page that `holdScript` stands in. */
export type HoldingWindow = { heldPress?: HTMLElement }

/**
 * Keeps what is pressed and sent before the application listens: a browser would send the form by itself, with all that
 * was typed, a password too, in the address. Which button it was the page’s first file wants to know, which may come
 * later. It stands in every page, as `startScript` does.
 */
export const holdScript =
  'for(const t of["click","submit"])addEventListener(t,e=>{const b=e.submitter||e.target.closest("button");if((b||t=="submit")&&document.documentElement.dataset.start!="done"){e.preventDefault();if(b)self.heldPress=b}},true)'
