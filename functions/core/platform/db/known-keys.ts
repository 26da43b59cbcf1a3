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

/** A stored list, such as of keys of a choice, without what the code does not know. */
export const knownOf = <T>(one: z.ZodMiniType<T>) =>
  z.pipe(
    z.array(z.unknown()),
    z.pipe(
      z.transform((stored: unknown[]) => stored.filter((item) => z.safeParse(one, item).success)),
      z.array(one),
    ),
  )

/** A stored key of a choice; left out where the code does not know it. */
export const knownOne = <T>(choice: z.ZodMiniType<T>) => z.catch(z.optional(choice), undefined)
