import { setSession, unknownSession } from './session-store.ts'

/** Asks again who is here, after no one answered. */
export function askAgain(): void {
  setSession(unknownSession)
  void import('./load-session.ts').then(({ loadSession }) => loadSession())
}
