import { escapeHtml } from '#shared/platform/html/escape-html.ts'
import { absolute, type CampaignLinks } from './campaign-links.ts'
import { decoded, piecesOf } from './html-parts.ts'
import { edge, faint, ink, type Looks } from './mail-styles.ts'
import { inertHtml } from './placeholders.ts'

const title = (size: number) =>
  `class="ink" style="margin:24px 0 8px;font-size:${size}px;line-height:1.3;font-weight:700;color:${ink}"`
const list = `class="ink" style="margin:0 0 16px;padding:0 0 0 24px;font-size:16px;line-height:1.6;color:${ink}"`
const cell = `class="cell ink line" style="padding:8px 10px;border:1px solid ${edge};text-align:left;vertical-align:top;font-size:15px;line-height:1.45;color:${ink};word-break:break-word"`
const code = 'font-family:Menlo,Consolas,monospace;font-size:14px'

const styles: Record<string, string> = {
  h2: title(20),
  h3: title(18),
  h4: title(16),
  ul: list,
  ol: list,
  li: 'style="margin:0 0 6px"',
  blockquote: `class="faint line" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:4px solid ${edge};color:${faint}"`,
  code: `style="${code}"`,
  pre: `class="ink" style="margin:0 0 16px;white-space:pre-wrap;word-break:break-word;color:${ink};${code}"`,
  table:
    'width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;border-collapse:collapse;width:100%"',
  th: cell,
  td: cell,
  figure: 'style="margin:0 0 16px"',
  figcaption: `class="faint" style="margin:8px 0 0;font-size:14px;line-height:1.5;color:${faint}"`,
}

/** Their paragraphs stand close together. */
const holders = new Set(['blockquote', 'li', 'td', 'th', 'figcaption'])

/** A link whose mark leads the reader to where they unsubscribe, or choose what they get. */
const marks = /\{\{\s*(unsubscribeUrl|preferencesUrl)\s*\}\}/g
const wordsOf = { unsubscribeUrl: 'Unsubscribe', preferencesUrl: 'Email preferences' }

/** Clean HTML with the look of mails in each of its elements, because mail programs know no style sheets. */
export function styledHtml(html: string, looks: Looks, links: CampaignLinks): string {
  const open: boolean[] = []
  let inside = 0
  return piecesOf(html)
    .map((piece) => {
      if ('words' in piece) {
        if (open.length > 0) return piece.words
        return piece.words.replace(marks, (_, name: keyof typeof wordsOf, at: number, text: string) => {
          const isInside = /[^\s.!?:]\s*$/.test(text.slice(0, at))
          const words = isInside ? wordsOf[name].toLowerCase() : wordsOf[name]
          return `<a href="{{${name}}}" ${looks.link}>${words}</a>`
        })
      }
      const { name, isEnd, attributes } = piece
      if (name === 'a') {
        if (isEnd) return open.pop() ? '</a>' : ''
        const address = attributes.href === undefined ? undefined : links.to(attributes.href)
        open.push(address !== undefined)
        return address ? `<a href="${escapeHtml(address)}" ${looks.link}>` : ''
      }
      if (holders.has(name)) inside += isEnd ? -1 : 1
      if (isEnd) return `</${name}>`
      if (name === 'hr') return `<hr ${looks.line}>`
      if (name === 'img') return pictureHtml(attributes)
      const kept = ['colspan', 'rowspan', 'scope', 'start'].flatMap((key) =>
        attributes[key] === undefined ? [] : [` ${key}="${escapeHtml(attributes[key])}"`],
      )
      const style = name === 'p' ? (inside > 0 ? 'style="margin:0 0 4px"' : looks.text) : styles[name]
      return `<${name}${kept.join('')}${style ? ` ${style}` : ''}>`
    })
    .join('')
}

/** A picture that is as wide as it was drawn, and never wider than the mail. */
export const pictureHtml = ({ src = '', alt = '', width }: Record<string, string>): string => {
  const most = Math.min(Number(width ?? 0) || 520, 520)
  return `<img src="${escapeHtml(absolute(decoded(src)))}" alt="${inertHtml(alt)}" width="${most}" style="display:block;width:100%;max-width:${most}px;height:auto;border:0;border-radius:8px">`
}
