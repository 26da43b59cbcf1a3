import { documents } from '#core/db/client.ts'

const name = 'beforeNextWrite'

const isTransaction = (input: object) => 'TransactItems' in input

/** Lets something else happen after this process has read what it decides by, right before it writes the next time. */
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
