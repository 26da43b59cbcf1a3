import * as z from 'zod/mini'

type Choice = Readonly<Record<string, string>>

/**
 * A stored record by keys of a choice. A key that the code does not know is ignored: a release that is taken back, or
 * one that drops a key, must be able to read what another wrote.
 */
export const knownKeys = <E extends Choice, V>(choice: z.ZodMiniEnum<E>, value: z.ZodMiniType<V>) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.pipe(
      z.transform((stored: Record<string, unknown>) =>
        Object.fromEntries(Object.entries(stored).filter(([key]) => z.safeParse(choice, key).success)),
      ),
      z.partialRecord(choice, value),
    ),
  )

/** A stored list of keys of a choice, without those that the code does not know. */
export const knownOf = <E extends Choice>(choice: z.ZodMiniEnum<E>) =>
  z.pipe(
    z.array(z.string()),
    z.pipe(
      z.transform((stored: string[]) => stored.filter((key) => z.safeParse(choice, key).success)),
      z.array(choice),
    ),
  )
