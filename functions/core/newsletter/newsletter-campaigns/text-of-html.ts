import type { CampaignLinks } from './campaign-links.ts'
import { decoded, piecesOf } from './html-parts.ts'
import { inertText } from './placeholders.ts'

const paragraphs = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'table', 'figure', 'hr'])

/** Clean HTML as plain text: paragraphs apart, lists with signs, each link with its address behind its words. */
export function textOfHtml(html: string, links: CampaignLinks): string {
  let text = ''
  let isVerbatim = false
  const lists: { next: number | undefined }[] = []
  const open: { href: string | undefined; from: number }[] = []
  const newLine = () => {
    text = text.replace(/[ \u00a0]+$/, '')
    if (text && !text.endsWith('\n')) text += '\n'
  }
  const newParagraph = () => {
    newLine()
    if (text && !text.endsWith('\n\n')) text += '\n'
  }
  const begin = (name: string, attributes: Record<string, string>) => {
    if (name === 'br') text += '\n'
    if (name === 'hr') text += '* * *\n\n'
    if (name === 'pre') isVerbatim = true
    if (name === 'ul') lists.push({ next: undefined })
    if (name === 'ol') lists.push({ next: Number(attributes.start ?? 1) })
    if (name === 'li') beginItem()
    if (name === 'tr' || name === 'figcaption') newLine()
    if (name === 'img' && attributes.alt) text += `[${inertText(attributes.alt)}]`
    if (name === 'a') open.push({ href: attributes.href, from: text.length })
  }
  const beginItem = () => {
    newLine()
    const list = lists.at(-1)
    const sign = list?.next === undefined ? '-' : `${list.next++}.`
    text += `${'  '.repeat(Math.max(0, lists.length - 1))}${sign} `
  }
  const end = (name: string) => {
    if (name === 'pre') isVerbatim = false
    if (name === 'ul' || name === 'ol') lists.pop()
    if (name === 'td' || name === 'th') text += ' | '
    if (name === 'tr') text = text.replace(/ \| $/, '\n')
    if (name === 'a') endLink(open.pop())
  }
  const endLink = (link: (typeof open)[number] | undefined) => {
    const address = link?.href === undefined ? undefined : links.to(link.href)
    if (!link || !address) return
    const words = text.slice(link.from).trim()
    const plain = address.replace(/^(?:mailto|tel):/i, '')
    const said = [link.href, link.href?.replace(/^(?:mailto:|tel:|https:\/\/)/i, '')]
    if (said.includes(words)) text = text.slice(0, link.from) + plain
    else if (words) text += ` (${plain})`
  }
  for (const piece of piecesOf(html)) {
    if ('words' in piece) {
      const words = decoded(piece.words)
      const plain = isVerbatim ? words : words.replace(/[ \t\r\n]+/g, ' ')
      text += /\n$|^$/.test(text) && !isVerbatim ? plain.trimStart() : plain
      continue
    }
    const { name, isEnd, attributes } = piece
    // A list inside another, and the paragraph of an item, go on where they are.
    const isApart = paragraphs.has(name) && lists.length === 0
    if (isApart) newParagraph()
    if (isEnd) end(name)
    else begin(name, attributes)
    if (isApart && isEnd) newParagraph()
  }
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
