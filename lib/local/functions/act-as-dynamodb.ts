import { documents } from '#core/platform/db/client.ts'
import type { DynamoCommand } from '../database/dynamo-command.ts'
import { dynamodbRefusal } from '../database/dynamodb-refusal.ts'
import { exactBeginning } from '../database/key-condition.ts'

/**
 * Refuses what DynamoDB refuses and the bundled engine carries out, and asks the engine so that it answers as DynamoDB
 * does: what works on the laptop only would fail for members.
 */
export function actAsDynamodb(client = documents()): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      const command = args.input as DynamoCommand
      const refusal = dynamodbRefusal(command)
      if (refusal) throw Object.assign(new Error(refusal), { name: 'ValidationException' })
      return next({ ...args, input: exactBeginning(command) as typeof args.input })
    },
    { step: 'initialize', name: 'actAsDynamodb', override: true },
  )
}
