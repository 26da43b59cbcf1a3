import { widthsOf } from '#shared/platform/pictures/picture-widths.ts'

/** A heading of an article, with the id by which an address names it. */
export type ArticleHeading = { id: string; text: string; level: 2 | 3 | 4 }

export type Article = { html: string; headings: ArticleHeading[] }

/** The ids the document itself uses. */
const idsOfDocument = ['config', 'main', 'root', 'start', 'state']

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const idOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'section'

/**
 * Cleaned HTML as a page shows it: its headings can be named in an address, its tables scroll by themselves where the
 * screen is narrower than they are, and its pictures come in the width that the screen needs.
 */
export function articleOf(cleaned: string): Article {
  const taken = new Set(idsOfDocument)
  const headings: ArticleHeading[] = []
  const html = cleaned
    .replace(/<h([234])>(.*?)<\/h\1>/gs, (_, level: string, content: string) => {
      const text = plainText(content)
      const base = idOf(text)
      let id = base
      for (let count = 2; taken.has(id); count++) id = `${base}-${count}`
      taken.add(id)
      headings.push({ id, text, level: Number(level) as 2 | 3 | 4 })
      return `<h${level} id="${id}">${content}</h${level}>`
    })
    .replace(/<img src="([^"]*)"/g, (tag, src: string) => {
      const widths = widthsOf(src)
      return widths ? `${tag} srcset="${widths}" sizes="(min-width: 48rem) 46rem, 100vw"` : tag
    })
    // People who cannot drag scroll with the keys, which takes a focus.
    .replaceAll('<table>', '<div class="article-table" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    // As browsers write it, so that a page that reads it from there holds the same text.
    .replaceAll(' />', '>')
    .replaceAll('\u00a0', '&nbsp;')
  return { html, headings: headings.filter(({ text }) => text !== '') }
}
