import { setSession, unknownSession } from './session-store.ts'

/** Asks once more who is here, after no one was heard. */
export function askAgain(): void {
  setSession(unknownSession)
  void import('./load-session.ts').then(({ loadSession }) => loadSession())
}
