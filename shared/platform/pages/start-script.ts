/**
 * Starts a page’s first file once something to read has been painted, so that nothing competes with it; a busy machine
 * may paint the empty background before. It stands in the page itself: the content security policy names it by its
 * hash, so it is the same everywhere.
 */
export const startScript =
  'new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();import(document.getElementById("start").dataset.boot)}}).observe({type:"paint",buffered:true})'
