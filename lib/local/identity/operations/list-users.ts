import * as z from 'zod/mini'
import { triggerAttributes } from '#lib/local/identity/attributes.ts'
import { invalidParameter } from '#lib/local/identity/errors.ts'
import { adminOperation } from '#lib/local/identity/operation.ts'
import type { User } from '#lib/local/identity/pool-state.ts'
import { describeUser } from './admin.ts'

const largestPage = 60

export const listUsers = adminOperation(
  {
    Filter: z.optional(z.string()),
    Limit: z.optional(z.int().check(z.gte(0), z.lte(largestPage))),
    PaginationToken: z.optional(z.string()),
  },
  (pool, { Filter, Limit, PaginationToken = '' }) => {
    const matches = Filter ? readFilter(Filter) : () => true
    const after = Buffer.from(PaginationToken, 'base64url').toString()
    const found = pool.users
      .all()
      .filter((user) => user.sub > after && matches(user))
      .sort((one, other) => (one.sub < other.sub ? -1 : 1))
    const page = found.slice(0, Limit || largestPage)
    const last = page.length < found.length ? page.at(-1) : undefined
    return {
      Users: page.map(describeUser),
      ...(last ? { PaginationToken: Buffer.from(last.sub).toString('base64url') } : {}),
    }
  },
)

/** One `attribute = "value"` or `attribute ^= "start"`; addresses compare in any case, like sign-in does. */
function readFilter(filter: string): (user: User) => boolean {
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? []
  if (name === undefined || quoted === undefined)
    throw invalidParameter('One or more parameters are invalid.')
  const normal = (value: string) => (name === 'email' ? value.toLowerCase() : value)
  const wanted = normal(quoted.replace(/\\(.)/g, '$1'))
  return (user) => {
    const values: Record<string, string> = {
      ...triggerAttributes(user),
      username: user.sub,
      status: user.enabled ? 'Enabled' : 'Disabled',
    }
    const value = normal(values[name] ?? '')
    return operator === '=' ? value === wanted : value.startsWith(wanted)
  }
}
