/** Letters that Unicode takes for letters of their own, below the one that is typed for them. */
const lookalikes: Record<string, string> = {
  a: 'ⱥ',
  ae: 'æ',
  b: 'ƀƃɓ',
  c: 'ƈȼ',
  d: 'đðƌȡɖɗ',
  e: 'ǝəɇɛ',
  f: 'ƒ',
  g: 'ǥɠɣ',
  h: 'ħⱨ',
  hv: 'ƕ',
  i: 'ıɨɩ',
  j: 'ȷɉ',
  k: 'ĸƙⱪ',
  l: 'łƚȴɫⱡ',
  n: 'ŋƞȵɲ',
  o: 'øɔɵ',
  oe: 'œ',
  ou: 'ȣ',
  p: 'ƥᵽ',
  r: 'ɍɽ',
  s: 'ẜẝȿʂ',
  ss: 'ß',
  t: 'ŧƫƭȶʈⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋⱱ',
  w: 'ⱳ',
  y: 'ƴɏ',
  z: 'ƶȥɀʐⱬ',
  // The same letter at the end of a word.
  σ: 'ς',
}

const typedFor = new Map(
  Object.entries(lookalikes).flatMap(([typed, letters]) => [...letters].map((letter) => [letter, typed])),
)

/** The characters people write as an apostrophe, with the letters of some languages that look like one. */
const apostrophes = /['`‘’‛′ʹʻʼʽʾʿˈ՚׳ꞌ]/gu

/** Texts without a letter that is written in more than one way, which most are, are folded in a third of the time. */
const plain = /^[\p{ASCII}‘’“”–—…·]*$/u

const wordsOf = (text: string, forApostrophes: '' | ' '): string =>
  plain.test(text) ? plainWordsOf(text, forApostrophes) : anyWordsOf(text, forApostrophes)

const plainWordsOf = (text: string, forApostrophes: '' | ' '): string =>
  (
    text
      .replace(/['`‘’]/g, forApostrophes)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join(' ')

const anyWordsOf = (text: string, forApostrophes: '' | ' '): string =>
  (
    text
      // An accent on its own, which would become one on a space.
      .replaceAll('´', "'")
      // Ligatures and letters of another width too.
      .normalize('NFKD')
      .replace(apostrophes, forApostrophes)
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[^\p{ASCII}]/gu, (letter) => typedFor.get(letter) ?? letter)
      // Whole letters again, where the parts of one are letters themselves.
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ')

/**
 * A text as names are compared and ordered: lower case, without accents and apostrophes, words of letters and digits
 * only.
 */
export const fold = (text: string): string => wordsOf(text, '')

/** Every way to write a text so: with an apostrophe left out, and with a gap in its place. */
export const foldings = (text: string): string[] => [...new Set([fold(text), wordsOf(text, ' ')])]
