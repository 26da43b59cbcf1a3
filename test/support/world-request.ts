import { users } from '#core/platform/users/users.ts'

/** A request of a member to a use-case of this process, at the time of a world. */
export async function worldRequest(
  world: { now(): string | Promise<string> },
  userId: string,
  given: object,
): Promise<never> {
  return {
    actor: { userId, user: await users.get({ id: userId }, { consistent: true }) },
    now: await world.now(),
    requestId: crypto.randomUUID(),
    remember: () => [],
    ...given,
  } as never
}
