import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileNameOf } from '../file-name-of.ts'
import type { AnyNounInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'

const root = join(import.meta.dirname, '../..')
const files = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** So many files of `test/api`, those that use the noun most first, still take less than a minute with the matrices. */
const mostApiFiles = 3

/** The nouns that have anything: the folders below the domains of each layer. */
export const nounNames = (): string[] =>
  [
    ...new Set(
      ['shared', 'functions/core', 'functions/api', 'web/src/features']
        .flatMap((layer) => files(`${layer}/*/*/`))
        .map((folder) => basename(folder)),
    ),
  ].toSorted()

/**
 * The test files that concern a noun: those in its folders, those beside its consumers and jobs, the matrices of all
 * routes (which call only the noun’s), the completeness of nouns, and those of `test/api` that use its contracts most.
 */
export function testsOfNoun(noun: string): { run: string[]; leftOut: string[] } {
  const besideFunctions = functionsOf(noun).flatMap((entry) =>
    files(
      `functions/${entry.startsWith('events/') ? dirname(entry) : entry.replace(/\.ts$/, '')}{/*,}.test.ts`,
    ),
  )
  const ofFolders = [
    ...files(`{shared,functions/core,functions/api,web/src/features}/*/${noun}/**/*.test.{ts,tsx}`),
    ...files(`{lib,lib/local,web/src,web/src/lib}/${noun}/**/*.test.{ts,tsx}`),
    ...files(`test/{infra,api/!(own-*)}/${noun}.test.ts`),
  ]
  const matrices = files('test/api/!(own-*)/*.test.ts').filter((file) =>
    /#test\/support\/(tested|guarded)-routes\.ts/.test(textOf(file)),
  )
  const using = files('test/api/**/*.test.ts')
    .map((file) => ({ file, mentions: mentionsOf(noun, textOf(file)) }))
    .filter(({ file, mentions }) => mentions > 0 && !matrices.includes(file))
    .toSorted((one, other) => other.mentions - one.mentions)
  // An own cloud takes seconds to start: only for the file about the noun.
  const quick = using.filter(({ file, mentions }, at) =>
    file.startsWith('test/api/own-') ? at === 0 && file.includes('own-cloud') : at < 2 || mentions > 1,
  )
  const run = new Set([
    ...besideFunctions,
    ...ofFolders,
    ...quick.slice(0, mostApiFiles).map(({ file }) => file),
    ...(files(`shared/*/${noun}/{contract,*-contract}.ts`).length > 0 ? matrices : []),
    'test/infra/nouns.test.ts',
    'test/infra/registry.test.ts',
  ])
  const inBrowser = files('test/e2e/**/*.test.ts').filter(
    (file) => basename(file).startsWith(noun.replace(/s$/, '')) || mentionsOf(noun, textOf(file)) > 0,
  )
  return {
    run: [...run],
    leftOut: [...using.map(({ file }) => file).filter((file) => !run.has(file)), ...inBrowser],
  }
}

/** The files of its consumers and jobs. */
function functionsOf(noun: string): string[] {
  const infra = Object.entries<AnyNounInfra>(nouns).find(([name]) => fileNameOf(name) === noun)?.[1]
  const jobs = Object.keys(infra?.jobs ?? {}).map((name) => `jobs/${fileNameOf(name)}.ts`)
  return [...jobs, ...Object.values(infra?.consumers ?? {}).map(({ entry }) => entry)]
}

/** Counts how often a test uses the contracts of the noun after importing them. */
function mentionsOf(noun: string, text: string): number {
  const imports = text.matchAll(
    new RegExp(`import \\{([^}]+)\\} from '#shared/[\\w-]+/${noun}/[\\w-]*contract\\.ts'`, 'g'),
  )
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return names
    .filter((name) => /^\w+$/.test(name))
    .reduce((sum, name) => sum + [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length - 1, 0)
}
