import { dirname } from 'node:path'
import { aliasOf, codeNameOf, filesOf, inOrder, textOf, written } from './registry-text.ts'

const width = 110

/** Joins every contract that a noun exports from its `contract.ts` and the files beside it. */
export function routesRegistry(): string {
  const contracts = filesOf('shared/*/*/{contract,*-contract}.ts')
    .map((file) => ({ noun: dirname(file), file, names: namesIn(file) }))
    .filter(({ names }) => names.length > 0)
  const imports = contracts.map(({ file, names }) => listed('import', names, ` from '${aliasOf(file)}'`))
  const nouns = [...Map.groupBy(contracts, ({ noun }) => noun)].map(([noun, files]) => {
    const names = files.flatMap((file) => file.names)
    return listed(`${codeNameOf(noun.split('/').at(-1) ?? '')}:`, names, ',', '  ')
  })
  const joined = `export const routesOfNouns = {\n${nouns.join('')}}\n`
  return `${written('The routes of each noun.')}${imports.join('')}\n${joined}`
}

const namesIn = (file: string) =>
  [...textOf(file).matchAll(/^export const (\w+) = route\(/gm)]
    .map(([, name = '']) => name)
    .toSorted(inOrder())

function listed(start: string, names: string[], end: string, indent = ''): string {
  const line = `${indent}${start} { ${names.join(', ')} }${end}\n`
  const lines = names.map((name) => `${indent}  ${name},\n`).join('')
  return line.length <= width + 1 ? line : `${indent}${start} {\n${lines}${indent}}${end}\n`
}
