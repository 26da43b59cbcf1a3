import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import type { Contract } from '#shared/platform/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { acceptedBreaks } from '#test/support/accepted-breaks.ts'
import { askRoutes } from '#test/support/ask-routes.ts'
import { answerBreaks, contractBreaks, knownTo } from '#test/support/contract-breaks.ts'
import { askAsBefore, extractCommit, previousCommit } from '#test/support/previous-commit.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const root = join(import.meta.dirname, '../../..')
const previous = previousCommit(root)
const cloud = sharedCloud()

/** What of the previous commit no longer works, by the name that the contract had there. */
const breaks = new Map<string, string[]>()
let names: RouteName[]

beforeAll(async () => {
  if ('missing' in previous) return
  const folder = mkdtempSync(join(tmpdir(), 'previous-commit-'))
  try {
    await findBreaks(previous.commit, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function findBreaks(commit: string, folder: string): Promise<void> {
  extractCommit(root, commit, folder)
  const contracts = await contractsIn(folder)
  const contractOf = (name: string) => contracts.routes[name] as Contract
  names = contracts.testedRoutes
  const say = (name: string, found: string[]) =>
    found.length > 0 && breaks.set(name, [...(breaks.get(name) ?? []), ...found])

  const now = new Map(Object.values<Contract>(routes).map((contract) => [addressOf(contract), contract]))
  for (const name of names) {
    const successor = now.get(addressOf(contractOf(name)))
    say(name, successor ? contractBreaks(contractOf(name), successor) : ['is gone'])
  }
  const remaining = names.filter((name) => now.has(addressOf(contractOf(name))))
  const asked = await askAsBefore(folder, remaining, cloud)
  const byThen = asked.length
  const unasked = remaining.filter((name) => name in routes && !asked.some((one) => one.name === name))
  await askRoutes(unasked, { ...cloud, contractOf, inputFor: knownTo, tell: (one) => asked.push(one) })
  for (const one of asked) say(one.name, answerBreaks(contractOf(one.name), one))
  console.log(
    `contracts of ${commit.slice(0, 8)}: ${names.length}, asked by the fixtures of then ${byThen}, of today ${asked.length - byThen}, broken ${breaks.size}`,
  )
}

async function contractsIn(folder: string) {
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href)
  const { testedRoutes }: typeof import('#test/support/tested-routes.ts') = await load(
    'test/support/tested-routes.ts',
  )
  const all: { routes: Record<string, Contract> } = await load('shared/routes.ts')
  return { ...all, testedRoutes }
}

/** Without the names of its parameters, which no one sends. */
function addressOf({ method, path }: Contract): string {
  return `${method} ${path.replace(/:\w+/g, ':')}`
}

test('the functions take the requests of the previous commit, whose site can read their answers', ({
  skip,
}) => {
  if ('missing' in previous) skip(`There is no previous commit to compare with: ${previous.missing}.`)
  const refused = [...breaks].filter(([name]) => !(name in acceptedBreaks))
  const way = 'What breaks on purpose is listed in test/support/accepted-breaks.ts'
  expect(Object.fromEntries(refused), way).toEqual({})
})

test('an accepted break breaks something of the previous commit, or is taken off the list', ({ skip }) => {
  if ('missing' in previous) skip(`There is no previous commit to compare with: ${previous.missing}.`)
  const accepted = Object.keys(acceptedBreaks).filter(
    (name) => !process.env.TEST_NOUN || names.some((tested) => tested === name),
  )
  expect(accepted.filter((name) => !breaks.has(name))).toEqual([])
})
