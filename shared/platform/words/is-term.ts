/** Chinese, Japanese and Korean, where one character can be a whole name. */
const cjk = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}]'

/** The pattern of a sufficient query, for forms: two characters, or one of Chinese, Japanese or Korean. */
export const termPattern = `.{2,}|${cjk}`

const term = new RegExp(`^(?:${termPattern})$`, 'su')
const startsWithCjk = new RegExp(`^${cjk}`, 'u')

export const isTerm = (text: string): boolean => term.test(text)

/** Terms are spread over partitions by their shortest beginning that can be looked up. */
export const termGroup = (text: string): string =>
  [...text].slice(0, startsWithCjk.test(text) ? 1 : 2).join('')
