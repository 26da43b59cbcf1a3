type Go = (to: string | { pathname?: string }, ...rest: never[]) => void
type Navigator = { push: Go; replace: Go }

/** Receives a navigation and decides later whether to allow it. */
type Hold = (leave: () => void) => void

const holds: Hold[] = []
let release: () => void = () => undefined

/**
 * While anything holds, every navigation is handed to the newest holder. Returns a function that ends the
 * hold.
 */
export function holdNavigation(navigator: object, hold: Hold): () => void {
  if (holds.push(hold) === 1) {
    const ends = [holdLinks(navigator as Navigator), holdHistory()]
    release = () => {
      for (const end of ends) end()
    }
  }
  return () => {
    holds.splice(holds.indexOf(hold), 1)
    if (holds.length === 0) release()
  }
}

const ask = (leave: () => void) => holds.at(-1)?.(leave)

const pathOf = (to: string | { pathname?: string }) =>
  typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname)

/** The declarative router has no blocker, but everything that navigates goes through its navigator. */
function holdLinks(navigator: Navigator): () => void {
  const { push, replace } = navigator
  const guarded =
    (go: Go): Go =>
    (to, ...rest) => {
      if (pathOf(to) === location.pathname) go.call(navigator, to, ...rest)
      else ask(() => go.call(navigator, to, ...rest))
    }
  Object.assign(navigator, { push: guarded(push), replace: guarded(replace) })
  return () => void Object.assign(navigator, { push, replace })
}

/** The place of an entry in the history of this tab, as the router numbers them. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/**
 * The browser has already gone back when it says so: it is sent forward again until the answer is known. The page's
 * first script asks here, ahead of the router.
 */
function holdHistory(): () => void {
  const { pathname } = location
  let place = placeOf(history.state)
  let mode: 'watching' | 'returning' | 'leaving' = 'watching'
  const onMove = (event: Event) => {
    const state = (event as CustomEvent).detail
    if (mode === 'leaving') return
    if (mode === 'returning') {
      mode = 'watching'
      event.preventDefault()
    } else if (location.pathname === pathname) {
      place = placeOf(state)
    } else {
      event.preventDefault()
      const steps = placeOf(state) - place
      mode = 'returning'
      history.go(-steps)
      ask(() => {
        mode = 'leaving'
        history.go(steps)
      })
    }
  }
  addEventListener('beforepopstate', onMove)
  return () => removeEventListener('beforepopstate', onMove)
}
