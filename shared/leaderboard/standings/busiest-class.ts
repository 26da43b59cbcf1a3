type Busy = { competitors: number }

/** The class with the most competitors, the first of several; undefined where no one is ranked. */
export const busiestClass = <T extends Busy>(classes: readonly T[]): T | undefined =>
  classes.reduce<T | undefined>(
    (most, one) => (one.competitors > (most?.competitors ?? 0) ? one : most),
    undefined,
  )
