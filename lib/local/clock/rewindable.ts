/** A clock that can be set to an instant of the past and let go again: so a history can happen before the first visitor. */
export function rewindable(clock: () => Date) {
  let instant: Date | undefined
  return {
    now: () => instant ?? clock(),
    setTo(at: string) {
      instant = new Date(at)
    },
    letGo() {
      instant = undefined
    },
  }
}

export type Rewindable = ReturnType<typeof rewindable>
