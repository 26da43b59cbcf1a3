/** The time after an action during which the live notification of the same event may still come. */
const graceMs = 60_000

/** The events that an action of this page tells of itself: when it is done, or when it is refused. */
export type Tells = { done?: readonly string[]; refused?: readonly string[] }

type Action = { events: ReadonlySet<string>; held: { event: string; tell: () => void }[] }

const running = new Set<Action>()
const toldAt = new Map<string, number>()

/** Runs an action that reports its outcome on this page, so its notification is not shown here again. */
export async function tellingOf<T>({ done = [], refused = [] }: Tells, act: () => Promise<T>): Promise<T> {
  const action: Action = { events: new Set([...done, ...refused]), held: [] }
  const end = (told: readonly string[]) => {
    running.delete(action)
    for (const event of told) toldAt.set(event, Date.now())
    for (const { event, tell } of action.held) unlessToldOnThisPage(event, tell)
  }
  running.add(action)
  try {
    const answer = await act()
    end(done)
    return answer
  } catch (error) {
    end(refused)
    throw error
  }
}

/**
 * Reports an event that happened somewhere, unless an action of this page reports it. While such an action runs it is
 * not known yet whether it will.
 */
export function unlessToldOnThisPage(event: string | undefined, tell: () => void): void {
  const action = event !== undefined && [...running].find(({ events }) => events.has(event))
  if (action) action.held.push({ event: event ?? '', tell })
  else if (Date.now() - (toldAt.get(event ?? '') ?? Number.NEGATIVE_INFINITY) >= graceMs) tell()
}
