/** A part of saved work that only the permission for all of the pro tools allows. */
export type ProPart = {
  /** Equal for equal parts. */
  what: string
  /** Its place in what the tool saves. */
  path: string
  /** Says what it is, and what a member without the permission can do. */
  message: string
}

export const proPart = (what: string, path: string, name: string, instead: string): ProPart => ({
  what,
  path,
  message: `${name}: this is part of the Pro membership. ${instead}, or choose Pro.`,
})

/** Returns the first part that was not there before: when a membership ends, only adding stops. */
export function addedProPart(
  parts: readonly ProPart[],
  before: readonly ProPart[] = [],
): ProPart | undefined {
  const left = before.map(({ what }) => what)
  return parts.find(({ what }) => {
    const at = left.indexOf(what)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
