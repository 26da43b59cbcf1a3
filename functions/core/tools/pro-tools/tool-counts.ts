import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { UserId } from '#shared/platform/users/user.ts'

const counted = z.optional(z.int())
const ToolCounts = z.object({
  userId: UserId,
  drivers: counted,
  projects: counted,
  diagrams: counted,
  shares: counted,
  version: z.int(),
})
type Counted = Exclude<keyof z.infer<typeof ToolCounts>, 'userId' | 'version'>

/** The number of things a member keeps in the pro tools, by kind. */
export const toolCounts = entity({
  name: 'tool-count',
  erasure: 'with the member',
  schema: ToolCounts,
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'TOOL_QUOTA' }),
})

const counting = (userId: string, of: Counted, by: number) =>
  addTo(toolCounts, { userId, [of]: by, version: 1 }, of).item.Update

/** Counts `by` more, unless there would be more than `most`. */
export function countMore(userId: string, of: Counted, by: number, most: number, full: () => Error): Write {
  const update = counting(userId, of, by)
  return {
    item: {
      Update: {
        ...update,
        ConditionExpression: `attribute_not_exists(#${of}) OR #${of} <= :most`,
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':most': most - by },
      },
    },
    refused: full,
  }
}

/** Counts `by` more while as many are counted as were read; otherwise the caller begins again. */
export function countMoreThan(userId: string, of: Counted, by: number, read: number | undefined): Write {
  const update = counting(userId, of, by)
  return {
    item: {
      Update: {
        ...update,
        ConditionExpression: read === undefined ? `attribute_not_exists(#${of})` : `#${of} = :read`,
        ExpressionAttributeValues: {
          ...update.ExpressionAttributeValues,
          ...(read !== undefined && { ':read': read }),
        },
      },
    },
    refused: concurrentChange,
  }
}

/** Several kinds together: a transaction takes the item of a member once. */
export const countOneLess = (userId: string, ...of: [Counted, ...Counted[]]): Write =>
  addTo(toolCounts, { userId, ...Object.fromEntries(of.map((kind) => [kind, -1])), version: 1 }, ...of)
