import { kept } from '#web/lib/kept.ts'
import { storedUser } from './stored-session.ts'

const key = () => `desk_unsent.${storedUser()}`

/** Keeps how much has not been sent yet, so that a logout on any page can say so. */
export function keepUnsent(count: number): void {
  if (count > 0) kept.set(key(), String(count))
  else kept.remove(key())
}

const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** What is said before a logout; undefined where everything was sent. */
export function unsentSentence(): string | undefined {
  const count = Number(kept.get(key()) ?? 0)
  if (!(count > 0)) return undefined
  const said = words[count - 1] ?? String(count)
  return count === 1
    ? 'One check-in has not been sent yet. Send it before you log out.'
    : `${said} check-ins have not been sent yet. Send them before you log out.`
}
