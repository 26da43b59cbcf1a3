/**
 * On a first visit there is no chosen theme: the page takes the one of the system before anything is painted. It stands
 * in the page itself, as `startScript` does.
 */
export const themeScript =
  'document.documentElement.dataset.theme??=matchMedia("(prefers-color-scheme:light)").matches?"light":"dark"'
