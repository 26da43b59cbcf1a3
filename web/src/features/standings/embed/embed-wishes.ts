import type { EmbeddedClass } from './embed-path.ts'

type EmbedWishes = Partial<EmbeddedClass> & { scope: string; theme: 'dark' | 'light' | undefined }

/** What an address of the embedded standings asks for. A scope or a theme that makes no sense is as if it were not there. */
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
