import { users } from '#core/platform/users/users.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { callers } from './access-policy.ts'
import { Client } from './client.ts'
import { loggedIn } from './logged-in.ts'
import { newMember } from './new-member.ts'
import type { AnyRouteFixture } from './noun-fixture.ts'
import { changeUser, userIdOf } from './records.ts'
import { signIn } from './sign-in.ts'

/** The callers of each kind: their demo accounts, and the members that routes want in the place of those. */
export function accessCallers(url: string) {
  const clients = new Map<string, Promise<Client>>()
  const sharedDoubles = new Map<string, Promise<Client>>()

  function clientOf(kind: string): Promise<Client> {
    const caller = callers[kind]
    return kept(clients, kind, async () => (caller ? signIn(url, caller.account) : new Client(url)))
  }

  function callerOf(kind: string, wanted: AnyRouteFixture['caller']): Promise<Client> {
    if (wanted === 'new') return doubleOf(kind)
    return wanted ? kept(sharedDoubles, kind, () => doubleOf(kind)) : clientOf(kind)
  }

  /** A member of the same kind that no other test knows. */
  async function doubleOf(kind: string): Promise<Client> {
    const original =
      callers[kind] && (await users.get({ id: demoUserId(`${callers[kind].account}@demo.test`) }))
    if (!original) return clientOf(kind)
    const { client } = await loggedIn(url, newMember(url))
    const { membershipType, status, registrationCompleted } = original
    await changeUser(userIdOf(client), { membershipType, status, registrationCompleted })
    return client
  }

  return { clientOf, callerOf }
}

function kept(
  known: Map<string, Promise<Client>>,
  kind: string,
  make: () => Promise<Client>,
): Promise<Client> {
  const client = known.get(kind) ?? make()
  known.set(kind, client)
  return client
}
