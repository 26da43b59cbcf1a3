/** Signs without a form of their own: they hide what stands in a text, or break a host in two for who looks for it. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}]/gu

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  colon: ':',
  period: '.',
  sol: '/',
  commat: '@',
  tab: ' ',
  newline: '\n',
}

function characterOf(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isOne ? String.fromCodePoint(code) : ''
}

const withoutEntities = (text: string) =>
  text
    .replace(/&#x([\da-f]{1,6});?/gi, (_, hex: string) => characterOf(Number.parseInt(hex, 16)))
    .replace(/&#(\d{1,7});?/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&([a-z]{2,7});/gi, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

/** What stands between these is no text of anyone. */
const withoutHidden = (text: string) =>
  text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template|iframe|noscript|svg|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')

const withoutTags = (text: string) =>
  text
    .replace(/<(https?:\/\/[^\s<>]*)>/gi, '$1')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z!?/][^<>]*>/gi, '')
    .replace(/<(?=[a-z!?/])/gi, '')

/** A link keeps its words, and its address beside them where that is another text. */
function linkWords(_: string, image: string, words: string, address: string): string {
  if (image) return words
  const isSame = words.trim() === address
  return isSame || address === '' ? words : `${words} ( ${address} )`
}

const withoutMarks = (text: string) =>
  text
    .replace(/^[ \t]*(?:```|~~~).*$/gm, '')
    .replace(/^[ \t]*\[[^\]\n]*\]:.*$/gm, '')
    .replace(/(!?)\[([^[\]]*)\]\(\s*<?([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?:\s[^()]*)?\)/g, linkWords)
    .replace(/!?\[([^[\]]*)\]\[[^[\]]*\]/g, '$1')
    .replace(/^[ \t]{0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
    .replace(/^[ \t]*(?:[*_-][ \t]*){3,}$/gm, '')
    .replace(/^([ \t]*)[*+][ \t]+/gm, '$1- ')
    .replace(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]*?\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]*?\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`+([^`\n]*)`+/g, '$1')

/** Placeholders of prepared replies that no one has filled in. */
const withoutPlaceholders = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, '')

const mostRounds = 10
/** More than any draft keeps. */
const mostRead = 20_000

/** The words of a text that may hold HTML and Markdown, also one within the other. */
export function plainText(written: string): string {
  let text = written
    .slice(0, mostRead)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
  for (let round = 0; round < mostRounds; round++) {
    const before = text
    text = withoutEntities(text).replace(unseen, '')
    text = withoutPlaceholders(withoutMarks(withoutTags(withoutHidden(text))))
    if (text === before) return text
  }
  // What is nested so deeply is no text that anyone needs.
  return text.replace(/[<>]/g, '')
}
