/**
 * Keeps what is sent before the application listens: a browser would send the form by itself, with all that was typed,
 * a password too, in the address. It stands in every page, as `startScript` does.
 */
export const holdScript =
  'addEventListener("submit",e=>{if(document.documentElement.dataset.start!="done")e.preventDefault()},true)'
