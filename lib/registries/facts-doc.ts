import { dirname } from 'node:path'
import { consumers } from '#lib/background-infra/consumers.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import { factsAnnounced } from './facts-announced.ts'
import { filesOf, textOf } from './registry-text.ts'

const code = (name: string) => `\`${name}\``
const listed = (names: readonly string[]) => names.map(code).join(', ')

/** More than these would hide the others in their row. */
const mostListed = 8

function listedShort(names: readonly string[]): string {
  const rest = names.length - mostListed
  return rest > 1 ? `${listed(names.slice(0, mostListed))}, and ${rest} others` : listed(names)
}

/** Writes the map of facts: who announces each, what follows, and what that announces in turn. */
export function factsDoc(): string {
  const announced = allFunctions().map(({ name, infra }) => ({
    name,
    facts: factsAnnounced(`functions/${infra.entry}`),
  }))
  const factsBy = new Map(announced.map(({ name, facts }) => [name, facts]))
  const announcersOf = (fact: string) =>
    announced.flatMap(({ name, facts }) => (facts.includes(fact) ? [name] : []))
  const effectsOf = (fact: string) =>
    Object.entries(consumers)
      .filter(([, { on }]) => 'fact' in on && on.fact === fact)
      .map(([name]) => {
        const further = factsBy.get(name) ?? []
        return further.length === 0 ? code(name) : `${code(name)} → ${listed(further)}`
      })
  const domains = [...Map.groupBy(factFiles(), ({ domain }) => domain)].map(([domain, files]) => {
    const lines = files
      .flatMap(({ facts }) => facts)
      .map(
        (fact) =>
          `| ${code(fact)} | ${listedShort(announcersOf(fact))} | ${effectsOf(fact).join('<br>')} |\n`,
      )
    return `## ${domain}\n\n| Fact | Announced by | Effects, and what they announce |\n| --- | --- | --- |\n${lines.join('')}`
  })
  return `# Facts\n\nWhat happens after something happened: each fact, the functions that announce it, and its consumers. Written by \`npm run registries\`.\n\n${domains.join('\n')}`
}

const factFiles = () =>
  filesOf('functions/core/*/*/facts.ts')
    .filter((file) => /^export const facts\b/m.test(textOf(file)))
    .map((file) => ({
      domain: dirname(file).split('/').at(-2) ?? '',
      facts: [...textOf(file).matchAll(/'([a-z_]+\.[a-z_]+)':/g)].map(([, fact = '']) => fact),
    }))
