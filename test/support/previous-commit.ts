import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Asked } from './ask-routes.ts'
import type { SharedCloud } from './shared-cloud.ts'

/** Layers in which a change makes the tree another one than that of its last commit. */
const layers = ['shared', 'functions', 'lib', 'test']

/** What asks for this commit, with the fixtures of the other. */
const asking = ['access-callers.ts', 'ask-routes.ts', 'ask-as-before.ts']

const tryGit = (root: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/**
 * The commit that was before what lies in the checkout: its last one, if something has changed since. PREVIOUS_COMMIT
 * names another, such as the one that is deployed. Without history there is a reason instead.
 */
export function previousCommit(
  root: string,
  asked = process.env.PREVIOUS_COMMIT,
): { commit: string } | { missing: string } {
  const changes = tryGit(root, 'status', '--porcelain', '--', ...layers)
  if (changes === undefined) return { missing: 'this is no checkout of a repository' }
  const name = asked || (changes ? 'HEAD' : 'HEAD^')
  const commit = tryGit(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  return commit ? { commit } : { missing: `the history of this checkout does not reach ${name}` }
}

/** Writes the files of a commit into a folder, with the packages of this checkout. */
export function extractCommit(root: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = join(folder, 'commit.tar')
  execFileSync('git', ['archive', `--output=${archive}`, commit, ...layers, 'package.json'], { cwd: root })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  for (const file of asking)
    copyFileSync(join(root, 'test/support', file), join(folder, 'test/support', file))
}

/** Asks the routes of this commit what the fixtures of an extracted one ask. Those that it cannot ask are left out. */
export async function askAsBefore(
  folder: string,
  names: readonly string[],
  cloud: SharedCloud,
): Promise<Asked[]> {
  const asked: Asked[] = []
  const script = join(folder, 'test/support/ask-as-before.ts')
  const child = fork(script, [JSON.stringify([cloud, names])], {
    cwd: folder,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  child.on('message', (one) => asked.push(one as Asked))
  await once(child, 'exit')
  return asked.filter((one) => 'answer' in one)
}
