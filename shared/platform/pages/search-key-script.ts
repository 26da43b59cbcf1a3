/**
 * Ctrl+K, or Command+K, moves to the search field: that of the header, or that of the menu, which opens for it. The
 * first press counts too, long before the application listens, and the browser types what follows into the field
 * itself. A text that takes the key, such as for a link, keeps it. It stands in every page, as `startScript` does.
 */
export const searchKeyScript =
  'addEventListener("keydown",e=>{if(!/^k$/i.test(e.key)||e.ctrlKey==e.metaKey||e.altKey||e.shiftKey||e.defaultPrevented)return;for(const f of document.querySelectorAll("[aria-keyshortcuts~=\\"Meta+K\\"]")){const m=f.closest("details"),o=m?.open;if(m)m.open=true;if(f.getClientRects()[0]){e.preventDefault();f.focus();f.select();return}if(m)m.open=o}})'
