/**
 * Starts a page’s first file once the page has been painted, so that nothing competes with what is read first. It
 * stands in the page itself: the content security policy names it by its hash, so it is the same everywhere.
 */
export const startScript =
  'new PerformanceObserver((_,o)=>{o.disconnect();import(document.getElementById("start").dataset.boot)}).observe({type:"paint",buffered:true})'
