import * as z from 'zod/mini'

const maxPageSize = 100

/** The query of every list. `cursor` is what the previous page returned; it is opaque. */
export const pageQuery = (defaultLimit: number) => ({
  cursor: z.optional(z.string().check(z.maxLength(1024))),
  limit: z._default(
    z.coerce.number().check(z.int('Must be a whole number'), z.gte(1), z.lte(maxPageSize)),
    defaultLimit,
  ),
})

export const Page = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.optional(z.string()) })

export type Page<T> = { items: T[]; nextCursor?: string | undefined }
