// Plain JavaScript for any Node from 20 on, like the script that it belongs to.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const scope = '@dynoxide/'

/**
 * Installs the database engine for this machine beside the packages of the lock file, which names that of one
 * kind of machine only. Where the registry has none, nothing happens: the platform says what to do when it starts.
 * Returns a sentence if the registry cannot be reached.
 */
export function installEngine(root) {
  const name = `${scope}${process.platform}-${process.arch}`
  const target = join(root, 'node_modules', name)
  if (existsSync(join(target, 'package.json')) || namesAnotherEngine(root)) return undefined
  const version = pinnedVersion(root)
  // Beside its place, so that it arrives there whole or not at all.
  const folder = mkdtempSync(join(root, 'node_modules', '.engine-'))
  try {
    const { status, stderr } = npmInstall(folder, `${name}@${version}`)
    if (status !== 0) return /E404|ETARGET/.test(stderr) ? undefined : couldNot(name, stderr)
    moveUnlessThere(join(folder, 'node_modules', name), target)
    console.log(`Installed ${name} ${version}, the database engine for this machine.`)
    return undefined
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As the platform reads it: what the environment says, even nothing, comes before the file. */
function namesAnotherEngine(root) {
  const { AWS_ENDPOINT_URL_DYNAMODB: named } = process.env
  const file = join(root, '.env')
  if (named !== undefined || !existsSync(file)) return Boolean(named)
  return /^\s*(export\s+)?AWS_ENDPOINT_URL_DYNAMODB\s*=[^\S\n]*(?!""|'')[^\s#]/m.test(
    readFileSync(file, 'utf8'),
  )
}

function pinnedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.entries(optionalDependencies).find(([name]) => name.startsWith(scope))[1]
}

/** In a folder of its own, because npm would remove and change other packages of the project. */
function npmInstall(folder, spec) {
  writeFileSync(join(folder, 'package.json'), '{}')
  const options = [
    '--prefix=.',
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]
  return spawnSync('npm', ['install', ...options, '--loglevel=error', spec], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}

/** Another command may have installed it in the meantime. */
function moveUnlessThere(from, target) {
  mkdirSync(dirname(target), { recursive: true })
  try {
    renameSync(from, target)
  } catch (error) {
    if (!existsSync(join(target, 'package.json'))) throw error
  }
}

function couldNot(name, complaint) {
  console.error(complaint.trim())
  return `${name} could not be installed. Check the network connection and try again.`
}
