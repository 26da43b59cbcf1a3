/** What an answer says, as it travels. */
// biome-ignore lint/suspicious/noExplicitAny: A bench reads answers of all routes, and looks at what it names alone.
export type Answer = any

/** What a read must hold to be measured: one that answers with nothing is fast. */
export type Right = { what: string; holds: (answer: Answer) => boolean }

/** Just so many items, all of which fit; `inOrder`: no one comes before the one ahead of it. */
export const page = (
  count: number,
  what: string,
  fits: (item: Answer, place: number) => boolean,
  inOrder?: (one: Answer, next: Answer) => boolean,
): Right => ({
  what: `${count} ${what}`,
  holds: ({ items = [] }) =>
    items.length === count &&
    items.every(fits) &&
    (!inOrder || items.slice(1).every((next: Answer, at: number) => inOrder(items[at], next))),
})

export const one = (what: string, holds: (answer: Answer) => boolean): Right => ({ what, holds })

const longestShown = 300

/** Fails the bench where an answer is not the right one, and says what it would be. */
export function assertRight(name: string, { what, holds }: Right, body: string): void {
  if (holds(JSON.parse(body))) return
  throw new Error(`"${name}" must answer ${what}, and answered: ${body.slice(0, longestShown)}`)
}
