/** The window of a page that `holdScript` stands in. */
export type HoldingWindow = { held?: Event[] }

/**
 * Keeps what is pressed, sent and chosen before the application listens: a browser would send the form by itself, with
 * all that was typed, a password too, in the address, and nobody would hear of a choice. The page’s first file, which
 * may come later, wants to know of it. It stands in every page, as `startScript` does.
 */
export const holdScript =
  'for(const t of["click","submit","change"])addEventListener(t,e=>{if(document.documentElement.dataset.start!="done"&&(t!="click"||e.target.closest("button"))){e.preventDefault();(self.held??=[]).push(e)}},true)'
