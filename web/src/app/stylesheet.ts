/** A style rule, or a group of rules such as a layer or a media query, as the stylesheet has it. */
export type Rule = {
  /** A selector list, or an at-rule with its condition. */
  prelude: string
  /**
   * The text between the braces of a rule that holds no others. It is undefined for a statement such as
   * `@layer a, b;`
   */
  body?: string
  rules?: Rule[]
}

const groups = /^@(layer|media|supports|container|scope|starting-style)\b/

/** Takes apart a stylesheet that a build has minified: no comments but the first, no nested style rules. */
export function parseStylesheet(css: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const letter = css[at]
    if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '\\') at++
    else if (css.startsWith('/*', at)) {
      at = css.indexOf('*/', at) + 1
      start = at + 1
    } else if (letter === ';') {
      rules.push({ prelude: css.slice(start, at) })
      start = at + 1
    } else if (letter === '{') {
      const end = endOfBlock(css, at)
      const prelude = css.slice(start, at)
      const body = css.slice(at + 1, end)
      rules.push(groups.test(prelude) ? { prelude, rules: parseStylesheet(body) } : { prelude, body })
      at = end
      start = end + 1
    }
  }
  return rules
}

function endOfBlock(css: string, from: number): number {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const letter = css[at]
    if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '\\') at++
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  throw new Error(`the stylesheet ends inside of ${css.slice(from, from + 40)}`)
}

function endOfString(css: string, from: number): number {
  const quote = css[from]
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === quote) return at
  }
  throw new Error(`the stylesheet ends inside of ${css.slice(from, from + 40)}`)
}

/** Cuts a list at its separators, but not inside of brackets and quotes. */
export function splitList(list: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at++) {
    const letter = list[at]
    if (letter === '"' || letter === "'") at = endOfString(list, at)
    else if (letter === '\\') at++
    else if (letter === '(' || letter === '[') depth++
    else if (letter === ')' || letter === ']') depth--
    else if (letter === separator && depth === 0) {
      parts.push(list.slice(start, at))
      start = at + 1
    }
  }
  parts.push(list.slice(start))
  return parts
}
