import type { Refusal } from '#shared/refusal.ts'
import type { ClassRole } from './class-work.ts'

/** Everyone who may lead a class, and who competes in it. */
export type Leaders = {
  entrantIds: readonly string[]
  headJudgeIds: readonly string[]
  organizerIds: readonly string[]
}

type Person = { userId: string; roles: readonly ClassRole[] }
type Act = 'publish' | 'sign' | 'void'

const objects: Record<Act, string> = {
  publish: 'publish its places',
  sign: 'sign its places',
  void: 'void its runs',
}

const neutral = (ids: readonly string[], { entrantIds }: Leaders) =>
  ids.filter((id) => !entrantIds.includes(id))

/**
 * Explains why a person who competes in a class takes no decision about its places; undefined if they do not compete.
 * Another head judge decides, otherwise the organizer, and where all of them compete, an administrator.
 */
export function competesRefusal(
  { userId }: Pick<Person, 'userId'>,
  leaders: Leaders,
  act: Act,
): Refusal<'own_class'> | undefined {
  if (!leaders.entrantIds.includes(userId)) return undefined
  const who =
    neutral(leaders.headJudgeIds, leaders).length > 0
      ? 'Another head judge'
      : neutral(leaders.organizerIds, leaders).length > 0
        ? 'The organizer'
        : 'An administrator'
  return { code: 'own_class', message: `You compete in this class. ${who} must ${objects[act]}.` }
}

/** Tells whether someone decides as the head judge: also an organizer where every head judge of the class competes. */
export const actsAsHeadJudge = ({ roles }: Pick<Person, 'roles'>, leaders: Leaders): boolean =>
  roles.includes('head_judge') ||
  (roles.includes('organizer') &&
    leaders.headJudgeIds.length > 0 &&
    neutral(leaders.headJudgeIds, leaders).length === 0)
