import { AsyncLocalStorage } from 'node:async_hooks'
import { allFunctions, type PlatformFunctionEntry } from '#lib/bundle/functions.ts'

/** The role a function runs as: it may do what its infra names, like its role on AWS, and nothing else. */
export type Role = PlatformFunctionEntry

const byEntry = new Map(allFunctions().map((role) => [role.infra.entry, role]))
const running = new AsyncLocalStorage<Role>()

/** Runs the function whose file below `functions/` this is, in its role. */
export function inRole<Answer>(entry: string, run: () => Answer): Answer {
  const role = byEntry.get(entry)
  if (!role) throw new Error(`No infra names functions/${entry}.`)
  return running.run(role, run)
}

/** The running function; undefined while the laptop cloud itself is at work. */
export const runningRole = (): Role | undefined => running.getStore()

const keyPrefix = 'local-'
const byKey = new Map([...byEntry.values()].map((role) => [accessKeyOf(role), role]))

/** Returns the key a function signs with, so that the service it calls knows the caller. */
export function accessKeyOf({ name }: Role): string {
  return `${keyPrefix}${name}`
}

export const roleOfKey = (accessKeyId: string): Role | undefined => byKey.get(accessKeyId)

/** The key of a request that is signed in its headers. */
export const signingKey = (authorization = '') => /Credential=([^,/\s]+)\//.exec(authorization)?.[1]
