import { documents } from '#core/db/client.ts'

const name = 'beforeNextWrite'

/** Lets something else happen after this process has read what it decides by, right before it writes the next time. */
export function beforeNextWrite(happens: () => Promise<unknown>): void {
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (!('TransactItems' in args.input)) return next(args)
      documents().middlewareStack.remove(name)
      await happens()
      return next(args)
    },
    { step: 'initialize', name, priority: 'high' },
  )
}
