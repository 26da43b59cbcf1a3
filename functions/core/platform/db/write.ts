import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** One write of a transaction, and what it means when its condition does not hold. */
export type Write = {
  item: TransactItem
  refused?: () => Error
  /** When several conditions fail, this one explains what happened. */
  decides?: true
  /** For a counter: several changes become one, since a transaction takes an item once. */
  counter?: { name: string; by: number; change: (by: number) => Write }
}
