import type { EmbeddedClass } from './embed-path.ts'

type EmbedWishes = Partial<EmbeddedClass> & { scope: string; theme: 'dark' | 'light' | undefined }

/** Reads the options of the embedded standings from an address. An invalid scope or theme is ignored. */
export function embedWishes(search: URLSearchParams): EmbedWishes {
  const scope = search.get('scope') ?? ''
  const theme = search.get('theme')
  const [seasonId, classKey] = [search.get('season'), search.get('class')]
  return {
    ...(seasonId && { seasonId }),
    ...(classKey && { classKey }),
    scope: /^[A-Z]{2}$/.test(scope) ? scope : 'all',
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
  }
}
