import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** One write of a transaction, and what it means when its condition does not hold. */
export type Write = { item: TransactItem; refused?: () => Error }
