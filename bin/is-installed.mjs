// Plain JavaScript for any Node from 20 on, like the script that it belongs to.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells whether npm has installed what the lock file says, for this machine: it writes down what is there once it has
 * finished. Packages for other machines may be missing.
 */
export function isInstalled(root, machine = thisMachine()) {
  const noted = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(noted)) return false
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(noted)
  return (
    Object.keys(present).every((path) => path in wanted && existsSync(join(root, path, 'package.json'))) &&
    Object.entries(wanted).every(([path, entry]) =>
      path in present ? isSame(entry, present[path]) : path === '' || mayBeMissing(entry, machine),
    )
  )
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity

/** What names no machine is optional for the sake of something else, which npm left out. */
function mayBeMissing({ optional, os, cpu, libc }, machine) {
  if (!optional) return false
  const isForThisMachine =
    fits(os, machine.os) && fits(cpu, machine.cpu) && (!libc || fits(libc, machine.libc()))
  return !((os || cpu) && isForThisMachine)
}

/** As npm reads such a list: `!win32` is everything but Windows. */
const fits = (names, name) =>
  !names ||
  (!names.includes(`!${name}`) && (names.every((one) => one.startsWith('!')) || names.includes(name)))

const thisMachine = () => ({
  os: process.platform,
  cpu: process.arch,
  libc: () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'),
})
