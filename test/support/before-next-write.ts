import { documents } from '#core/platform/db/client.ts'

const name = 'beforeNextWrite'

const isTransaction = (input: object) => 'TransactItems' in input

/**
 * Makes something else happen after this process has read the data for its decision, right before its next
 * write.
 */
export function beforeNextWrite(
  happens: () => Promise<unknown>,
  isMeant: (input: object) => boolean = isTransaction,
): void {
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (!isMeant(args.input)) return next(args)
      documents().middlewareStack.remove(name)
      await happens()
      return next(args)
    },
    { step: 'initialize', name, priority: 'high' },
  )
}
