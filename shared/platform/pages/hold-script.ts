/** The window of a page that contains `holdScript`. */
export type HoldingWindow = { held?: Event[] }

/**
 * Keeps what is pressed, sent and chosen before the application listens. A browser would send the form by itself, with
 * all that was typed in the address, even a password, and a choice would go unheard. The page’s first file, which may
 * come later, needs to know about it. It stands in every page, as `startScript` does.
 */
export const holdScript =
  'for(const t of["click","submit","change"])addEventListener(t,e=>{if(document.documentElement.dataset.start!="done"&&(t!="click"||e.target.closest("button"))){e.preventDefault();(self.held??=[]).push(e)}},true)'
