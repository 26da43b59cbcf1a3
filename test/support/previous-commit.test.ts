import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { extractCommit, previousCommit } from './previous-commit.ts'

let folder: string
let repository: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  repository = join(folder, 'repository')
  mkdirSync(repository)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function git(...args: string[]): string {
  const as = ['-c', 'user.name=Dana', '-c', 'user.email=dana@example.test', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...as, ...args], { cwd: repository, encoding: 'utf8' }).trim()
}

function commit(version: string): string {
  for (const path of ['shared/routes.ts', 'functions/a.ts', 'lib/a.ts', 'test/support/a.ts']) {
    mkdirSync(join(repository, path, '..'), { recursive: true })
    writeFileSync(join(repository, path), `export const version = '${version}'\n`)
  }
  writeFileSync(join(repository, 'package.json'), '{ "type": "module" }')
  git('add', '-A')
  git('commit', '-qm', version)
  return git('rev-parse', 'HEAD')
}

test('what is committed is compared with the commit before it, what has changed since with the last one', () => {
  git('init', '-q')
  const [first, second] = [commit('one'), commit('two')]
  expect(previousCommit(repository, '')).toEqual({ commit: first })
  writeFileSync(join(repository, 'notes.txt'), 'about nothing that runs')
  expect(previousCommit(repository, '')).toEqual({ commit: first })
  writeFileSync(join(repository, 'shared/new.ts'), '')
  expect(previousCommit(repository, '')).toEqual({ commit: second })
  expect(previousCommit(repository, first)).toEqual({ commit: first })
})

test('where there is no history, the reason is said', () => {
  expect(previousCommit(repository, '')).toEqual({ missing: 'this is no checkout of a repository' })
  git('init', '-q')
  commit('one')
  expect(previousCommit(repository, '')).toEqual({
    missing: 'the history of this checkout does not reach HEAD^',
  })
})

test('a shallow clone has no previous commit', () => {
  git('init', '-q')
  commit('one')
  commit('two')
  const clone = join(folder, 'clone')
  git('clone', '-q', '--depth=1', pathToFileURL(repository).href, clone)
  expect(previousCommit(clone, '')).toEqual({ missing: 'the history of this checkout does not reach HEAD^' })
})

test('the files of a commit are those that it had, whatever lies in the checkout', () => {
  git('init', '-q')
  for (const name of ['access-callers', 'ask-routes', 'ask-as-before']) {
    mkdirSync(join(repository, 'test/support'), { recursive: true })
    writeFileSync(join(repository, `test/support/${name}.ts`), '')
  }
  const first = commit('one')
  commit('two')
  mkdirSync(join(repository, 'node_modules/zod'), { recursive: true })
  const extracted = join(folder, 'extracted')
  extractCommit(repository, first, extracted)
  expect(readFileSync(join(extracted, 'shared/routes.ts'), 'utf8')).toContain('one')
  expect(existsSync(join(extracted, 'node_modules/zod'))).toBe(true)
  expect(existsSync(join(extracted, 'test/support/ask-as-before.ts'))).toBe(true)
})
