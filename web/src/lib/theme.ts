export type Theme = 'dark' | 'light'

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'

/** Changes the page immediately. The cookie lets the server render the next one in the same theme. */
export function setTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `theme=${theme}; Path=/; Max-Age=34560000; SameSite=Lax${secure}`
  show(theme)
}

/** Follows the system when it changes, until a theme is chosen here. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', ({ matches }) => {
    if (!/(^|; )theme=/.test(document.cookie)) show(matches ? 'light' : 'dark')
  })
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--c-ground').trim()
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground)
}
