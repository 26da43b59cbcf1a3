import { paletteAsked } from './palette-asked.ts'

/**
 * Ctrl+K, or Command+K, opens the command palette. The first press counts too, long before the application listens: it
 * moves to the search field, that of the header or that of the menu, which opens for it, and the palette goes on with
 * what is typed there. A text that takes the key, such as for a link, keeps it. It stands in every page, as
 * `startScript` does.
 */
export const searchKeyScript = `addEventListener("keydown",e=>{if(!/^k$/i.test(e.key)||e.ctrlKey==e.metaKey||e.altKey||e.shiftKey||e.isComposing||e.defaultPrevented)return;if(!dispatchEvent(new CustomEvent("${paletteAsked}",{cancelable:true}))){e.preventDefault();return}for(const f of document.querySelectorAll("search input[role=combobox]")){const m=f.closest("details"),o=m?.open;if(m)m.open=true;if(f.getClientRects()[0]){e.preventDefault();document.documentElement.dataset.palette=f.id;f.focus();f.select();return}if(m)m.open=o}})`
