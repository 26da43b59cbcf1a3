import { aliasExists, userNotFound, usernameExists } from './errors.ts'
import type { User } from './pool-state.ts'

export type Users = ReturnType<typeof createUsers>

type UserChange = Partial<Omit<User, 'sub' | 'createdAt'>>

export const isEmailVerified = (user: User) => user.attributes.email_verified === 'true'

/** The pool's accounts, found by `sub` or by e-mail address in any case. */
export function createUsers(initial: User[], changed: () => void, now: () => number) {
  const bySub = new Map(initial.map((user) => [user.sub, user]))
  const subByEmail = new Map(initial.map((user) => [user.attributes.email.toLowerCase(), user.sub]))

  function find(name: string): User | undefined {
    return bySub.get(subByEmail.get(name.toLowerCase()) ?? name)
  }

  function get(name: string): User {
    const user = find(name)
    if (!user) throw userNotFound()
    return user
  }

  /** The account that an identity of another provider is linked to. */
  function findIdentity(providerName: string, userId: string): User | undefined {
    for (const user of bySub.values())
      if (user.identities?.some((own) => own.providerName === providerName && own.userId === userId))
        return user
    return undefined
  }

  function add(user: User) {
    if (bySub.has(user.sub) || find(user.attributes.email)) throw usernameExists()
    bySub.set(user.sub, user)
    subByEmail.set(user.attributes.email.toLowerCase(), user.sub)
    changed()
  }

  function assertEmailIsFree(email: string, user: User) {
    const owner = find(email)
    if (owner && owner !== user) throw aliasExists()
  }

  function change(user: User, values: UserChange) {
    const email = values.attributes?.email
    if (email !== undefined) {
      assertEmailIsFree(email, user)
      subByEmail.delete(user.attributes.email.toLowerCase())
      subByEmail.set(email.toLowerCase(), user.sub)
    }
    Object.assign(user, values, { modifiedAt: new Date(now()).toISOString() })
    changed()
  }

  function remove(user: User) {
    bySub.delete(user.sub)
    subByEmail.delete(user.attributes.email.toLowerCase())
    changed()
  }

  const all = () => [...bySub.values()]

  return { find, get, findIdentity, add, change, remove, all, assertEmailIsFree }
}
