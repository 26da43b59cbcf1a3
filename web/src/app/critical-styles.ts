import { parseStylesheet, type Rule, splitList } from './stylesheet.ts'

type Selector = {
  text: string
  tags: readonly string[]
  classes: readonly string[]
  theme?: string
  /**
   * Attributes and states that the page must have from the start, because nothing else sets them before the
   * stylesheet has loaded.
   */
  states: readonly string[]
  /** Types of fields, as a pattern: the page must have one of them. */
  fields?: string
}
type Declaration = { text: string; variable: string | undefined; uses: readonly string[] }

type Prepared =
  | { kind: 'group'; prelude: string; rules: readonly Prepared[] }
  | { kind: 'style'; selectors: readonly Selector[]; declarations: readonly Declaration[] }
  | { kind: 'named'; of: 'animation' | 'variable'; name: string; text: string; uses: readonly string[] }
  | { kind: 'always'; text: string }

/**
 * The parts of the stylesheet in use: names that rules look for in the page, and names that rules need from
 * each other.
 */
type InUse = Names & {
  theme: string | undefined
  variables: Set<string>
  animations: string
}

/** Everything about a page that decides which rules it needs. */
type Names = {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  /** The attributes that say a state, and the types of fields. */
  attributes: ReadonlySet<string>
  types: ReadonlySet<string>
  /** The variables that the page itself names. */
  named: readonly string[]
}

export type PreparedStyles = readonly Prepared[]

/** The styles picked before, by the names that they follow from: two visits of a page differ in their texts only. */
const picked = new WeakMap<PreparedStyles, Map<string, string>>()
const mostPicked = 200

/** A minified stylesheet, taken apart once so that rules can be picked from it for each page. */
export const prepareStyles = (css: string): PreparedStyles => parseStylesheet(css).map(prepare)

/**
 * Picks the rules that a page can need until its whole stylesheet arrives, after the first paint: rules whose elements
 * and classes all occur in it, in their order, and the variables and animations that they name. Only pointer states can
 * wait, and states that the application sets, which waits for the stylesheet itself; other attributes except the theme
 * are ignored, because opening a menu changes them. A page without a theme may take any. No one prints that early, and
 * nothing is to be fetched before the paint.
 */
export function criticalStyles(rules: PreparedStyles, html: string, theme?: string): string {
  const names = namesIn(html)
  const known = picked.get(rules) ?? new Map<string, string>()
  picked.set(rules, known)
  const key = [theme ?? '', ...Object.values(names).map((each) => [...each].join(' '))].join('\n')
  const before = known.get(key)
  if (before !== undefined) return before
  const inUse = { theme, ...names, variables: new Set<string>(), animations: '' }
  followNames(rules, inUse)
  const css = write(rules, inUse)
  if (known.size >= mostPicked) known.clear()
  known.set(key, css)
  return css
}

function prepare({ prelude, body, rules }: Rule): Prepared {
  if (prelude === '@media print') return { kind: 'group', prelude, rules: [] }
  if (rules) return { kind: 'group', prelude, rules: rules.map(prepare) }
  if (body === undefined) return { kind: 'always', text: `${prelude};` }
  const [, at, name] = /^@(keyframes|property) (.+)$/.exec(prelude) ?? []
  const text = `${prelude}{${body}}`
  if (at && name)
    return { kind: 'named', of: at === 'property' ? 'variable' : 'animation', name, text, uses: usesOf(body) }
  if (prelude.startsWith('@')) return { kind: 'always', text }
  if (/url\((?!["']?data:)/.test(body)) return { kind: 'group', prelude, rules: [] }
  return {
    kind: 'style',
    selectors: splitList(prelude, ',')
      .filter((text) => !ofPointer.test(text))
      .map(selector),
    // Prefixes that two minifiers add come more than once.
    declarations: [...new Set(splitList(body, ';').filter(Boolean))].map(declaration),
  }
}

const usesOf = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)

const declaration = (text: string): Declaration => ({
  text,
  variable: /^(--[\w-]+):/.exec(text)?.[1],
  uses: usesOf(text),
})

const ofPointer = /:(?:hover|active)(?![\w-])|::selection/

/** Attributes and states that only the application sets, not the visitor or the very first script. */
const ofApplication = /\[(aria-[\w-]+|data-(?!theme|session|start)[\w-]+)|:(disabled)(?![\w-])/g

/** The parts of a field that only fields of certain types have. */
const fieldParts = [
  [/::-webkit-(?:date|calendar)/, 'date|time|datetime-local|month|week'],
  [/::-webkit-(?:inner|outer)-spin/, 'number'],
  [/::file-selector/, 'file'],
] as const

/** Parses the names that a selector requires: `a.b:not(.c) :where(d)` requires `a`, `b` and `d`. */
function selector(text: string): Selector {
  let bare = text.replace(/(?<!\\)\[([\w-]*)[^\]]*\]/g, '[$1]')
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/:([\w-]+)\(((?:[^()\\]|\\.)*)\)/g, (_, name: string, inside: string) =>
      /^(where|is|has)$/.test(name) && !inside.includes(',') ? ` ${inside}` : ':',
    )
  }
  const states = [...bare.matchAll(ofApplication)].map(([, attribute, state]) => attribute ?? state ?? '')
  bare = bare.replace(/(?<!\\)\[[^\]]*\]/g, '')
  const theme = /\[data-theme=["']?(\w+)/.exec(text)?.[1]
  const fields = fieldParts.find(([part]) => part.test(text))?.[1]
  const className = /\.((?:\\.|[\w-])+)/g
  return {
    text,
    ...(theme && { theme }),
    ...(fields && { fields }),
    states,
    classes: [...bare.matchAll(className)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')),
    tags: [...bare.replace(className, '.').matchAll(/(?<![\w:-])[a-z][\w-]*/gi)].map(([tag]) =>
      tag.toLowerCase(),
    ),
  }
}

/** A tag, classes, the type of a field, or an attribute that says a state. */
const name = /<([a-z][\w-]*)| (?:class="([^"]*)"|type="([\w-]+)"|(aria-[\w-]+|data-[\w-]+|disabled)=)/gi

function namesIn(html: string): Names {
  const tags = new Set(['html', 'head', 'body'])
  const [lists, types, attributes] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const [, tag, classes, type, attribute] of html.matchAll(name)) {
    if (tag) tags.add(tag.toLowerCase())
    else if (classes) lists.add(classes)
    else if (type) types.add(type)
    else if (attribute) attributes.add(attribute)
  }
  return {
    tags,
    classes: new Set(unescapeHtml([...lists].join(' ')).split(/\s+/)),
    attributes,
    types,
    named: [...new Set(usesOf(html))],
  }
}

const unescapeHtml = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const applies = ({ tags, classes, theme, fields, states }: Selector, inUse: InUse) =>
  tags.every((tag) => inUse.tags.has(tag)) &&
  classes.every((name) => inUse.classes.has(name)) &&
  (!theme || !inUse.theme || theme === inUse.theme) &&
  states.every((name) => inUse.attributes.has(name)) &&
  (!fields || fields.split('|').some((type) => inUse.types.has(type)))

/** Collects everything that the rules of the page name, directly or indirectly. */
function followNames(rules: readonly Prepared[], inUse: InUse): void {
  const kept: Declaration[] = []
  const named: Extract<Prepared, { kind: 'named' }>[] = []
  const collect = (rule: Prepared) => {
    if (rule.kind === 'group') rule.rules.forEach(collect)
    else if (rule.kind === 'named') named.push(rule)
    else if (rule.kind === 'style' && rule.selectors.some((each) => applies(each, inUse)))
      kept.push(...rule.declarations)
  }
  rules.forEach(collect)
  inUse.animations = kept
    .filter(({ text }) => /^(--[\w-]*)?anim/.test(text))
    .map(({ text }) => text)
    .join(' ')
  const meanings = Map.groupBy(
    kept.filter(({ variable }) => variable),
    ({ variable }) => variable,
  )
  const open = [
    ...inUse.named,
    ...kept.filter(({ variable }) => !variable).flatMap(({ uses }) => uses),
    ...named.filter((rule) => rule.of === 'animation' && isInUse(rule, inUse)).flatMap(({ uses }) => uses),
  ]
  for (let name = open.pop(); name; name = open.pop()) {
    if (inUse.variables.has(name)) continue
    inUse.variables.add(name)
    for (const { uses } of meanings.get(name) ?? []) open.push(...uses)
  }
}

const isInUse = ({ of, name }: Extract<Prepared, { kind: 'named' }>, { variables, animations }: InUse) =>
  of === 'variable' ? variables.has(name) : new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(animations)

function write(rules: readonly Prepared[], inUse: InUse): string {
  let css = ''
  for (const rule of rules) {
    if (rule.kind === 'always') css += rule.text
    else if (rule.kind === 'named') css += isInUse(rule, inUse) ? rule.text : ''
    else if (rule.kind === 'group') {
      const inside = write(rule.rules, inUse)
      // An empty layer still takes its place in the order of layers.
      if (inside || rule.prelude.startsWith('@layer')) css += `${rule.prelude}{${inside}}`
    } else css += writeStyle(rule, inUse)
  }
  return css
}

function writeStyle({ selectors, declarations }: Extract<Prepared, { kind: 'style' }>, inUse: InUse): string {
  if (!selectors.some((each) => applies(each, inUse))) return ''
  const body = declarations
    .filter(({ variable }) => !variable || inUse.variables.has(variable))
    .map(({ text }) => text)
    .join(';')
  // A selector that a browser does not know voids the whole rule, so one that might be such stays in its list.
  const kept = selectors.filter((each) => each.text.includes(':') || applies(each, inUse))
  return body && `${kept.map(({ text }) => text).join(',')}{${body}}`
}
